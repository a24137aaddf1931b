// Score rows outside a list of leagues: gives them the width that they measure themselves by. Rows of several sports
// side by side leave out what only one of them has, so that their scores stand under each other.
import type { ComponentProps } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import styles from './RowFrame.module.css'

export function RowFrame({ mixed = false, className, ...rest }: ComponentProps<'div'> & { mixed?: boolean }) {
  return <div {...rest} className={classNames(mixed ? styles.mixed : styles.plain, className)} />
}
