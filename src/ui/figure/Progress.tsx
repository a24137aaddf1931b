// A progress bar, in integer percent.
import { Num } from './Num.tsx'
import styles from './Progress.module.css'

export interface ProgressProps {
  /** What is in progress, for screen readers. */
  label: string
  percent: number
}

export function Progress({ label, percent }: ProgressProps) {
  return (
    <span className={styles.row}>
      <progress className={styles.bar} max={100} value={percent} aria-label={label} />
      <Num>{percent}%</Num>
    </span>
  )
}
