// One scoreboard plate. It flips when its figure changes.
import { useState } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Plate.module.css'

export interface PlateProps {
  value: number | null
  hit?: boolean
  review?: boolean
}

export function Plate({ value, hit, review }: PlateProps) {
  const [shown, setShown] = useState(value)
  const [flips, setFlips] = useState(0)
  if (shown !== value) {
    setShown(value)
    // A revealed or first score appears without a flip; only a changed figure flips.
    if (shown !== null && value !== null) setFlips(flips + 1)
  }
  return (
    <span className={classNames(styles.plate, hit && styles.hit, review && styles.review)}>
      <span key={flips} className={classNames(styles.figure, flips > 0 && styles.flip)}>
        {value ?? '–'}
      </span>
    </span>
  )
}
