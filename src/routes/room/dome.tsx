// /dome?ids=: several rooms at once.
import { createFileRoute } from '@tanstack/react-router'
import { DomePage } from '../../features/room/dome/DomePage.tsx'
import { type DomeSearch, readDomeSearch } from '../../features/room/dome/dome-search.ts'
import { roomMessages } from '../../ui/messages/room-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'

// Parsed by the page: every page loads this file.
export const Route = createFileRoute('/dome')({
  validateSearch: (search: Record<string, unknown>): DomeSearch => search,
  component: DomeRoute,
})

function DomeRoute() {
  return (
    <WithMessages catalogs={roomMessages}>
      <DomePage search={readDomeSearch({ ...Route.useSearch() })} />
    </WithMessages>
  )
}
