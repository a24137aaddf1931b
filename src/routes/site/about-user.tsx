// /about-user?type=: about, agreement, privacy, conduct, disclaimer.
import { createFileRoute } from '@tanstack/react-router'
import { AboutScreen } from '../../features/legal/AboutScreen.tsx'
import { type AboutKind, aboutKindOf } from '../../features/legal/about-kind.ts'

export const Route = createFileRoute('/about-user')({
  // Normalizes the search, because the server does not render URLs that redirect.
  validateSearch: (search: Record<string, unknown>): { type?: AboutKind } => {
    const type = aboutKindOf(search.type)
    return type === 'about' ? {} : { type }
  },
  component: AboutRoute,
})

function AboutRoute() {
  return <AboutScreen kind={aboutKindOf(Route.useSearch().type)} />
}
