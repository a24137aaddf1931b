// Under the top bar while the network is gone, or the server has no answer for what is on screen. What it says is fetched while there still is one.
import { hasStaleData, network } from '../../../core/api/freshness.ts'
import { laterPart } from '../../../ui/layer/later-part.ts'
import { useLater } from '../../../ui/layer/use-later.ts'
import { useStore } from '../../../ui/use-store.ts'
import styles from './OfflineBanner.module.css'

const notice = laterPart(() => import('./OfflineNotice.tsx').then((part) => part.OfflineNotice))

export function OfflineBanner() {
  const isOnline = useStore(network)
  const isStale = useStore(hasStaleData)
  const Notice = useLater(notice)
  // The place is always there: the worker keeps it free on a screen that it answers without a network.
  return (
    <div className={styles.place} role="status">
      {(!isOnline || isStale) && Notice && <Notice isOnline={isOnline} />}
    </div>
  )
}
