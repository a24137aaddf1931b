// Link beside a match event that opens the selected stand at that time, if its broadcast had already started.
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'
import type { MatchDetail } from '../../../../contract/match/match-detail.ts'
import type { RoomCard } from '../../../../contract/room/room-card.ts'
import { serverAt } from '../../../core/clock/product-clock.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { eventName } from '../../match/messages/event-messages.ts'
import { minuteLabel } from '../../match/messages/minute-label.ts'
import type { TimelineItem } from '../../match/messages/timeline.ts'
import { useNowValue } from '../../match/state/row/use-now-value.ts'
import { requestedTime } from '../stream/requested-time.ts'

export interface WatchLinkProps {
  item: TimelineItem
  detail: Pick<MatchDetail, 'match' | 'events'>
  /** Null: no room shows the match. */
  room: Pick<RoomCard, 'id' | 'started_at'> | null
}

export function WatchLink({ item, detail, room }: WatchLinkProps) {
  const { t, i18n } = useLingui()
  const { lang } = useStore(preferences)
  const event = detail.events.find(({ seq }) => seq === item.seq)
  // Re-evaluated once a second: the product clock may not be synced at first render.
  const at = useNowValue(() => (event ? serverAt(Date.parse(event.at)) : 0))
  if (!event || !room?.started_at || at < Date.parse(room.started_at)) return null
  const { sport } = detail.match
  const minute = minuteLabel(item, sport, lang) || eventName(item, i18n, sport)
  return (
    <IconButton
      label={t`看 ${minute} 的画面`}
      render={<Link to="/live" search={{ id: room.id }} onClick={() => requestedTime.set(room.id, at)} />}
    >
      <History size={16} />
    </IconButton>
  )
}
