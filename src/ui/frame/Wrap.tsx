// The width that pages keep: 1296 at most, a gutter at the sides.
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Wrap.module.css'

export function Wrap({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.wrap, className)} />
}
