// /specialist-home?id=: an expert’s home.
import { createFileRoute, useSearch } from '@tanstack/react-router'
import { ExpertScreen } from './-expert-screens.tsx'

export const Route = createFileRoute('/specialist-home')({
  component: () => <ExpertScreen page="home" search={useSearch({ strict: false })} />,
})
