// /rank?range=&by=: the site's leaderboard of streamers.
import { createFileRoute } from '@tanstack/react-router'
import { RankPage } from '../../features/gift/rank/RankPage.tsx'
import { type RankSearch, readRankSearch } from '../../features/gift/rank/rank-search.ts'
import { roomMessages } from '../../ui/messages/room-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'

export const Route = createFileRoute('/rank')({
  validateSearch: (search: Record<string, unknown>): RankSearch => search,
  component: RankRoute,
})

function RankRoute() {
  return (
    <WithMessages catalogs={roomMessages}>
      <RankPage search={readRankSearch({ ...Route.useSearch() })} />
    </WithMessages>
  )
}
