// Formats the due time of a queue item: remaining or overdue time, otherwise the time itself.
import { useLingui } from '@lingui/react/macro'
import { serverNow } from '../../../core/clock/server-time.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { addDays, dateText, dayLabel, dayOf, timeOf } from '../../../core/text/format.ts'
import { useStore } from '../../../ui/use-store.ts'
import { dueSpan } from './due.ts'

/** Time only for today, with 'tomorrow' or with the date otherwise. */
export function useTimeMessages(): (at: string) => string {
  const { lang, tz } = useStore(preferences)
  return (at) => {
    const [day, today] = [dayOf(at, tz), dayOf(serverNow(), tz)]
    const time = timeOf(at, tz)
    if (day === today) return time
    return `${day === addDays(today, 1) ? dayLabel(day, lang, today) : dateText(day, lang, today)} ${time}`
  }
}

export function useDueMessages(): (due: string) => string {
  const { t } = useLingui()
  const time = useTimeMessages()
  return (due) => {
    const span = dueSpan(due, serverNow())
    if (span === null) return time(due)
    const { isOver, unit, count } = span
    if (!isOver) return t`剩 ${count} 分钟`
    if (unit === 'minute') return t`超时 ${count} 分钟`
    return unit === 'hour' ? t`超时 ${count} 小时` : t`超时 ${count} 天`
  }
}
