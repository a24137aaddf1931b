// /base-other?team= or ?team=&player=: teams of tennis, badminton and e-sports.
import { createFileRoute } from '@tanstack/react-router'
import { type DataSearch, readDataSearch } from '../../features/data/data-search.ts'
import { OtherData } from '../../features/data/OtherData.tsx'
import { dataWords } from '../../ui/words/data-words.ts'
import { WithWords } from '../../ui/words/WithWords.tsx'

// Parsed by the page: every page loads this file.
export const Route = createFileRoute('/base-other')({
  validateSearch: (search: Record<string, unknown>): DataSearch => search,
  component: OtherDataRoute,
})

function OtherDataRoute() {
  return (
    <WithWords catalogs={dataWords}>
      <OtherData search={readDataSearch({ ...Route.useSearch() })} />
    </WithWords>
  )
}
