// /reserve?kind=: reserved matches by day, announced rooms, and matches of followed teams and leagues.
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ReservePage } from '../../features/follow/reservation/ReservePage.tsx'
import { type ReserveKind, readReserveKind } from '../../features/follow/reservation/reserve-kind.ts'
import { lazyPart } from '../../ui/layer/lazy-part.ts'
import { deviceMessages } from '../../ui/messages/device-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'

const ReservedRooms = lazyPart(async () => (await import('../../features/room/list/coming/ReservedRooms.tsx')).ReservedRooms)

export const Route = createFileRoute('/reserve')({
  validateSearch: (search: Record<string, unknown>): { kind?: ReserveKind } => {
    const kind = readReserveKind(search.kind)
    return kind ? { kind } : {}
  },
  component: ReserveRoute,
})

function ReserveRoute() {
  return (
    <WithMessages catalogs={deviceMessages}>
      <ReservePage
        kind={readReserveKind(Route.useSearch().kind) ?? 'match'}
        rooms={
          <Suspense>
            <ReservedRooms />
          </Suspense>
        }
      />
    </WithMessages>
  )
}
