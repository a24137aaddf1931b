// /live?id=&playback=: one room, or one of its recordings.
import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { whenIdle } from '../core/when-idle.ts'
import { LivePage } from '../features/room/live/LivePage.tsx'
import { type LiveSearch, readLiveSearch } from '../features/room/live/live-search.ts'
import { roomWords } from '../ui/words/room-words.ts'
import { WithWords } from '../ui/words/WithWords.tsx'
import { roomParts } from './-room-parts.tsx'

// Read by the page: every page loads what stands here.
export const Route = createFileRoute('/live')({
  validateSearch: (search: Record<string, unknown>): LiveSearch => search,
  component: LiveRoute,
})

/** A goal's card is due with its picture, not when its chunk has come. A failure is met again by the first card. */
const fetchCards = (): void => {
  import('../features/alert/popup/PopupCards.tsx').catch((error: unknown) => console.warn('the cards were not fetched ahead', error))
}

function LiveRoute() {
  useEffect(() => whenIdle(fetchCards), [])
  return (
    <WithWords catalogs={roomWords}>
      <LivePage search={readLiveSearch({ ...Route.useSearch() })} parts={roomParts} />
    </WithWords>
  )
}
