// The dot that marks live content, on tabs and freshness lines. There is always text beside it.
import { classNames } from '../class-names.ts'
import styles from './LiveDot.module.css'

export function LiveDot({ tone = 'live' }: { tone?: 'live' | 'ok' | 'stale' }) {
  return <i className={classNames(styles.dot, styles[tone])} aria-hidden="true" />
}
