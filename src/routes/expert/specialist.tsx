// /specialist?by=&range=&mine=: the list of experts.
import { createFileRoute, useSearch } from '@tanstack/react-router'
import { ExpertScreen } from './-expert-screens.tsx'

export const Route = createFileRoute('/specialist')({
  component: () => <ExpertScreen page="list" search={useSearch({ strict: false })} />,
})
