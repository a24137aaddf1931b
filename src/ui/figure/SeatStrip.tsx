// A row of seats: taken, today's, empty, upcoming. Check-in shows its seven days with it.
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { Num } from './Num.tsx'
import styles from './SeatStrip.module.css'

export interface Seat {
  key: string
  /** Above the seat: its day. */
  head: ReactNode
  /** Below the seat: a word or an amount. */
  foot: ReactNode
  /** On the back of a seat not taken yet. */
  sum: string
  state: 'taken' | 'today' | 'missed' | 'make-up' | 'later'
  /** The bonus at the end of the row. */
  last?: boolean
  /** The full description, for screen readers. */
  spokenLabel: string
  /** Makes the seat a button. */
  onPick?(): void
  disabled?: boolean
}

export function SeatStrip({ seats, label }: { seats: readonly Seat[]; label: string }) {
  return (
    <div className={styles.box}>
      <ol className={styles.seats} aria-label={label}>
        {seats.map((seat) => (
          <li
            key={seat.key}
            className={classNames(styles.seat, styles[seat.state], seat.last && styles.last)}
            data-seat={seat.state}
            aria-current={seat.state === 'today' ? 'date' : undefined}
          >
            {seat.onPick ? (
              <button type="button" className={styles.pick} aria-label={seat.spokenLabel} disabled={seat.disabled} onClick={seat.onPick}>
                <Drawn seat={seat} />
              </button>
            ) : (
              <>
                <VisuallyHidden>{seat.spokenLabel}</VisuallyHidden>
                <Drawn seat={seat} />
              </>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

function Drawn({ seat: { head, foot, sum, state } }: { seat: Seat }) {
  return (
    <span className={styles.drawn} aria-hidden="true">
      <span>{head}</span>
      <span className={styles.place}>
        <svg viewBox="0 0 48 48" className={styles.chair} aria-hidden="true">
          <path d="M11 6a4 4 0 0 1 4-4h18a4 4 0 0 1 4 4v20H11z" className={styles.back} />
          <path d="M7 26h34a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3v-5a3 3 0 0 1 3-3z" className={styles.base} />
          <path d="M12 37h4v9h-4zM32 37h4v9h-4z" className={styles.leg} />
        </svg>
        {state === 'taken' ? <Check className={styles.tick} /> : <Num className={styles.sum}>{sum}</Num>}
      </span>
      <span className={styles.foot}>{foot}</span>
    </span>
  )
}
