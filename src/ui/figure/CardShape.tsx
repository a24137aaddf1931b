// A red or yellow card with its count: shape and figure, never colour alone.

import { classNames } from '../class-names.ts'
import styles from './CardShape.module.css'
import { Num } from './Num.tsx'

export interface CardShapeProps {
  color: 'red' | 'yellow'
  /** Absent: the shape alone, where text beside it provides the rest. */
  count?: number
  /** 红牌 1, for screen readers. */
  label?: string
  className?: string
}

export function CardShape({ color, count, label, className }: CardShapeProps) {
  return (
    <Num
      strong
      className={classNames(styles.card, styles[color], className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {count}
    </Num>
  )
}
