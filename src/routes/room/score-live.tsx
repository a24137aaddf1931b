// /score-live?id=&type=: a match's live room.
import { createFileRoute } from '@tanstack/react-router'
import { productNow } from '../../core/clock/product-clock.ts'
import { type DetailSearch, readDetailSearch } from '../../features/match/detail-search.ts'
import { ScoreLivePage } from '../../features/room/stand/ScoreLivePage.tsx'
import { AfterHydration } from '../../ui/layer/AfterHydration.tsx'
import { lazyPart } from '../../ui/layer/lazy-part.ts'
import { communityMessages } from '../../ui/messages/community-messages.ts'
import { roomMessages } from '../../ui/messages/room-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'
import { useGoalCards } from './-goal-cards.ts'

const ChatColumn = lazyPart(async () => (await import('../../features/chat/ChatColumn.tsx')).ChatColumn)
const MatchThread = lazyPart(async () => (await import('../../features/comment/Thread.tsx')).MatchThread)
const EnvelopeDock = lazyPart(async () => (await import('../../features/gift/envelope/EnvelopeDock.tsx')).EnvelopeDock)
const RoomDialogs = lazyPart(async () => (await import('../../features/gift/RoomDialogs.tsx')).RoomDialogs)

// Parsed by the page: every page loads this file.
export const Route = createFileRoute('/score-live')({
  validateSearch: (search: Record<string, unknown>): DetailSearch => search,
  component: ScoreLiveRoute,
})

function ScoreLiveRoute() {
  const search = readDetailSearch({ ...Route.useSearch() })
  useGoalCards()
  return (
    <WithMessages catalogs={roomMessages}>
      <ScoreLivePage
        key={search.id}
        search={search}
        thread={(matchId) => (
          <WithMessages catalogs={communityMessages}>
            <AfterHydration>
              <MatchThread id={matchId} matchNow={productNow} />
            </AfterHydration>
          </WithMessages>
        )}
        chat={(room) => (
          <AfterHydration>
            <ChatColumn room={room} above={<EnvelopeDock room={room} />} />
            <AfterHydration>
              <RoomDialogs room={room} />
            </AfterHydration>
          </AfterHydration>
        )}
      />
    </WithMessages>
  )
}
