// Offline content of this device: every pack with its size and age, with buttons that refresh or delete it.
import { Trans } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import { useEffect } from 'react'
import { network } from '../../core/api/freshness.ts'
import { packNames } from '../../core/packs/packs.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Panel } from '../../ui/frame/Panel.tsx'
import { SectionHead } from '../../ui/frame/SectionHead.tsx'
import { useStore } from '../../ui/use-store.ts'
import styles from './OfflinePacks.module.css'
import { PackBudget } from './PackBudget.tsx'
import { PackRow } from './PackRow.tsx'
import { packStore, refreshAll } from './pack-store.ts'

export function OfflinePacks() {
  const state = useStore(packStore)
  const isOnline = useStore(network)
  const isBusy = state.activity.size > 0
  const { loaded } = state
  // A link to #offline navigates before the panel exists, so scroll once it has loaded.
  useEffect(() => {
    if (loaded && window.location.hash === '#offline') document.getElementById('offline')?.scrollIntoView()
  }, [loaded])
  const shown = packNames.filter((name) => name === 'articles' || state.names.includes(name))
  return (
    <Panel padded id="offline" aria-labelledby="offline-title">
      <SectionHead
        id="offline-title"
        title={<Trans>离线内容</Trans>}
        more={
          <Button size="sm" disabled={isBusy || !isOnline || state.blocked} onClick={() => void refreshAll()}>
            <RefreshCw size={14} />
            <Trans>全部更新</Trans>
          </Button>
        }
      />
      <p className={styles.about}>
        <Trans>存在这台设备上，没有网络时照样能看；每一处都会写明是多久以前的内容。</Trans>
      </p>
      {state.blocked ? (
        <p className={styles.warn} role="status">
          <Trans>浏览器禁止本站在这台设备上存储，离线内容不可用。比分和资讯在联网时照常。</Trans>
        </p>
      ) : (
        <>
          <PackBudget state={state} named />
          <ul className={styles.list}>
            {shown.map((name) => (
              <PackRow key={name} name={name} state={state} isOnline={isOnline} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}
