// /404: target of unknown paths; `path` is the requested one.
import { createFileRoute } from '@tanstack/react-router'
import { cutText } from '../../../rules/text/cut-text.ts'
import { NotFoundPage } from '../../features/not-found/NotFoundPage.tsx'
import { deviceMessages } from '../../ui/messages/device-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'

export const Route = createFileRoute('/404')({
  validateSearch: ({ path }: Record<string, unknown>): { path?: string } => (typeof path === 'string' ? { path: cutText(path, 200) } : {}),
  component: NotFoundRoute,
})

function NotFoundRoute() {
  return (
    <WithMessages catalogs={deviceMessages}>
      <NotFoundPage path={Route.useSearch().path} />
    </WithMessages>
  )
}
