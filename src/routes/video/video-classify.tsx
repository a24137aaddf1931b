// /video-classify?type=3&id=&name=: the video categories, or the videos of one.
import { createFileRoute } from '@tanstack/react-router'
import type { ClassifySearch } from '../../features/video/video-search.ts'
import { aheadPart } from '../../ui/layer/ahead-part.tsx'

// Every page loads the chunk names in this file: imports of the screen belong in its own file.
const ClassifyScreen = aheadPart(
  'src/routes/video/-video-classify-screen.tsx',
  async () => (await import('./-video-classify-screen.tsx')).ClassifyScreen,
)

export const Route = createFileRoute('/video-classify')({
  validateSearch: (search: Record<string, unknown>): ClassifySearch => search,
  component: ClassifyRoute,
})

function ClassifyRoute() {
  return <ClassifyScreen search={Route.useSearch()} />
}
