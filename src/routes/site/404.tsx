// /404: target of unknown paths; `path` is the requested one.
import { createFileRoute } from '@tanstack/react-router'
import { cutText } from '../../../rules/text/cut-text.ts'
import { NotFoundPage } from '../../features/not-found/NotFoundPage.tsx'
import { deviceWords } from '../../ui/words/device-words.ts'
import { WithWords } from '../../ui/words/WithWords.tsx'

export const Route = createFileRoute('/404')({
  validateSearch: ({ path }: Record<string, unknown>): { path?: string } => (typeof path === 'string' ? { path: cutText(path, 200) } : {}),
  component: NotFoundRoute,
})

function NotFoundRoute() {
  return (
    <WithWords catalogs={deviceWords}>
      <NotFoundPage path={Route.useSearch().path} />
    </WithWords>
  )
}
