// /circle-detail?id=&post=: one circle, or one of its posts with its thread.
import { createFileRoute } from '@tanstack/react-router'
import type { CircleDetailSearch } from '../../features/circle/circle-search.ts'
import { Community } from './-community.tsx'

// Parsed by the page: every page loads this file.
export const Route = createFileRoute('/circle-detail')({
  validateSearch: (search: Record<string, unknown>): CircleDetailSearch => search,
  component: CircleDetailRoute,
})

function CircleDetailRoute() {
  return <Community page="circle-detail" search={Route.useSearch()} />
}
