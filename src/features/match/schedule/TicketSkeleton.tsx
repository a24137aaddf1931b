// Skeleton of the schedule: the header of a day, and bars in place of the tickets' time, league and teams.
import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../../../ui/state/Skeleton.tsx'
import styles from './TicketSkeleton.module.css'

/** Widths of the names, the same on every render. */
const widths = [
  [92, 106],
  [76, 90],
  [104, 84],
  [84, 96],
  [96, 78],
  [88, 100],
] as const

export function TicketSkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`数据加载中，请稍候！`}>
      <div className={styles.day}>
        <Skeleton width={36} />
        <Skeleton width={120} height={10} />
      </div>
      {widths.map(([home, away]) => (
        <div key={home} className={styles.row}>
          <span className={styles.time}>
            <Skeleton width={42} height={14} />
            <Skeleton width={34} height={10} />
          </span>
          <Skeleton width={84} height={10} className={styles.league} />
          <Skeleton width={home} className={styles.home} />
          <Skeleton width={away} className={styles.away} />
        </div>
      ))}
    </div>
  )
}
