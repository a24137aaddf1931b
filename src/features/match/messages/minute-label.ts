// Minute of a match event, as text in the user's language.
import type { Lang } from '../../../../contract/limits/limits.ts'
import type { MatchEvent, MatchEventType } from '../../../../contract/match/match-event.ts'
import type { Sport } from '../../../../contract/match/match-row.ts'
import { formatMinute } from '../../../../rules/match/format-minute.ts'

/** Where a period of a match begins or ends, in every sport: halves, quarters, sets, extra time. */
export const bounds: ReadonlySet<MatchEventType> = new Set([
  'kick-off',
  'half-time',
  'second-half',
  'period',
  'extra-time',
  'extra-half-time',
  'shoot-out',
  'full-time',
])

/** Not a minute but a state: the break, the end. */
const states: ReadonlySet<string> = new Set(['HT', 'FT', 'ET', 'AET'])

/** 67′, 第 2 局 14′; empty if the event's name includes it: 中场, 第 3 节结束. */
export function minuteLabel({ type, minute }: Pick<MatchEvent, 'type' | 'minute'>, sport: Sport, lang: Lang): string {
  if (states.has(minute) || (sport !== 'football' && bounds.has(type))) return ''
  return formatMinute(minute, sport, lang)
}
