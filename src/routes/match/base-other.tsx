// /base-other?team= or ?team=&player=: teams of tennis, badminton and e-sports.
import { createFileRoute } from '@tanstack/react-router'
import { type DataSearch, readDataSearch } from '../../features/match/data/data-search.ts'
import { OtherData } from '../../features/match/data/OtherData.tsx'
import { dataMessages } from '../../ui/messages/data-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'

// Parsed by the page: every page loads this file.
export const Route = createFileRoute('/base-other')({
  validateSearch: (search: Record<string, unknown>): DataSearch => search,
  component: OtherDataRoute,
})

function OtherDataRoute() {
  return (
    <WithMessages catalogs={dataMessages}>
      <OtherData search={readDataSearch({ ...Route.useSearch() })} />
    </WithMessages>
  )
}
