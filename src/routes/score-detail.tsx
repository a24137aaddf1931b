// /score-detail?id=&type=&tab=: one match.
import { createFileRoute } from '@tanstack/react-router'
import { readDetailSearch } from '../features/match/detail-search.ts'
import { MatchDetailPage } from '../features/match/MatchDetailPage.tsx'

export const Route = createFileRoute('/score-detail')({ validateSearch: readDetailSearch, component: ScoreDetailRoute })

function ScoreDetailRoute() {
  const search = Route.useSearch()
  return <MatchDetailPage key={search.id} search={search} />
}
