// Formats times in the admin console: full date, in the operator's time zone.

import { preferences } from '../../../core/store/preferences.ts'
import { dayOf, timeOf } from '../../../core/text/format.ts'
import { useStore } from '../../../ui/use-store.ts'

export function useFormatTime(): (at: string | null) => string {
  const { tz } = useStore(preferences)
  return (at) => (at === null ? '—' : `${dayOf(at, tz)} ${timeOf(at, tz)}`)
}
