// Figures: scores, clocks, counts, money. Tabular, in the numeric face.
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Num.module.css'

export interface NumProps extends ComponentProps<'span'> {
  /** Uses the heavy weight of scores. */
  strong?: boolean
}

export function Num({ strong, className, ...rest }: NumProps) {
  return <span {...rest} className={classNames(styles.num, strong && styles.strong, className)} />
}
