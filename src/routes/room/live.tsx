// /live?id=&playback=: one room, or one of its recordings.
import { createFileRoute } from '@tanstack/react-router'
import { LivePage } from '../../features/room/live/LivePage.tsx'
import { type LiveSearch, readLiveSearch } from '../../features/room/live/live-search.ts'
import { useRoomAhead } from '../../features/room/live/use-room-ahead.ts'
import { roomMessages } from '../../ui/messages/room-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'
import { useGoalCards } from './-goal-cards.ts'
import { roomSlots } from './-room-slots.tsx'

// Parsed by the page: every page loads this file.
export const Route = createFileRoute('/live')({
  validateSearch: (search: Record<string, unknown>): LiveSearch => search,
  component: LiveRoute,
})

function LiveRoute() {
  const search = readLiveSearch({ ...Route.useSearch() })
  useGoalCards()
  useRoomAhead(search)
  return (
    <WithMessages catalogs={roomMessages}>
      <LivePage search={search} slots={roomSlots} />
    </WithMessages>
  )
}
