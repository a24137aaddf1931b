// /video-list?tab=&range=&by=: videos, recommended or hot, rankings, favourites, the user's own with the upload form.
import { createFileRoute } from '@tanstack/react-router'
import type { VideoListSearch } from '../../features/video/video-search.ts'
import { aheadPart } from '../../ui/layer/ahead-part.tsx'

// Every page loads the chunk names in this file: imports of the screen belong in its own file.
const ListScreen = aheadPart('src/routes/video/-video-list-screen.tsx', async () => (await import('./-video-list-screen.tsx')).ListScreen)

export const Route = createFileRoute('/video-list')({
  validateSearch: (search: Record<string, unknown>): VideoListSearch => search,
  component: ListRoute,
})

function ListRoute() {
  return <ListScreen search={Route.useSearch()} />
}
