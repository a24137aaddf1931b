// /desk?tab=&account=&item=: the operator's desk; for everyone else there is nothing here.
import { createFileRoute } from '@tanstack/react-router'
import { DeskGate } from '../../features/desk/DeskGate.tsx'
import { NotFoundPage } from '../../features/not-found/NotFoundPage.tsx'
import { deviceWords } from '../../ui/words/device-words.ts'
import { WithWords } from '../../ui/words/WithWords.tsx'

export const Route = createFileRoute('/desk')({
  // As it stands: the desk reads it, and no other page pays for that.
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
