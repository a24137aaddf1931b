// /basketball?status=&day=&league=: basketball scores with quarters.
import { createFileRoute } from '@tanstack/react-router'
import { ScoresPage } from '../../features/match/scores/ScoresPage.tsx'
import { readScoresSearch } from '../../features/match/scores/scores-search.ts'

export const Route = createFileRoute('/basketball')({ validateSearch: readScoresSearch, component: BasketballRoute })

function BasketballRoute() {
  return <ScoresPage key="basketball" sport="basketball" search={Route.useSearch()} />
}
