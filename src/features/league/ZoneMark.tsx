// The colour of a zone as tables have it.
import type { ZoneTone } from '../../../contract/match/table-zone.ts'
import { classNames } from '../../ui/class-names.ts'
import tableStyles from './StandingsTable.module.css'
import styles from './ZoneMark.module.css'

/** Its name stands beside it. */
export function ZoneMark({ tone }: { tone: ZoneTone }) {
  return <i className={classNames(tableStyles.zone, styles.mark)} data-tone={tone} aria-hidden="true" />
}
