// /video-player?id=: one video.
import { createFileRoute } from '@tanstack/react-router'
import type { VideoPlayerSearch } from '../../features/video/video-search.ts'
import { aheadPart } from '../../ui/layer/ahead-part.tsx'

// Every page loads the chunk names in this file: imports of the screen belong in its own file.
const PlayerScreen = aheadPart(
  'src/routes/video/-video-player-screen.tsx',
  async () => (await import('./-video-player-screen.tsx')).PlayerScreen,
)

export const Route = createFileRoute('/video-player')({
  validateSearch: (search: Record<string, unknown>): VideoPlayerSearch => search,
  component: PlayerRoute,
})

function PlayerRoute() {
  return <PlayerScreen search={Route.useSearch()} />
}
