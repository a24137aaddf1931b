// The colour mark of a table zone.
import type { ZoneTone } from '../../../../../contract/match/table-zone.ts'
import { classNames } from '../../../../ui/class-names.ts'
import tableStyles from './StandingsTable.module.css'
import styles from './ZoneMark.module.css'

/** Decorative: the zone's name follows it. */
export function ZoneMark({ tone }: { tone: ZoneTone }) {
  return <i className={classNames(tableStyles.zone, styles.mark)} data-tone={tone} aria-hidden="true" />
}
