// A figure of the desk with its word, and the tab that it leads to.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Num } from '../../../ui/figure/Num.tsx'
import type { DeskTab } from '../desk-tab.ts'
import styles from './Overview.module.css'

interface FigureProps {
  word: string
  value: string
  note?: ReactNode
  to: { tab: DeskTab }
}

export function Figure({ word, value, note, to }: FigureProps) {
  return (
    <li>
      <Link to="/desk" search={to} className={styles.figure}>
        <span className={styles.word}>{word}</span>
        <Num strong className={styles.value}>
          {value}
        </Num>
        {note && <span className={styles.note}>{note}</span>}
      </Link>
    </li>
  )
}
