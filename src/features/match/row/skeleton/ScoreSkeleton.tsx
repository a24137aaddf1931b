// Skeleton of a list of scores: bars in place of time, teams and score.
import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../../../../ui/state/Skeleton.tsx'
import styles from './ScoreSkeleton.module.css'

/** Widths of the team names, so that the bars look like names and are the same on every render. */
const widths = [
  [92, 106],
  [76, 90],
  [104, 84],
  [84, 96],
  [96, 78],
] as const

export function ScoreSkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`数据加载中，请稍候！`}>
      <div className={styles.head}>
        <Skeleton width={20} height={20} />
        <Skeleton width={120} />
      </div>
      {widths.map(([home, away]) => (
        <div key={home} className={styles.row}>
          <span className={styles.time}>
            <Skeleton width={34} />
          </span>
          <span className={styles.home}>
            <Skeleton width={home} />
          </span>
          <span className={styles.score}>
            <Skeleton width={46} />
          </span>
          <span className={styles.away}>
            <Skeleton width={away} />
          </span>
        </div>
      ))}
    </div>
  )
}
