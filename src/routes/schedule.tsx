// /schedule?type=&day=&league=: matches by day.
import { createFileRoute } from '@tanstack/react-router'
import { SchedulePage } from '../features/match/schedule/SchedulePage.tsx'
import { readScheduleSearch } from '../features/match/schedule/schedule-search.ts'

export const Route = createFileRoute('/schedule')({ validateSearch: readScheduleSearch, component: ScheduleRoute })

function ScheduleRoute() {
  return <SchedulePage search={Route.useSearch()} />
}
