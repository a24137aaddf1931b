// Where the picture comes from: OBS with address and key, or this browser.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { publisher } from '../ingest/publisher.ts'
import styles from '../Studio.module.css'
import { useStudioRead } from '../use-studio-read.ts'
import { BrowserSource } from './BrowserSource.tsx'
import { ObsSource } from './ObsSource.tsx'

export function SourcePanel() {
  const { t } = useLingui()
  const { phase } = useStore(publisher)
  const [way, setWay] = useState<'obs' | 'browser'>(phase === 'idle' ? 'obs' : 'browser')
  const read = useStudioRead('GET api/Live/getLiveUrl')
  return (
    <Panel padded aria-labelledby="source">
      <SectionHead id="source" title={<Trans>推流</Trans>} />
      <div className={styles.column}>
        <Segmented<'obs' | 'browser'>
          label={t`用什么推流`}
          value={way}
          onChange={setWay}
          options={[
            { value: 'obs', label: t`OBS 等软件` },
            { value: 'browser', label: t`浏览器` },
          ]}
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
