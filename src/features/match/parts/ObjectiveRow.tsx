// An objective in the line of a key moment: minute, sign, word, whose it is.
import type { ReactNode } from 'react'
import type { Objective } from '../../../../contract/match/match-event.ts'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { teamShort } from '../../../../rules/text/name.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import type { RowView } from '../row-view.ts'
import type { TimelineItem } from '../words/timeline.ts'
import styles from './MomentRow.module.css'
import { TakenObjective } from './TakenObjective.tsx'

interface ObjectiveRowProps {
  item: TimelineItem
  objective: Objective
  row: MatchRow
  view: RowView
  /** At its end: what can be done with the moment. */
  act?: ReactNode
}

export function ObjectiveRow({ item, objective, row, view, act }: ObjectiveRowProps) {
  return (
    <li className={styles.row}>
      <Num className={styles.minute}>{item.minute}</Num>
      <TakenObjective objective={objective} lang={view.lang} size={16} />
      <span className={styles.line} translate="no">
        {item.side && teamShort(row, item.side, view.lang)}
      </span>
      {act}
    </li>
  )
}
