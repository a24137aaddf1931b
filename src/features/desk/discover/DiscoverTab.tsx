// What people who look around find first: the hot searches, and the groups that are recommended.
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
