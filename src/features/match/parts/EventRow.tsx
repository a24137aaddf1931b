// One key event in a line: minute, icon, player, explanation, resulting score.
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Sport } from '../../../../contract/match/match-row.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { eventLine, eventName } from '../messages/event-messages.ts'
import { minuteLabel } from '../messages/minute-label.ts'
import type { TimelineItem } from '../messages/timeline.ts'
import type { RowView } from '../row-view.ts'
import { EventIcon } from './EventIcon.tsx'
import styles from './EventRow.module.css'

export interface EventRowProps {
  item: TimelineItem
  sport: Sport
  view: RowView
  /** At the start: the match, in a list of several matches. */
  before?: ReactNode
  /** Before the name. */
  face?: ReactNode
  /** At the end: an action on the event. */
  act?: ReactNode
}

export function EventRow({ item, sport, view, before, face, act }: EventRowProps) {
  const { i18n } = useLingui()
  const title = item.player ? nameOf(item.player, view.lang) : eventName(item, i18n, sport)
  const line = eventLine(item, view.lang, view.tz, i18n)
  return (
    <li className={classNames(styles.row, item.cancelled && styles.cancelled)}>
      {before}
      <Num className={styles.minute}>{minuteLabel(item, sport, view.lang)}</Num>
      <EventIcon item={item} sport={sport} size={16} />
      {face}
      {item.cancelled ? <s className={styles.struck}>{title}</s> : <b className={styles.title}>{title}</b>}
      <span className={styles.line} title={line}>
        {line}
      </span>
      {item.score && !item.cancelled && (
        <Num strong className={styles.score}>
          {`${item.score[0]}:${item.score[1]}`}
        </Num>
      )}
      {act}
    </li>
  )
}
