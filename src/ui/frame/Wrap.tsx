// Page width: 1296 px at most, with gutters.
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Wrap.module.css'

export function Wrap({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.wrap, className)} />
}
