// A word on a small plate: 直播, 进球, VAR 取消.
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Tag.module.css'

export interface TagProps extends ComponentProps<'span'> {
  tone?: 'plain' | 'live' | 'lamp' | 'accent' | 'warn' | 'void' | 'danger' | 'ground'
}

export function Tag({ tone = 'plain', className, ...rest }: TagProps) {
  return <span {...rest} className={classNames(styles.tag, styles[tone], className)} />
}
