// A moment as a day and a time of the reader's zone.
import type { I18n } from '@lingui/core'
import type { Lang } from '../../../contract/limits/limits.ts'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { dateText, dayOf, timeOf } from '../../core/text/format.ts'
import { startTime } from '../match/words/start-time.ts'

export const momentText = (moment: string, lang: Lang, tz: string): string => `${dateText(dayOf(moment, tz), lang)} ${timeOf(moment, tz)}`

/** The start of a match in the same form; 待定 stands for a time that is not known. */
export const startText = (
  match: Pick<MatchRow, 'match_time' | 'time_tbc'>,
  { lang, tz, i18n }: { lang: Lang; tz: string; i18n: I18n },
): string => `${dateText(dayOf(match.match_time, tz), lang)} ${startTime(match, tz, i18n)}`
