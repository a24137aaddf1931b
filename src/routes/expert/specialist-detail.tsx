// /specialist-detail?id=: one scheme.
import { createFileRoute, useSearch } from '@tanstack/react-router'
import { ExpertScreen } from './-expert-screens.tsx'

export const Route = createFileRoute('/specialist-detail')({
  component: () => <ExpertScreen page="scheme" search={useSearch({ strict: false })} />,
})
