// A moment as the spec words it, growing older by itself. Messages carry real time, not that of the matches.
import { relativeTime } from '../../core/format.ts'
import { serverNow } from '../../core/product-clock.ts'
import { useRowView } from '../match/row-view.ts'
import { useNowValue } from '../match/use-now-value.ts'

export function useRelativeTime(moment: string | number | null): string {
  const { lang, tz } = useRowView()
  return useNowValue(() => (moment === null ? '' : relativeTime(moment, serverNow(), lang, tz)), '')
}
