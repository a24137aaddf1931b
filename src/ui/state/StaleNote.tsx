// 更新于 21:25:08, or the age if the data is not fresh. Stale data is never shown as live.
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { LiveDot } from '../figure/LiveDot.tsx'
import styles from './StaleNote.module.css'

export interface StaleNoteProps {
  /** True: from the network, with a green dot; false: a warning. Null: fresh data that does not change by itself. */
  live: boolean | null
  children: ReactNode
  className?: string
}

export function StaleNote({ live, children, className }: StaleNoteProps) {
  return (
    <span className={classNames(styles.note, live === false && styles.stale, className)}>
      {live !== null && <LiveDot tone={live ? 'ok' : 'stale'} />}
      {children}
    </span>
  )
}
