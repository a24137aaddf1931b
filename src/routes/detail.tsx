// /detail?id=: one article.
import { createFileRoute } from '@tanstack/react-router'
import { readId } from '../features/match/scores-search.ts'
import { ArticlePage } from '../features/news/ArticlePage.tsx'

export const Route = createFileRoute('/detail')({
  validateSearch: (search: Record<string, unknown>): { id?: string } => ({ id: readId(search.id) }),
  component: DetailRoute,
})

function DetailRoute() {
  return <ArticlePage id={Route.useSearch().id ?? ''} />
}
