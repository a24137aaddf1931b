// The guide: language and theme, teams and leagues, alerts and spoilers. Every choice applies immediately, so closing loses nothing. The
// state here (step, focus target) survives the remount of the steps on a language change.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { TeamRef } from '../../../contract/match/data.ts'
import { StepDialog } from '../../ui/layer/StepDialog.tsx'
import { guideMessages } from '../../ui/messages/guide-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'
import { endGuide } from './end-guide.ts'
import styles from './GuideDialog.module.css'
import { restoreFocus } from './guide-state.ts'
import { type Focus, GuideSteps } from './step/GuideSteps.tsx'

const steps = 3

export function GuideDialog({ onClose }: { onClose(): void }) {
  const { t } = useLingui()
  const [step, setStep] = useState(0)
  const [found, setFound] = useState<readonly TeamRef[]>([])
  const focus = useRef<Focus>(null)
  const place = step + 1
  // Deferred, because the dialog restores focus itself when it closes.
  useEffect(() => () => void setTimeout(restoreFocus), [])
  const end = (): void => {
    endGuide()
    onClose()
  }
  return (
    <StepDialog step={step} steps={steps} stepLabel={t`第 ${place} 步，共 ${steps} 步`} leave={<Trans>跳过</Trans>} onLeave={end}>
      <WithMessages catalogs={guideMessages} waiting={<div className={styles.waiting} />}>
        <GuideSteps
          step={step}
          focus={focus}
          found={found}
          onFind={(team) => setFound([...found.filter(({ id }) => id !== team.id), team])}
          onNext={() => {
            focus.current = 'title'
            setStep(step + 1)
          }}
          onEnd={end}
        />
      </WithMessages>
    </StepDialog>
  )
}
