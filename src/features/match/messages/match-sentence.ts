// A match in a full sentence, for screen readers and sharing: 第 66 分钟，临江潮汐 2 比 1 北固铁狮.
import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { Lang } from '../../../../contract/limits/limits.ts'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { formatMinute } from '../../../../rules/match/format-minute.ts'
import { teamName } from '../../../../rules/text/name/name.ts'
import { timeOf } from '../../../core/text/format.ts'
import type { Pulse } from '../state/row/use-pulse.ts'
import { runningFigures } from '../state/running-figures.ts'
import { stateWord } from './match-messages.ts'

interface SentenceContext {
  i18n: I18n
  lang: Lang
  tz: string
  hidden?: boolean
  /** The day of the match, if the context does not show it: 明天. */
  day?: string
}

export function matchSentence(
  row: MatchRow,
  pulse: Pick<Pulse, 'minute' | 'word'>,
  { i18n, lang, tz, hidden, day }: SentenceContext,
): string {
  const home = teamName(row, 'home', lang)
  const away = teamName(row, 'away', lang)
  const isUnknown = pulse.word === 'unknown'
  if (row.status === 'upcoming' && !isUnknown) {
    if (row.time_tbc) return [day, i18n._(msg`${home} 对 ${away}，开赛时间待定`)].filter(Boolean).join(lang === 'zh' ? '，' : ', ')
    const clock = timeOf(row.match_time, tz)
    const time = day ? `${day} ${clock}` : clock
    return i18n._(msg`${home} 对 ${away}，${time} 开赛`)
  }
  const state = stateWord(pulse.word, row, i18n) ?? minutePhrase(row, pulse.minute, lang, i18n)
  if (hidden || isUnknown || row.status === 'postponed' || row.status === 'cancelled') return i18n._(msg`${state}，${home} 对 ${away}`)
  const { home_score: left, away_score: right } = row
  const score = i18n._(msg`${state}，${home} ${left} 比 ${right} ${away}`)
  const parts = [score, ...runningFigures(row, hidden), ...cards(row, home, away, i18n), ...kicks(row, i18n)]
  if (day && row.status === 'over') parts.unshift(day)
  return parts.join(lang === 'zh' ? '，' : ', ')
}

function minutePhrase(row: MatchRow, minute: string, lang: Lang, i18n: I18n): string {
  if (row.sport !== 'football') return formatMinute(minute, row.sport, lang)
  const count = minute.replace('′', '')
  return i18n._(msg`第 ${count} 分钟`)
}

// Inserts the number itself: `#` would format it by Intl, whose first use costs a slow phone a tenth of a second.
function cards(row: MatchRow, home: string, away: string, i18n: I18n): string[] {
  const redCards = ([team, count]: readonly [string, number]): string[] =>
    count > 0 ? [i18n._(msg`${team} ${plural(count, { other: `${count} 张红牌` })}`)] : []
  return [...redCards([home, row.red_home]), ...redCards([away, row.red_away])]
}

function kicks(row: MatchRow, i18n: I18n): string[] {
  if (!row.shootout) return []
  const [left, right] = row.shootout
  return [i18n._(msg`点球 ${left} 比 ${right}`)]
}
