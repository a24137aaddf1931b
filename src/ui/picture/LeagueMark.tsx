// A league is a square tag: one white character on its colour.
import { classNames } from '../class-names.ts'
import styles from './LeagueMark.module.css'

export interface LeagueMarkProps {
  mark: string
  /** #rrggbb, dark enough for white text. */
  color: string
  size?: number
  className?: string
}

export function LeagueMark({ mark, color, size = 20, className }: LeagueMarkProps) {
  return (
    <span
      className={classNames(styles.mark, className)}
      style={{ width: size, height: size, background: color, fontSize: Math.round(size * 0.6) }}
      aria-hidden="true"
    >
      {mark}
    </span>
  )
}
