// /desk?tab=&account=&item=: the admin pages; empty for everyone but operators.
import { createFileRoute } from '@tanstack/react-router'
import { AdminGate } from '../../features/admin/AdminGate.tsx'
import { NotFoundPage } from '../../features/not-found/NotFoundPage.tsx'
import { deviceMessages } from '../../ui/messages/device-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'

export const Route = createFileRoute('/desk')({
  // Parsed by the admin pages, so that other pages do not load the parser.
  validateSearch: ({ tab, account, item }: Record<string, unknown>): { tab?: unknown; account?: unknown; item?: unknown } => ({
    tab,
    account,
    item,
  }),
  component: AdminRoute,
})

function AdminRoute() {
  const nothing = (
    <WithMessages catalogs={deviceMessages}>
      <NotFoundPage path="/desk" />
    </WithMessages>
  )
  const { tab, account, item } = Route.useSearch()
  return <AdminGate tab={tab} account={account} item={item} notFound={nothing} />
}
