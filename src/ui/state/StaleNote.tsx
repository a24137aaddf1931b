// 更新于 21:25:08, or how old it is when it is not fresh. Stale is never shown as live.
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { LiveDot } from '../figure/LiveDot.tsx'
import styles from './StaleNote.module.css'

export interface StaleNoteProps {
  /** Fresh from the network: a quiet green dot; else warn. Null: fresh, and nothing that could change by itself. */
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
