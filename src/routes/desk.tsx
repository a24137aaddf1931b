// /desk?tab=&account=: the operator's desk; for everyone else there is nothing here.
import { createFileRoute } from '@tanstack/react-router'
import { DeskGate } from '../features/desk/DeskGate.tsx'
import { NotFoundPage } from '../features/not-found/NotFoundPage.tsx'
import { deviceWords } from '../ui/words/device-words.ts'
import { WithWords } from '../ui/words/WithWords.tsx'

export const Route = createFileRoute('/desk')({
  // As it stands: the desk reads it, and no other page pays for that.
  validateSearch: ({ tab, account }: Record<string, unknown>): { tab?: unknown; account?: unknown } => ({ tab, account }),
  component: DeskRoute,
})

function DeskRoute() {
  const nothing = (
    <WithWords catalogs={deviceWords}>
      <NotFoundPage path="/desk" />
    </WithWords>
  )
  const { tab, account } = Route.useSearch()
  return <DeskGate tab={tab} account={account} notFound={nothing} />
}
