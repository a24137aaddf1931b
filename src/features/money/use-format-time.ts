// Formats transaction timestamps: day and time in the user's time zone.

import { serverNow } from '../../core/clock/server-time.ts'
import { preferences, shownZone } from '../../core/store/preferences.ts'
import { dateText, dayOf, timeOf } from '../../core/text/format.ts'
import { useStore } from '../../ui/use-store.ts'

export function useFormatTime(): (at: string) => string {
  const shown = useStore(preferences)
  const tz = shownZone(shown)
  return (at) => `${dateText(dayOf(at, tz), shown.lang, dayOf(serverNow(), tz))} ${timeOf(at, tz)}`
}
