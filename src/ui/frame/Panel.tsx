// A surface for one part of a tool. Full-bleed on phones. A panel never holds a panel.
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Panel.module.css'

export interface PanelProps extends ComponentProps<'section'> {
  /** Space inside; without it the content brings its own. */
  padded?: boolean
}

export function Panel({ padded, className, ...rest }: PanelProps) {
  return <section {...rest} className={classNames(styles.panel, padded && styles.padded, className)} />
}
