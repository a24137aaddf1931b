// Events of the room's match, up to the playback time; each can be replayed.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { MoreLink } from '../../../ui/button/MoreLink.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { matchSearch } from '../../match/match-link.ts'
import { eventName } from '../../match/messages/event-messages.ts'
import { minuteLabel } from '../../match/messages/minute-label.ts'
import type { TimelineItem } from '../../match/messages/timeline.ts'
import { EventFace } from '../../match/parts/EventFace.tsx'
import { EventRow } from '../../match/parts/EventRow.tsx'
import { useRowView } from '../../match/row-view.ts'
import { HiddenNote } from '../../spoiler/HiddenNote.tsx'
import { useHidden } from '../../spoiler/revealed.ts'
import styles from '../RoomPanels.module.css'
import type { Marker } from '../stream/marker.ts'
import { eventList } from './event-list.ts'
import type { RoomMatch } from './use-room-match.ts'

export interface EventsPanelProps {
  match: RoomMatch
  /** Replays the event of a marker. */
  watch: ((marker: Marker) => void) | null
}

export function EventsPanel({ match: { row, events, markers, lineups }, watch }: EventsPanelProps) {
  const { t, i18n } = useLingui()
  const view = useRowView()
  const hidden = useHidden(row)
  const [isWhole, setWhole] = useState(false)
  const act = (item: TimelineItem) => {
    const marker = markers.find((one) => one.seq === item.seq)
    const minute = minuteLabel(item, row.sport, view.lang) || eventName(item, i18n, row.sport)
    return (
      watch &&
      marker && (
        <IconButton label={t`看 ${minute} 的画面`} className={styles.jump} onClick={() => watch(marker)}>
          <History size={16} />
        </IconButton>
      )
    )
  }
  const { items, more: count } = eventList(events, isWhole)
  return (
    <Panel padded>
      <SectionHead
        title={<Trans>赛况</Trans>}
        more={
          <MoreLink render={<Link to="/score-detail" search={matchSearch(row)} />}>
            <Trans>全部</Trans>
          </MoreLink>
        }
      />
      {hidden ? (
        <HiddenNote matchId={row.id} />
      ) : items.length === 0 ? (
        <p className={styles.text}>
          <Trans>画面里还没有进球和红牌。</Trans>
        </p>
      ) : (
        <ol data-events="">
          {items.map((item) => (
            <EventRow
              key={item.seq}
              item={item}
              sport={row.sport}
              view={view}
              face={<EventFace item={item} row={row} lineups={lineups} />}
              act={act(item)}
            />
          ))}
        </ol>
      )}
      {!hidden && (isWhole || count > 0) && (
        <Button size="sm" block aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? <Trans>收起</Trans> : <Trans>展开 {count} 条</Trans>}
        </Button>
      )}
    </Panel>
  )
}
