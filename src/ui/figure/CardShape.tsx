// A card with its count: a shape and a figure, never colour alone.

import { classNames } from '../class-names.ts'
import styles from './CardShape.module.css'
import { Num } from './Num.tsx'

export interface CardShapeProps {
  color: 'red' | 'yellow'
  /** None: the shape alone, where words beside it say the rest. */
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
