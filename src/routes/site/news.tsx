// /news?sport=&topic=: the list of articles.
import { createFileRoute } from '@tanstack/react-router'
import { NewsPage } from '../../features/news/NewsPage.tsx'
import { readNewsFilter } from '../../features/news/news-filter.ts'
import type { NewsFilter } from '../../features/news/queries.ts'

// Read by the page: the router leaves in an address what is not understood, and every page loads what stands here.
export const Route = createFileRoute('/news')({
  validateSearch: (search: Record<string, unknown>): NewsFilter => search,
  component: NewsRoute,
})

function NewsRoute() {
  const navigate = Route.useNavigate()
  return <NewsPage filter={readNewsFilter({ ...Route.useSearch() })} onFilter={(search) => void navigate({ search, replace: true })} />
}
