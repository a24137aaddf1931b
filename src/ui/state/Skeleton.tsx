// Placeholder bars in the final geometry while data loads. They appear after 150 ms, so that a fast response shows none.
import type { CSSProperties } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Skeleton.module.css'

export interface SkeletonProps {
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  round?: boolean
  className?: string
}

export function Skeleton({ width = '100%', height = 12, round, className }: SkeletonProps) {
  return <span className={classNames(styles.bar, round && styles.round, className)} style={{ width, height }} aria-hidden="true" />
}

export interface SkeletonRowsProps {
  /** Number of rows, six by default. */
  count?: number
  /** Height of a row. */
  height?: number
  /** 数据加载中: announced immediately, visible if loading takes long. */
  label: string
}

/** Placeholder rows of a list. */
export function SkeletonRows({ count = 6, height = 52, label }: SkeletonRowsProps) {
  return (
    <div className={styles.rows} role="status" aria-label={label}>
      {Array.from({ length: Math.min(count, 6) }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical
        <div key={row} className={styles.row} style={{ minHeight: height }}>
          <Skeleton width={44} />
          <Skeleton width={`${34 + ((row * 17) % 23)}%`} />
          <Skeleton width={28} className={styles.end} />
        </div>
      ))}
      <p className={styles.slow} aria-hidden="true">
        {label}
      </p>
    </div>
  )
}
