// /desk?tab=&account=&item=: the admin pages; empty for everyone but operators.
import { createFileRoute } from '@tanstack/react-router'
import { DeskGate } from '../../features/desk/DeskGate.tsx'
import { NotFoundPage } from '../../features/not-found/NotFoundPage.tsx'
import { deviceWords } from '../../ui/words/device-words.ts'
import { WithWords } from '../../ui/words/WithWords.tsx'

export const Route = createFileRoute('/desk')({
  // Parsed by the admin pages, so that other pages do not load the parser.
  validateSearch: ({ tab, account, item }: Record<string, unknown>): { tab?: unknown; account?: unknown; item?: unknown } => ({
    tab,
    account,
    item,
  }),
  component: DeskRoute,
})

function DeskRoute() {
  const nothing = (
    <WithWords catalogs={deviceWords}>
      <NotFoundPage path="/desk" />
    </WithWords>
  )
  const { tab, account, item } = Route.useSearch()
  return <DeskGate tab={tab} account={account} item={item} notFound={nothing} />
}
