// The minute of a match (`minuteText`, match-clock.ts) in the reader's language: quarters, overtimes, sets, games and maps by sport. Pure.
import type { Lang } from '../../contract/limits/limits.ts'
import type { Sport } from '../../contract/match/match-row.ts'

/** The period: Q3, OT, OT2 of basketball, S2 of other sports; then the clock. */
const parted = /^(Q|OT|S)(\d*)(?: (.+))?$/

/** 加时, 加时 2. */
const overtimes: Record<Lang, string> = { zh: '加时', en: 'OT', vi: 'Hiệp phụ' }

/** Name of a set in its sport: 第 2 盘, Game 2, Ván 2. */
function setLabel(count: string, sport: Sport, lang: Lang): string {
  if (lang === 'zh') return `第 ${count} ${sport === 'tennis' ? '盘' : '局'}`
  if (sport === 'tennis') return `Set ${count}`
  if (lang === 'vi') return `Ván ${count}`
  return `${sport === 'esports' ? 'Map' : 'Game'} ${count}`
}

function partLabel(code: string, count: string, sport: Sport, lang: Lang): string {
  if (code === 'S') return setLabel(count, sport, lang)
  if (code === 'Q') return { zh: `第 ${count} 节`, en: `Q${count}`, vi: `Hiệp ${count}` }[lang]
  return `${overtimes[lang]}${count && (lang === 'en' ? count : ` ${count}`)}`
}

/** A shoot-out kick, which has no minute. */
const kicks: Record<Lang, string> = { zh: '点球', en: 'PEN', vi: 'Luân lưu' }

/** The period and its clock: 第 3 节 and 04:12. A football minute has only the clock: 45+2′. */
export function minuteParts(minute: string, sport: Sport, lang: Lang): { part: string; clock: string } {
  if (minute === 'PEN') return { part: '', clock: kicks[lang] }
  const [, code, count = '', clock = ''] = parted.exec(minute) ?? []
  if (code === undefined) return { part: '', clock: minute.replace("'", '′') }
  return { part: partLabel(code, count, sport, lang), clock: clock.replace("'", '′') }
}

/** 67′, 第 3 节 04:12, 加时 01:30, 第 2 盘, 第 2 局 14′. Breaks and ends (HT, FT) are unchanged: rows and events have their own texts. */
export function formatMinute(minute: string, sport: Sport, lang: Lang): string {
  const { part, clock } = minuteParts(minute, sport, lang)
  return [part, clock].filter(Boolean).join(' ')
}

/** Column header of a quarter: 3, Q3, H3; then 加时, OT2, HP 2. `period` from 1. */
export function quarterHead(period: number, lang: Lang): string {
  const overtime = period - 4
  if (overtime < 1) return { zh: String(period), en: `Q${period}`, vi: `H${period}` }[lang]
  const word = { zh: '加时', en: 'OT', vi: 'HP' }[lang]
  return overtime === 1 ? word : `${word}${lang === 'en' ? '' : ' '}${overtime}`
}
