// The marker under what is lit: three steps, always rising to the right. Its parent is positioned.
import { classNames } from '../class-names.ts'
import styles from './Stair.module.css'

export function Stair({ hanging, className }: { hanging?: boolean; className?: string }) {
  return <i className={classNames(styles.stair, hanging && styles.hanging, className)} aria-hidden="true" />
}
