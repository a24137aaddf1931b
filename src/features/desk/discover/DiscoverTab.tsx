// Discovery: hot searches and recommended groups.
import styles from '../parts/Desk.module.css'
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
