// Relative time as R-SHELL-10 words it, updated as it ages. Messages carry real time, not product time.

import { serverNow } from '../../core/clock/server-time.ts'
import { relativeTime } from '../../core/text/format.ts'
import { useRowView } from '../match/row-view.ts'
import { useNowValue } from '../match/state/row/use-now-value.ts'

export function useRelativeTime(time: string | number | null): string {
  const { lang, tz } = useRowView()
  return useNowValue(() => (time === null ? '' : relativeTime(time, serverNow(), lang, tz)), '')
}
