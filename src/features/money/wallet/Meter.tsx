// A progress bar with a label and figures.
import { type ReactNode, useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import styles from './Meter.module.css'

interface MeterProps {
  name: ReactNode
  note: ReactNode
  /** 0 to 1; larger values count as 1. */
  value: number
  /** Warning style near the limit. */
  warn?: boolean
}

export function Meter({ name, note, value, warn }: MeterProps) {
  const id = useId()
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 1_000) / 10
  return (
    <div className={styles.meter}>
      <p id={id} className={styles.words}>
        <b>{name}</b>
        <span>{note}</span>
      </p>
      <span
        className={classNames(styles.track, warn && styles.warn)}
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={Math.floor(percent)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <i style={{ inlineSize: `${percent}%` }} />
      </span>
    </div>
  )
}
