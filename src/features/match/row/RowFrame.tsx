// Frame for score rows outside a list of leagues: the container whose width they query. Rows of mixed sports leave out columns that
// only one sport has, so that their scores are aligned.
import type { ComponentProps } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import styles from './RowFrame.module.css'

export function RowFrame({ mixed = false, className, ...rest }: ComponentProps<'div'> & { mixed?: boolean }) {
  return <div {...rest} className={classNames(mixed ? styles.mixed : styles.plain, className)} />
}
