// A surface for one part of a page. Full-bleed on phones. Panels are never nested.
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Panel.module.css'

export interface PanelProps extends ComponentProps<'section'> {
  /** Adds padding; without it the content has its own. */
  padded?: boolean
}

export function Panel({ padded, className, ...rest }: PanelProps) {
  return <section {...rest} className={classNames(styles.panel, padded && styles.padded, className)} />
}
