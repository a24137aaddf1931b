// /rank?range=&by=: the site's leaderboard of streamers.
import { createFileRoute } from '@tanstack/react-router'
import { RankPage } from '../../features/room/rank/RankPage.tsx'
import { type RankSearch, readRankSearch } from '../../features/room/rank/rank-search.ts'
import { roomWords } from '../../ui/words/room-words.ts'
import { WithWords } from '../../ui/words/WithWords.tsx'

export const Route = createFileRoute('/rank')({
  validateSearch: (search: Record<string, unknown>): RankSearch => search,
  component: RankRoute,
})

function RankRoute() {
  return (
    <WithWords catalogs={roomWords}>
      <RankPage search={readRankSearch({ ...Route.useSearch() })} />
    </WithWords>
  )
}
