// /comment?type=&id=: one comment thread as a page of its own.
import { createFileRoute } from '@tanstack/react-router'
import type { ThreadSearch } from '../../features/comment/page/thread-search.ts'
import { Community } from './-community.tsx'

// Parsed by the page: every page loads this file.
export const Route = createFileRoute('/comment')({
  validateSearch: (search: Record<string, unknown>): ThreadSearch => search,
  component: CommentRoute,
})

function CommentRoute() {
  return <Community page="thread" search={Route.useSearch()} />
}
