// /specialist-info?match=: application as an expert; for experts the form for a scheme.
import { createFileRoute, useSearch } from '@tanstack/react-router'
import { ExpertScreen } from './-expert-screens.tsx'

export const Route = createFileRoute('/specialist-info')({
  component: () => <ExpertScreen page="apply" search={useSearch({ strict: false })} />,
})
