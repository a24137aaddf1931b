// /schedule?type=&day=&league=: matches by day, with what this device has cached of them.
import { createFileRoute } from '@tanstack/react-router'
import { network } from '../../core/api/freshness.ts'
import { SchedulePage } from '../../features/match/schedule/SchedulePage.tsx'
import { readScheduleSearch } from '../../features/match/schedule/schedule-search.ts'
import type { ScheduleSearch } from '../../features/match/schedule/schedule-type.ts'
import { laterPart } from '../../ui/layer/later-part.ts'
import { useLater } from '../../ui/layer/use-later.ts'
import { quiet } from '../../ui/page/quiet.ts'
import { useStore } from '../../ui/use-store.ts'

// Parsed by the page: every page loads this file.
export const Route = createFileRoute('/schedule')({
  validateSearch: (search: Record<string, unknown>): ScheduleSearch => search,
  component: ScheduleRoute,
})

const scheduleOffline = laterPart(() => import('../../features/offline/ScheduleOffline.tsx').then((part) => part.ScheduleOffline))
const unsavedDay = laterPart(() => import('../../features/offline/UnsavedDay.tsx').then((part) => part.UnsavedDay))

function ScheduleRoute() {
  const ScheduleOffline = useLater(scheduleOffline, useStore(quiet))
  const UnsavedDay = useLater(unsavedDay, !useStore(network))
  return (
    <SchedulePage
      search={readScheduleSearch({ ...Route.useSearch() })}
      offline={ScheduleOffline && <ScheduleOffline />}
      unsaved={UnsavedDay}
    />
  )
}
