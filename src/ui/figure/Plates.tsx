// The score on scoreboard plates: a seam across the middle, lamp on the side that scored, a flip when a figure changes.
import { Eye } from 'lucide-react'
import { classNames } from '../class-names.ts'
import { Plate } from './Plate.tsx'
import styles from './Plates.module.css'

export interface PlatesProps {
  /** Figures to show; null before the start. */
  home: number | null
  away: number | null
  /** The side whose plate is highlighted. */
  hit?: 'home' | 'away' | null
  /** The side whose goal is under review: dashed. */
  review?: 'home' | 'away' | null
  size?: 'sm' | 'md' | 'lg'
  /** Scores are hidden: dashes and an eye; `onReveal` shows this match. */
  hidden?: boolean
  onReveal?(): void
  /** Full sentence, or the action of the eye button when hidden. */
  label: string
}

export function Plates({ home, away, hit, review, size = 'md', hidden = false, onReveal, label }: PlatesProps) {
  const inside = (
    <>
      <Plate value={hidden ? null : home} hit={hit === 'home' && !hidden} review={review === 'home'} />
      {hidden ? (
        <Eye className={styles.eye} />
      ) : (
        <span className={styles.colon}>
          <i />
          <i />
        </span>
      )}
      <Plate value={hidden ? null : away} hit={hit === 'away' && !hidden} review={review === 'away'} />
    </>
  )
  const className = classNames(styles.plates, styles[size])
  if (hidden && onReveal) {
    return (
      <button type="button" className={className} aria-label={label} onClick={onReveal}>
        {inside}
      </button>
    )
  }
  return (
    <span className={className} role="img" aria-label={label}>
      {inside}
    </span>
  )
}
