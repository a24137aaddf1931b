// /trophy/home?tab=&range=: the trophy room.
import { createFileRoute, useSearch } from '@tanstack/react-router'
import { ExpertScreen } from './-expert-screens.tsx'

export const Route = createFileRoute('/trophy/home')({
  component: () => <ExpertScreen page="trophy" search={useSearch({ strict: false })} />,
})
