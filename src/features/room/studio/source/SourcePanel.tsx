// Source of the video: OBS with URL and key, or this browser. While one is on the air the other cannot be started.
import { Trans, useLingui } from '@lingui/react/macro'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { Segmented } from '../../../../ui/form/Segmented.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { ErrorState } from '../../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import { useWide } from '../../../match/use-wide.ts'
import { publisher } from '../ingest/publisher.ts'
import { StepTitle } from '../StepTitle.tsx'
import styles from '../Studio.module.css'
import { useStudioRead } from '../use-studio-read.ts'
import { BrowserSource } from './BrowserSource.tsx'
import { ObsSource } from './ObsSource.tsx'

type Way = 'obs' | 'browser'

interface SourcePanelProps {
  /** The source that is on the air; null: either can be started. */
  onAir: Way | null
  /** Number of this step before a broadcast. */
  step?: 2 | undefined
}

export function SourcePanel({ onAir, step }: SourcePanelProps) {
  const { t } = useLingui()
  const { phase } = useStore(publisher)
  // A phone has a camera, and no OBS.
  const isPhone = !useWide()
  const [chosen, setWay] = useState<Way | null>(phase === 'idle' ? null : 'browser')
  const way = chosen ?? (phase !== 'idle' ? 'browser' : (onAir ?? (isPhone ? 'browser' : 'obs')))
  const read = useStudioRead('GET api/Live/getLiveUrl')
  const lock = (own: Way) => (onAir !== null && onAir !== own ? <Lock size={14} aria-hidden="true" /> : undefined)
  const obs = { value: 'obs' as const, label: t`OBS 等软件`, icon: lock('obs') }
  const browser = { value: 'browser' as const, label: t`浏览器`, icon: lock('browser') }
  return (
    <Panel padded aria-labelledby="source">
      <SectionHead
        id="source"
        title={
          step ? (
            <StepTitle step={step}>
              <Trans>推流</Trans>
            </StepTitle>
          ) : (
            <Trans>推流</Trans>
          )
        }
      />
      <div className={styles.column}>
        <Segmented<Way> label={t`用什么推流`} value={way} onChange={setWay} options={isPhone ? [browser, obs] : [obs, browser]} />
        {!read.data ? (
          read.isLoadingError ? (
            <ErrorState onRetry={() => void read.refetch()} />
          ) : (
            <SkeletonRows count={3} label={t`数据加载中，请稍候！`} />
          )
        ) : way === 'obs' ? (
          <ObsSource live={read.data} locked={onAir === 'browser'} />
        ) : (
          <BrowserSource live={read.data} locked={onAir === 'obs'} />
        )}
      </div>
    </Panel>
  )
}
