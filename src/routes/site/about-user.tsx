// /about-user?type=: about, agreement, privacy, conduct, disclaimer.
import { createFileRoute } from '@tanstack/react-router'
import { AboutScreen } from '../../features/about/AboutScreen.tsx'
import { type AboutKind, aboutKindOf } from '../../features/about/about-kind.ts'

export const Route = createFileRoute('/about-user')({
  // What is read is what is asked: the server draws no address that leads to another.
  validateSearch: (search: Record<string, unknown>): { type?: AboutKind } => {
    const type = aboutKindOf(search.type)
    return type === 'about' ? {} : { type }
  },
  component: AboutRoute,
})

function AboutRoute() {
  return <AboutScreen kind={aboutKindOf(Route.useSearch().type)} />
}
