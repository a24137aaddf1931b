// /video-player?id=: one video.
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { VideoPlayerSearch } from '../../features/video/video-search.ts'
import { lazyPart } from '../../ui/layer/lazy-part.ts'

// Every page loads the names of the files that stand here: those of the screen are in the file that it is fetched by.
const PlayerScreen = lazyPart(async () => (await import('./-video-player-screen.tsx')).PlayerScreen)

export const Route = createFileRoute('/video-player')({
  validateSearch: (search: Record<string, unknown>): VideoPlayerSearch => search,
  component: PlayerRoute,
})

function PlayerRoute() {
  return (
    <Suspense>
      <PlayerScreen search={Route.useSearch()} />
    </Suspense>
  )
}
