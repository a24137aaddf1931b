// /foresight?sport=: schemes on upcoming matches, by match.
import { createFileRoute, useSearch } from '@tanstack/react-router'
import { ExpertScreen } from './-expert-screens.tsx'

export const Route = createFileRoute('/foresight')({
  component: () => <ExpertScreen page="foresight" search={useSearch({ strict: false })} />,
})
