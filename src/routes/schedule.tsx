// /schedule?type=&day=&league=: matches by day.
import { createFileRoute } from '@tanstack/react-router'
import { SchedulePage } from '../features/match/SchedulePage.tsx'
import { readScheduleSearch } from '../features/match/schedule-search.ts'

export const Route = createFileRoute('/schedule')({ validateSearch: readScheduleSearch, component: ScheduleRoute })

function ScheduleRoute() {
  return <SchedulePage search={Route.useSearch()} />
}
