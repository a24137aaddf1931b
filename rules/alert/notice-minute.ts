// The minute of a notice in the reader's language: if it is a state of the match instead of a number, its name.
import type { GoalNotice } from '../../contract/alert.ts'
import type { Lang } from '../../contract/limits/limits.ts'
import { formatMinute } from '../match/format-minute.ts'
import { bodyOf } from './alert-body.ts'

/** The states of `minuteText`, rules/match/match-clock.ts. Short, as in rows. */
const states: Record<Lang, Record<string, string>> = {
  zh: { HT: '中场', FT: '完场', AET: '加时', ET: '加时', PEN: '点球', PPD: '推迟', CANC: '取消', SUSP: '中断', ABD: '腰斩', AWD: '判定' },
  en: {
    ...{ HT: 'HT', FT: 'FT', AET: 'AET', ET: 'extra time', PEN: 'PEN', PPD: 'PPD', CANC: 'cancelled' },
    ...{ SUSP: 'suspended', ABD: 'abandoned', AWD: 'awarded' },
  },
  vi: {
    ...{ HT: 'Nghỉ', FT: 'KT', AET: 'Sau hiệp phụ', ET: 'Hiệp phụ', PEN: 'PEN', PPD: 'Hoãn', CANC: 'Hủy' },
    ...{ SUSP: 'Tạm dừng', ABD: 'Hủy giữa chừng', AWD: 'Xử thắng' },
  },
}

/** Whether the minute is a state of the match. */
const isState = (match_str: string): boolean => Object.hasOwn(states.zh, match_str)

/** Name of a set in its sport: 第二盘, Game 2, Ván 2. */
export function setWord(count: number, sport: GoalNotice['sport'], lang: Lang): string {
  if (lang === 'zh') return `第${'一二三四五六七'[count - 1] ?? ` ${count} `}${sport === 'tennis' ? '盘' : '局'}`
  if (sport === 'tennis') return `Set ${count}`
  if (lang === 'vi') return `Ván ${count}`
  return `${sport === 'esports' ? 'Map' : 'Game'} ${count}`
}

type MinuteNotice = Pick<GoalNotice, 'event' | 'match_str' | 'sport'>

/** The event's text already names the break or end: 完场 is not repeated beside 完场. */
const isInWord = ({ event, match_str }: MinuteNotice): boolean => (bodyOf[event] ?? 'time') === 'time' && isState(match_str)

/** 67′, 45+2′, 第 3 节 04:12, 中场, 第二盘; empty where the event's text has it, before the start, and at it. */
export function noticeMinute(notice: MinuteNotice, lang: Lang): string {
  const { event, match_str, sport } = notice
  if (sport === 'room' || event === 'kick-off' || isInWord(notice)) return ''
  const set = /^S(\d)$/.exec(match_str)
  if (set) return setWord(Number(set[1]), sport, lang)
  return states[lang][match_str] ?? formatMinute(match_str, sport, lang)
}
