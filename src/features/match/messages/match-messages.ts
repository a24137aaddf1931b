// Short texts of a match: state in place of the minute, notes, current period.
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MatchRow, Sport } from '../../../../contract/match/match-row.ts'
import { type StatusWord, setNumber } from '../../../../rules/match/match-clock.ts'
import type { NoteKey } from '../state/row/row-timing.ts'
import { tbc } from './start-time.ts'

const statusMessages: Record<Exclude<StatusWord, 'set' | 'set-break' | 'soon'>, MessageDescriptor> = {
  'half-time': msg({ message: '中场', context: 'state of a match, short' }),
  break: msg({ message: '节间', context: 'state of a match, short' }),
  'extra-break': msg({ message: '加时前', context: 'state of a match, short' }),
  'extra-half-time': msg({ message: '加时中场', context: 'state of a match, short' }),
  'shoot-out': msg({ message: '点球', context: 'state of a match, short' }),
  finished: msg({ message: '完场', context: 'state of a match, short' }),
  'finished-extra': msg({ message: '加时', context: 'state of a match, short' }),
  'finished-shoot-out': msg({ message: '点球', context: 'state of a match, short' }),
  postponed: msg({ message: '推迟', context: 'state of a match, short' }),
  cancelled: msg({ message: '取消', context: 'state of a match, short' }),
  suspended: msg({ message: '中断', context: 'state of a match, short' }),
  abandoned: msg({ message: '腰斩', context: 'state of a match, short' }),
  awarded: msg({ message: '判定', context: 'state of a match, short' }),
  'time-tbc': tbc,
  unknown: msg({ message: '结果未知', context: 'state of a match, short' }),
}

/** 中场, 完场, 第 2 盘. Null if the minute or the start is shown. */
export function stateWord(word: StatusWord | null, row: Pick<MatchRow, 'sport' | 'phase' | 'periods'>, i18n: I18n): string | null {
  if (word === null || word === 'soon') return null
  // Extra time in football, overtime in basketball: one word in Chinese, two in English.
  if (word === 'finished-extra' && row.sport === 'basketball')
    return i18n._(msg({ message: '加时', context: 'state of a basketball game, short' }))
  if (word !== 'set' && word !== 'set-break') return i18n._(statusMessages[word])
  const count = setNumber(row)
  if (word === 'set-break') return row.sport === 'tennis' ? i18n._(msg`盘间`) : i18n._(msg`局间`)
  if (row.sport === 'esports') return i18n._(msg({ message: `第 ${count} 局`, context: 'map of e-sports' }))
  return row.sport === 'tennis' ? i18n._(msg`第 ${count} 盘`) : i18n._(msg`第 ${count} 局`)
}

const noteMessages: Record<Exclude<NoteKey, 'shoot-out' | 'aggregate'>, MessageDescriptor> = {
  goal: msg({ message: '进球', context: 'note of a score row' }),
  'goal-cancelled': msg({ message: '进球取消', context: 'note of a score row' }),
  review: msg({ message: 'VAR 审核', context: 'note of a score row' }),
  'penalty-missed': msg({ message: '点球未进', context: 'note of a score row' }),
  'red-card': msg({ message: '红牌', context: 'note of a score row' }),
  soon: msg({ message: '即将开赛', context: 'note of a score row' }),
  moved: msg({ message: '改期', context: 'note of a score row' }),
}

/** 进球, 4-5 客胜, 总 3-2. */
export function noteWord(note: NoteKey, row: Pick<MatchRow, 'shootout' | 'aggregate' | 'status' | 'winner'>, i18n: I18n): string {
  if (note === 'aggregate') {
    const [home, away] = row.aggregate ?? [0, 0]
    const both = `${home}-${away}`
    return i18n._(msg`总 ${both}`)
  }
  if (note === 'shoot-out') {
    const [home, away] = row.shootout ?? [0, 0]
    const kicks = `${home}-${away}`
    if (row.status !== 'over' || home === away) return kicks
    return home > away ? i18n._(msg`${kicks} 主胜`) : i18n._(msg`${kicks} 客胜`)
  }
  return i18n._(noteMessages[note])
}

const sportNames: Record<Sport, MessageDescriptor> = {
  football: msg`足球`,
  basketball: msg`篮球`,
  tennis: msg`网球`,
  badminton: msg`羽毛球`,
  esports: msg`电竞`,
}
export const sportName = (sport: Sport, i18n: I18n): string => i18n._(sportNames[sport])

/** 第 18 轮, or the stage of a cup; empty if the league has neither. */
export function roundText(row: Pick<MatchRow, 'round' | 'stage'>, lang: 'zh' | 'en' | 'vi', i18n: I18n): string {
  if (row.stage) return row.stage[lang] || row.stage.en || row.stage.zh
  const { round } = row
  return round === null ? '' : i18n._(msg`第 ${round} 轮`)
}
