// A collapsible list of all levels with their thresholds.
import { type ReactNode, useState } from 'react'
import { classNames } from '../class-names.ts'
import styles from './LevelLadder.module.css'

interface LevelLadderProps {
  summary: ReactNode
  /** How to level up. */
  note?: ReactNode
  /** Accessible name of the list. */
  label: string
  /** The level reached. */
  level: number
  /** Level 1 first: its text, in two parts that are spaced apart. */
  steps: readonly ReactNode[]
  className?: string
}

export function LevelLadder({ summary, note, label, level, steps, className }: LevelLadderProps) {
  const [open, setOpen] = useState(false)
  return (
    <details className={classNames(styles.ladder, className)} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {note && <p>{note}</p>}
      <ol aria-label={label}>
        {open &&
          steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the level
            <li key={index} data-reached={index < level} aria-current={index + 1 === level ? 'step' : undefined}>
              {step}
            </li>
          ))}
      </ol>
    </details>
  )
}
