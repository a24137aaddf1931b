// /news?sport=&topic=: the list of articles.
import { createFileRoute } from '@tanstack/react-router'
import { sportWords, topicWords } from '../../core/news-topic-words.ts'
import { NewsPage } from '../../features/news/NewsPage.tsx'
import type { NewsFilter } from '../../features/news/queries.ts'

export const Route = createFileRoute('/news')({
  validateSearch: ({ sport, topic }: Record<string, unknown>): NewsFilter => ({
    ...(typeof sport === 'string' && sport in sportWords ? { sport } : {}),
    ...(typeof topic === 'string' && topic in topicWords ? { topic } : {}),
  }),
  component: NewsRoute,
})

function NewsRoute() {
  const navigate = Route.useNavigate()
  return <NewsPage filter={Route.useSearch()} onFilter={(search) => void navigate({ search, replace: true })} />
}
