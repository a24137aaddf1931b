// The dot of what is live now, on tabs and freshness lines. Words always stand beside it.
import { classNames } from '../class-names.ts'
import styles from './LiveDot.module.css'

export function LiveDot({ tone = 'live' }: { tone?: 'live' | 'ok' | 'stale' }) {
  return <i className={classNames(styles.dot, styles[tone])} aria-hidden="true" />
}
