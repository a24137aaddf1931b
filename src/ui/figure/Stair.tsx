// The marker under the active item: three steps that always rise to the right. Its parent must be positioned.
import { classNames } from '../class-names.ts'
import styles from './Stair.module.css'

export function Stair({ hanging, className }: { hanging?: boolean; className?: string }) {
  return <i className={classNames(styles.stair, hanging && styles.hanging, className)} aria-hidden="true" />
}
