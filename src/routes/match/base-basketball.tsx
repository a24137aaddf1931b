// /base-basketball?league=&season=&view=&part=&round= or ?team= or ?team=&player=: leagues, tables, fixtures, leaders, teams, players.
import { createFileRoute } from '@tanstack/react-router'
import { DataPage } from '../../features/data/DataPage.tsx'
import { type DataSearch, readDataSearch } from '../../features/data/data-search.ts'
import { dataWords } from '../../ui/words/data-words.ts'
import { WithWords } from '../../ui/words/WithWords.tsx'

// Parsed by the page: every page loads this file.
export const Route = createFileRoute('/base-basketball')({
  validateSearch: (search: Record<string, unknown>): DataSearch => search,
  component: BasketballDataRoute,
})

function BasketballDataRoute() {
  return (
    <WithWords catalogs={dataWords}>
      <DataPage sport="basketball" search={readDataSearch({ ...Route.useSearch() })} />
    </WithWords>
  )
}
