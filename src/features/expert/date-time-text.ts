// Formats a timestamp as a day and a time in the user's time zone.
import type { I18n } from '@lingui/core'
import type { Lang } from '../../../contract/limits/limits.ts'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { dateText, dayOf, timeOf } from '../../core/text/format.ts'
import { startTime } from '../match/messages/start-time.ts'

export const dateTimeText = (timestamp: string, lang: Lang, tz: string): string =>
  `${dateText(dayOf(timestamp, tz), lang)} ${timeOf(timestamp, tz)}`

/** Formats the start of a match alike; returns 待定 for an unknown time. */
export const startText = (
  match: Pick<MatchRow, 'match_time' | 'time_tbc'>,
  { lang, tz, i18n }: { lang: Lang; tz: string; i18n: I18n },
): string => `${dateText(dayOf(match.match_time, tz), lang)} ${startTime(match, tz, i18n)}`
