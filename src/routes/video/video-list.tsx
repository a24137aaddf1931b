// /video-list?tab=&range=&by=: videos, recommended or hot, the rankings, favourites, one's own with the form to upload.
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { VideoListSearch } from '../../features/video/video-search.ts'
import { lazyPart } from '../../ui/layer/lazy-part.ts'

// Every page loads the names of the files that stand here: those of the screen are in the file that it is fetched by.
const ListScreen = lazyPart(async () => (await import('./-video-list-screen.tsx')).ListScreen)

export const Route = createFileRoute('/video-list')({
  validateSearch: (search: Record<string, unknown>): VideoListSearch => search,
  component: ListRoute,
})

function ListRoute() {
  return (
    <Suspense>
      <ListScreen search={Route.useSearch()} />
    </Suspense>
  )
}
