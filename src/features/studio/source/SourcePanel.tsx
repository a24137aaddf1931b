// Where the picture comes from: OBS with address and key, or this browser.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { useWide } from '../../match/use-wide.ts'
import { publisher } from '../ingest/publisher.ts'
import styles from '../Studio.module.css'
import { useStudioRead } from '../use-studio-read.ts'
import { BrowserSource } from './BrowserSource.tsx'
import { ObsSource } from './ObsSource.tsx'

export function SourcePanel() {
  const { t } = useLingui()
  const { phase } = useStore(publisher)
  // A phone has a camera, and no OBS.
  const isPhone = !useWide()
  const [chosen, setWay] = useState<'obs' | 'browser' | null>(phase === 'idle' ? null : 'browser')
  const way = chosen ?? (isPhone || phase !== 'idle' ? 'browser' : 'obs')
  const read = useStudioRead('GET api/Live/getLiveUrl')
  const obs = { value: 'obs' as const, label: t`OBS 等软件` }
  const browser = { value: 'browser' as const, label: t`浏览器` }
  return (
    <Panel padded aria-labelledby="source">
      <SectionHead id="source" title={<Trans>推流</Trans>} />
      <div className={styles.column}>
        <Segmented<'obs' | 'browser'>
          label={t`用什么推流`}
          value={way}
          onChange={setWay}
          options={isPhone ? [browser, obs] : [obs, browser]}
        />
        {!read.data ? (
          read.isError ? (
            <ErrorState onRetry={() => void read.refetch()} />
          ) : (
            <SkeletonRows count={3} label={t`数据加载中，请稍候！`} />
          )
        ) : way === 'obs' ? (
          <ObsSource live={read.data} />
        ) : (
          <BrowserSource live={read.data} />
        )}
      </div>
    </Panel>
  )
}
