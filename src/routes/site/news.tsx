// /news?sport=&topic=: the list of articles.
import { createFileRoute } from '@tanstack/react-router'
import { NewsPage } from '../../features/news/NewsPage.tsx'
import { readNewsFilter } from '../../features/news/news-filter.ts'
import type { NewsFilter } from '../../features/news/queries.ts'

// Parsed by the page: the router leaves invalid values in the URL, and every page loads this file.
export const Route = createFileRoute('/news')({
  validateSearch: (search: Record<string, unknown>): NewsFilter => search,
  component: NewsRoute,
})

function NewsRoute() {
  const navigate = Route.useNavigate()
  return <NewsPage filter={readNewsFilter({ ...Route.useSearch() })} onFilter={(search) => void navigate({ search, replace: true })} />
}
