// Formats when an announced broadcast starts: 18 分后, 今天, 明天, the weekday, then the date.
import { Trans } from '@lingui/react/macro'
import { addDays, dateText, dayLabel, dayOf } from '../../../../core/text/format.ts'
import { useRowView } from '../../../match/row-view.ts'
import { useNowValue } from '../../../match/state/row/use-now-value.ts'

const minute = 60_000
/** Days from today up to which the weekday is unambiguous. */
const week = 6

export function SoonText({ at }: { at: string }) {
  const { lang, tz } = useRowView()
  const left = useNowValue((nowMs) => Math.ceil((Date.parse(at) - nowMs) / minute))
  const today = useNowValue((nowMs) => dayOf(nowMs, tz))
  if (left <= 0) return <Trans>即将开播</Trans>
  if (left < 60) return <Trans>{left} 分后</Trans>
  const day = dayOf(at, tz)
  return day > addDays(today, week) ? dateText(day, lang) : dayLabel(day, lang, today)
}
