// /anchor?type=&id=&name=&r=: the rooms of a category.
import { createFileRoute } from '@tanstack/react-router'
import { AnchorPage } from '../../features/room/anchor/AnchorPage.tsx'
import { type AnchorSearch, readAnchorSearch } from '../../features/room/anchor-search.ts'
import { roomWords } from '../../ui/words/room-words.ts'
import { WithWords } from '../../ui/words/WithWords.tsx'

// Parsed by the page: every page loads this file.
export const Route = createFileRoute('/anchor')({
  validateSearch: (search: Record<string, unknown>): AnchorSearch => search,
  component: AnchorRoute,
})

function AnchorRoute() {
  return (
    <WithWords catalogs={roomWords}>
      <AnchorPage search={readAnchorSearch({ ...Route.useSearch() })} />
    </WithWords>
  )
}
