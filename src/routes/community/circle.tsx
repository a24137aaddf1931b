// /circle?tab=&range=: the community.
import { createFileRoute } from '@tanstack/react-router'
import type { CircleSearch } from '../../features/circle/circle-search.ts'
import { Community } from './-community.tsx'

// Parsed by the page: every page loads this file.
export const Route = createFileRoute('/circle')({
  validateSearch: (search: Record<string, unknown>): CircleSearch => search,
  component: CircleRoute,
})

function CircleRoute() {
  return <Community page="circle" search={Route.useSearch()} />
}
