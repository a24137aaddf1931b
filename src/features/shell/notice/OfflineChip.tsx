// 离线 in the top bar while the network is gone: visible even after the banner has scrolled away. Phones show only the icon.
import { Trans } from '@lingui/react/macro'
import { WifiOff } from 'lucide-react'
import { network } from '../../../core/api/freshness.ts'
import { useStore } from '../../../ui/use-store.ts'
import styles from './OfflineChip.module.css'

export function OfflineChip() {
  if (useStore(network)) return null
  return (
    <span className={styles.chip} data-chip="offline">
      <WifiOff size={16} aria-hidden="true" />
      <span className={styles.word}>
        <Trans>离线</Trans>
      </span>
    </span>
  )
}
