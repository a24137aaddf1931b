// /new_file?circle=&post=&match=: publish a post or a video, or edit one.
import { createFileRoute } from '@tanstack/react-router'
import type { NewPostSearch } from '../../features/circle/circle-search.ts'
import { Community } from './-community.tsx'

// Parsed by the page: every page loads this file.
export const Route = createFileRoute('/new_file')({
  validateSearch: (search: Record<string, unknown>): NewPostSearch => search,
  component: NewPostRoute,
})

function NewPostRoute() {
  return <Community page="new-post" search={Route.useSearch()} />
}
