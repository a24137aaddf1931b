// A labelled figure, linked to its tab.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import type { AdminTab } from '../admin-tab.ts'
import styles from './Overview.module.css'

interface FigureProps {
  word: string
  value: string
  note?: ReactNode
  /** Muted style for a figure that needs no attention. */
  isQuiet?: boolean
  to: { tab: AdminTab }
}

export function Figure({ word, value, note, isQuiet = false, to }: FigureProps) {
  return (
    <li>
      <Link to="/desk" search={to} className={classNames(styles.figure, isQuiet && styles.quiet)}>
        <span className={styles.word}>{word}</span>
        <Num strong className={styles.value}>
          {value}
        </Num>
        {note && <span className={styles.note}>{note}</span>}
      </Link>
    </li>
  )
}
