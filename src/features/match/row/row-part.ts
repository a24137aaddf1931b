// Props shared by all parts of a score row.
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import type { RowView } from '../row-view.ts'
import type { Pulse } from '../state/row/use-pulse.ts'

export interface RowPart {
  row: MatchRow
  pulse: Pulse
  hidden: boolean
  view: RowView
}
