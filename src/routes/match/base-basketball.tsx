// /base-basketball?league=&season=&view=&part=&round= or ?team= or ?team=&player=: leagues, tables, fixtures, leaders, teams, players.
import { createFileRoute } from '@tanstack/react-router'
import { DataPage } from '../../features/match/data/DataPage.tsx'
import { type DataSearch, readDataSearch } from '../../features/match/data/data-search.ts'
import { dataMessages } from '../../ui/messages/data-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'

// Parsed by the page: every page loads this file.
export const Route = createFileRoute('/base-basketball')({
  validateSearch: (search: Record<string, unknown>): DataSearch => search,
  component: BasketballDataRoute,
})

function BasketballDataRoute() {
  return (
    <WithMessages catalogs={dataMessages}>
      <DataPage sport="basketball" search={readDataSearch({ ...Route.useSearch() })} />
    </WithMessages>
  )
}
