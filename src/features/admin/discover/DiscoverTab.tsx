// Discovery: hot searches and recommended groups.
import styles from '../parts/Admin.module.css'
import { HotSearchPanel } from './HotSearchPanel.tsx'
import { RecommendedGroups } from './RecommendedGroups.tsx'

export function DiscoverTab() {
  return (
    <div className={styles.stack}>
      <HotSearchPanel />
      <RecommendedGroups />
    </div>
  )
}
