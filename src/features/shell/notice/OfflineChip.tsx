// 离线 in the desktop's top bar while the network is gone.
import { Trans } from '@lingui/react/macro'
import { WifiOff } from 'lucide-react'
import { network } from '../../../core/api/freshness.ts'
import { useStore } from '../../../ui/use-store.ts'
import styles from './OfflineChip.module.css'

export function OfflineChip() {
  if (useStore(network)) return null
  return (
    <span className={styles.chip}>
      <WifiOff size={16} />
      <Trans>离线</Trans>
    </span>
  )
}
