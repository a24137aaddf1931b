// /anchor?type=&id=&name=&r=&sort=&each=: the rooms of a category.
import { createFileRoute } from '@tanstack/react-router'
import { AnchorPage } from '../../features/room/anchor/AnchorPage.tsx'
import { type AnchorSearch, readAnchorSearch } from '../../features/room/anchor-search.ts'
import { roomMessages } from '../../ui/messages/room-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'

// Parsed by the page: every page loads this file.
export const Route = createFileRoute('/anchor')({
  validateSearch: (search: Record<string, unknown>): AnchorSearch => search,
  component: AnchorRoute,
})

function AnchorRoute() {
  return (
    <WithMessages catalogs={roomMessages}>
      <AnchorPage search={readAnchorSearch({ ...Route.useSearch() })} />
    </WithMessages>
  )
}
