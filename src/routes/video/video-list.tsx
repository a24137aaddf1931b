// /video-list?tab=&range=&by=: videos, recommended or hot, the rankings, favourites, one's own with the form to upload.
import { createFileRoute } from '@tanstack/react-router'
import type { VideoListSearch } from '../../features/video/video-search.ts'
import { aheadPart } from '../../ui/layer/ahead-part.tsx'

// Every page loads the names of the files that stand here: those of the screen are in the file that it is fetched by.
const ListScreen = aheadPart('src/routes/video/-video-list-screen.tsx', async () => (await import('./-video-list-screen.tsx')).ListScreen)

export const Route = createFileRoute('/video-list')({
  validateSearch: (search: Record<string, unknown>): VideoListSearch => search,
  component: ListRoute,
})

function ListRoute() {
  return <ListScreen search={Route.useSearch()} />
}
