// Banner below the top bar while the network is gone, or while the server returns nothing for the current page. Its content loads while the
// network is still available.
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
  // Always in the DOM: the service worker reserves its space on a page that it serves offline.
  return (
    <div className={styles.place} role="status">
      {(!isOnline || isStale) && Notice && <Notice isOnline={isOnline} />}
    </div>
  )
}
