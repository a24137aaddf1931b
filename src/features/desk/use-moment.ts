// Moments at the desk: the whole date, in the operator's own zone.
import { dayOf, timeOf } from '../../core/format.ts'
import { preferences } from '../../core/preferences.ts'
import { useStore } from '../../ui/use-store.ts'

export function useMoment(): (at: string | null) => string {
  const { tz } = useStore(preferences)
  return (at) => (at === null ? '—' : `${dayOf(at, tz)} ${timeOf(at, tz)}`)
}
