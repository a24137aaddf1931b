// /score-detail?id=&type=&tab=: one match.
import { createFileRoute } from '@tanstack/react-router'
import { productNow } from '../../core/clock/product-clock.ts'
import { MatchDetailPage } from '../../features/match/detail/MatchDetailPage.tsx'
import { type DetailSearch, readDetailSearch } from '../../features/match/detail-search.ts'
import { AfterHydration } from '../../ui/layer/AfterHydration.tsx'
import { laterPart } from '../../ui/layer/later-part.ts'
import { lazyPart } from '../../ui/layer/lazy-part.ts'
import { useLater } from '../../ui/layer/use-later.ts'
import { communityMessages } from '../../ui/messages/community-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'

const MatchThread = lazyPart(async () => (await import('../../features/comment/Thread.tsx')).MatchThread)
const matchRooms = laterPart(() => import('../../features/room/list/MatchRooms.tsx').then((part) => part.MatchRooms))

// Parsed by the page: every page loads this file.
export const Route = createFileRoute('/score-detail')({
  validateSearch: (search: Record<string, unknown>): DetailSearch => search,
  component: ScoreDetailRoute,
})

function ScoreDetailRoute() {
  const search = readDetailSearch({ ...Route.useSearch() })
  const MatchRooms = useLater(matchRooms)
  return (
    <MatchDetailPage
      key={search.id}
      search={search}
      rooms={(row) => row.rooms > 0 && MatchRooms && <MatchRooms row={row} />}
      talk={(row) => (
        <WithMessages catalogs={communityMessages}>
          <AfterHydration>
            <MatchThread id={row.id} matchNow={productNow} />
          </AfterHydration>
        </WithMessages>
      )}
    />
  )
}
