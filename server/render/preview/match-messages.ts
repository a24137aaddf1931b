// State and time of a match in lasting words: services cache a preview for hours, so it has no minute.
import type { Lang } from '../../../contract/limits/limits.ts'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { isAwaitingResult } from '../../../rules/match/match-clock.ts'
import { leagueName, nameOf, teamName } from '../../../rules/text/name/name.ts'
import { wallTime } from '../../../rules/time/wall-time.ts'

/** The time zone of most readers of a language; the text names the zone. */
const zones: Record<Lang, { zone: string; name: string }> = {
  zh: { zone: 'Asia/Shanghai', name: '北京时间' },
  en: { zone: 'UTC', name: 'UTC' },
  vi: { zone: 'Asia/Ho_Chi_Minh', name: 'giờ Việt Nam' },
}
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export function dayText(at: string, lang: Lang): string {
  const wall = new Date(wallTime(Date.parse(at), zones[lang].zone))
  const [year, month, day] = [wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate()]
  if (lang === 'zh') return `${year}年${month + 1}月${day}日`
  return lang === 'vi' ? `${day}/${month + 1}/${year}` : `${day} ${months[month]} ${year}`
}

/** 2026年11月21日 20:00（北京时间）, 21 Nov 2026, 12:00 UTC. */
export function instantText(at: string, lang: Lang): string {
  const { zone, name } = zones[lang]
  const hour = new Date(wallTime(Date.parse(at), zone)).toISOString().slice(11, 16)
  if (lang === 'zh') return `${dayText(at, lang)} ${hour}（${name}）`
  return lang === 'vi' ? `${hour} ${dayText(at, lang)} (${name})` : `${dayText(at, lang)}, ${hour} ${name}`
}

export const startText = ({ match_time, time_tbc }: Pick<MatchRow, 'match_time' | 'time_tbc'>, lang: Lang): string =>
  time_tbc ? dayText(match_time, lang) : instantText(match_time, lang)

const messages = {
  zh: {
    ...{ live: '进行中', over: '完场', 'over-extra': '加时完场', shootout: '点球大战', awarded: '判定', suspended: '中断' },
    ...{ postponed: '推迟', cancelled: '取消', abandoned: '腰斩', unknown: '结果未知' },
  },
  en: {
    ...{ live: 'Live', over: 'Full-time', 'over-extra': 'After extra time', shootout: 'Penalties', awarded: 'Awarded' },
    ...{ suspended: 'Suspended', postponed: 'Postponed', cancelled: 'Cancelled', abandoned: 'Abandoned', unknown: 'No result' },
  },
  vi: {
    ...{ live: 'Đang diễn ra', over: 'Kết thúc', 'over-extra': 'Sau hiệp phụ', shootout: 'Luân lưu', awarded: 'Xử thắng thua' },
    ...{ suspended: 'Tạm dừng', postponed: 'Hoãn', cancelled: 'Hủy', abandoned: 'Bị hủy giữa chừng', unknown: 'Chưa rõ kết quả' },
  },
} as const satisfies Record<Lang, Record<string, string>>

/** The state of the match; empty before its start. */
export function stateText(row: MatchRow, { lang, hides, now }: { lang: Lang; hides: boolean; now: number }): string {
  const labels = messages[lang]
  if (row.status === 'postponed') return labels.postponed
  if (row.status === 'cancelled') return row.phase === 'not-started' ? labels.cancelled : labels.abandoned
  if (row.status === 'live') return row.suspended ? labels.suspended : labels.live
  if (row.status === 'upcoming') return isAwaitingResult(row, now) ? labels.unknown : ''
  if (hides) return labels.over
  if (row.awarded) return labels.awarded
  if (row.shootout) return `${labels.shootout} ${row.shootout[0]}:${row.shootout[1]}`
  return row.after_extra && row.sport !== 'basketball' ? labels['over-extra'] : labels.over
}

/** 2:1; null if there is none or results are hidden. */
export const scoreText = (row: MatchRow, hides: boolean): string | null =>
  !hides && (row.status === 'live' || row.status === 'over') ? `${row.home_score}:${row.away_score}` : null

/** The stage or round; empty without either. */
function roundText({ round, stage }: Pick<MatchRow, 'round' | 'stage'>, lang: Lang): string {
  if (stage) return nameOf(stage, lang)
  return round === null ? '' : { zh: `第 ${round} 轮`, en: `Round ${round}`, vi: `Vòng ${round}` }[lang]
}
export const leagueText = (row: MatchRow, lang: Lang): string => `${leagueName(row, lang)} ${roundText(row, lang)}`.trim()

/** 临江潮汐 2:1 北固铁狮, with vs in place of a hidden or missing score. */
export const fixtureText = (row: MatchRow, lang: Lang, hides: boolean): string =>
  `${teamName(row, 'home', lang)} ${scoreText(row, hides) ?? 'vs'} ${teamName(row, 'away', lang)}`
