// /video-classify?type=3&id=&name=: the categories of videos, or the videos of one.
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { ClassifySearch } from '../../features/video/video-search.ts'
import { lazyPart } from '../../ui/layer/lazy-part.ts'

// Every page loads the names of the files that stand here: those of the screen are in the file that it is fetched by.
const ClassifyScreen = lazyPart(async () => (await import('./-video-classify-screen.tsx')).ClassifyScreen)

export const Route = createFileRoute('/video-classify')({
  validateSearch: (search: Record<string, unknown>): ClassifySearch => search,
  component: ClassifyRoute,
})

function ClassifyRoute() {
  return (
    <Suspense>
      <ClassifyScreen search={Route.useSearch()} />
    </Suspense>
  )
}
