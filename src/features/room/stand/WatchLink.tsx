// Beside an event of the match: the way into the chosen stand at that moment, where its broadcast had begun by then.
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'
import type { MatchDetail } from '../../../../contract/match/match-detail.ts'
import type { RoomCard } from '../../../../contract/room/room-card.ts'
import { serverAt } from '../../../core/clock/product-clock.ts'
import { preferences } from '../../../core/preferences.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { useNowValue } from '../../match/state/use-now-value.ts'
import { eventName } from '../../match/words/event-words.ts'
import { momentMinute } from '../../match/words/moment-minute.ts'
import type { TimelineItem } from '../../match/words/timeline.ts'
import { wishedMoment } from '../../stream/wished-moment.ts'

export interface WatchLinkProps {
  item: TimelineItem
  detail: Pick<MatchDetail, 'match' | 'events'>
  /** Null: nobody shows the match. */
  room: Pick<RoomCard, 'id' | 'started_at'> | null
}

export function WatchLink({ item, detail, room }: WatchLinkProps) {
  const { t, i18n } = useLingui()
  const { lang } = useStore(preferences)
  const event = detail.events.find(({ seq }) => seq === item.seq)
  // Once a second: a page that does not know the product clock yet has it wrong.
  const at = useNowValue(() => (event ? serverAt(Date.parse(event.at)) : 0))
  if (!event || !room?.started_at || at < Date.parse(room.started_at)) return null
  const { sport } = detail.match
  const minute = momentMinute(item, sport, lang) || eventName(item, i18n, sport)
  return (
    <IconButton
      label={t`看 ${minute} 的画面`}
      render={<Link to="/live" search={{ id: room.id }} onClick={() => wishedMoment.set(room.id, at)} />}
    >
      <History size={16} />
    </IconButton>
  )
}
