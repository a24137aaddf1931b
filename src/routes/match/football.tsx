// /football?status=&day=&league=: football scores.
import { createFileRoute } from '@tanstack/react-router'
import { ScoresPage } from '../../features/match/scores/ScoresPage.tsx'
import { readScoresSearch } from '../../features/match/scores/scores-search.ts'

export const Route = createFileRoute('/football')({ validateSearch: readScoresSearch, component: FootballRoute })

function FootballRoute() {
  return <ScoresPage key="football" sport="football" search={Route.useSearch()} />
}
