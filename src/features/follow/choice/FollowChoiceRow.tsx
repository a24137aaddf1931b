// One follow in a list: its name, its alerts in one sentence, and the dialog to choose them.
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { alertSettings } from '../alert-settings.ts'
import { matchMarks } from '../match-marks.ts'
import { AlertChoiceEditor } from './AlertChoiceEditor.tsx'
import { alertSentence } from './alert-kind-messages.ts'
import { alertedKinds, type Followed, offeredKinds } from './alert-offer.ts'
import { useFollowList } from './device-choice.ts'
import styles from './FollowChoiceRow.module.css'

interface FollowChoiceRowProps {
  followed: Followed
  name: string
  /** Crest, league mark or icon. */
  mark?: ReactNode
}

export function FollowChoiceRow({ followed, name, mark }: FollowChoiceRowProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.row} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {mark}
        <span className={styles.words}>
          <b className={styles.name} translate="no">
            {name}
          </b>
          <small>
            <ChoiceSentence followed={followed} />
          </small>
        </span>
        <ChevronRight size={18} aria-hidden="true" />
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={name} text={t`提醒哪些动态`} width={440}>
        <AlertChoiceEditor followed={followed} name={name} />
      </Dialog>
    </>
  )
}

/** 进球、红牌、完场，赛前 30 分钟提醒: the alerts of a follow in one sentence. */
export function ChoiceSentence({ followed }: Pick<FollowChoiceRowProps, 'followed'>) {
  const settings = useStore(alertSettings)
  const { i18n } = useLingui()
  const follows = useFollowList(settings)
  const muted = useStore(matchMarks)[followed.id]?.muted === true
  if (followed.kind === 'match' && muted) return <Trans>已静音</Trans>
  return alertSentence(
    alertedKinds(followed, follows, settings),
    offeredKinds(followed),
    { sport: followed.sport, lead: settings.lead },
    i18n,
  )
}
