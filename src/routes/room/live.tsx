// /live?id=&playback=: one room, or one of its recordings.
import { createFileRoute } from '@tanstack/react-router'
import { LivePage } from '../../features/room/live/LivePage.tsx'
import { type LiveSearch, readLiveSearch } from '../../features/room/live/live-search.ts'
import { useRoomAhead } from '../../features/room/live/use-room-ahead.ts'
import { roomWords } from '../../ui/words/room-words.ts'
import { WithWords } from '../../ui/words/WithWords.tsx'
import { useGoalCards } from './-goal-cards.ts'
import { roomParts } from './-room-parts.tsx'

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
    <WithWords catalogs={roomWords}>
      <LivePage search={search} parts={roomParts} />
    </WithWords>
  )
}
