// Facts that an article may quote about its match, in three languages.
import type { ReviewReason } from '../../../contract/match/match-event.ts'
import type { MatchRow, Side } from '../../../contract/match/match-row.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { type Incident, minuteNumber, type Story } from './football-story.ts'

/** An article's match: its row with names, its venue and its story. */
export interface NewsMatch {
  row: MatchRow
  venue: Name | null
  story: Story
}

const same = (text: string): Name => ({ zh: text, en: text, vi: text })

const reasons: Partial<Record<ReviewReason, Name>> = {
  offside: { zh: '越位在先', en: 'offside', vi: 'lỗi việt vị' },
  handball: { zh: '进球前手球', en: 'a handball in the build-up', vi: 'bóng chạm tay trước khi vào lưới' },
  foul: { zh: '进攻方犯规在先', en: 'a foul in the build-up', vi: 'lỗi của bên tấn công trước bàn thắng' },
  'out-of-play': { zh: '此前球已出界', en: 'the ball having gone out of play', vi: 'bóng đã ra ngoài biên trước đó' },
  line: { zh: '球的整体没有越过门线', en: 'the ball not being wholly over the line', vi: 'bóng chưa qua hết vạch vôi' },
  penalty: { zh: '罚球前有人提前入区', en: 'encroachment at the penalty', vi: 'có cầu thủ vào vòng cấm sớm khi đá phạt đền' },
}

/** 66 is the 66th minute, 90+3 the 93rd. Stoppage time of the first half has no ordinal of its own in English. */
export function ordinal(minute: string): string {
  const number = /^(?:45|105)\+/.test(minute) ? Number.parseInt(minute, 10) : minuteNumber(minute)
  const tens = number % 100
  const suffix = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${suffix}`
}

const beijing = (iso: string): Date => new Date(Date.parse(iso) + 8 * 3_600_000)
const months = 'January February March April May June July August September October November December'.split(' ')

export function dateName(iso: string): Name {
  const date = beijing(iso)
  const [month, day] = [date.getUTCMonth() + 1, date.getUTCDate()]
  return { zh: `${month}月${day}日`, en: `${day} ${months[month - 1]}`, vi: `ngày ${day}/${month}` }
}

const scoreName = (pairs: readonly (readonly [number, number])[]): Name => ({
  zh: pairs.map(([a, b]) => `${a}比${b}`).join('、'),
  en: pairs.map(([a, b]) => `${a}-${b}`).join(pairs.length > 1 ? ', ' : ''),
  vi: pairs.map(([a, b]) => `${a}-${b}`).join(', '),
})

const turned = (pairs: readonly (readonly [number, number])[], swap: boolean): [number, number][] =>
  pairs.map(([a, b]): [number, number] => (swap ? [b, a] : [a, b]))

export type Slots = Record<string, Name | undefined>

function incidentSlots(name: string, incident: Incident | null): Slots {
  if (!incident) return {}
  return {
    [name]: incident.player,
    [`${name}.m`]: same(incident.minute),
    [`${name}.o`]: same(ordinal(incident.minute)),
  }
}

/** The slots that a match fills; missing facts are absent, and an article that needs them uses another match. */
export function matchSlots({ row, venue, story }: NewsMatch): Slots {
  const name = (side: Side): Name => ({ zh: row[`${side}_team_name_zh`], en: row[`${side}_team_name_en`], vi: row[`${side}_team_name_vi`] })
  const [home, away] = [name('home'), name('away')]
  const winner = row.winner === 'home' || row.winner === 'away' ? row.winner : null
  const awayWon = winner === 'away'
  const final: [number, number] = [row.home_score, row.away_score]
  const half: [number, number] | null =
    row.half_home_score !== null && row.half_away_score !== null ? [row.half_home_score, row.half_away_score] : null
  const played = row.status === 'over'
  return {
    home,
    away,
    winner: winner ? (awayWon ? away : home) : undefined,
    loser: winner ? (awayWon ? home : away) : undefined,
    league: { zh: row.league_name_zh, en: row.league_name_en, vi: row.league_name_vi },
    venue: venue ?? { zh: `${home.zh}主场`, en: `the home of ${home.en}`, vi: `sân của ${home.vi}` },
    round: row.round === null ? undefined : same(String(row.round)),
    date: dateName(row.match_time),
    time: same(beijing(row.match_time).toISOString().slice(11, 16)),
    score: played ? scoreName([final]) : undefined,
    wscore: winner ? scoreName(turned([final], awayWon)) : undefined,
    half: half ? scoreName([half]) : undefined,
    whalf: half && winner ? scoreName(turned([half], awayWon)) : undefined,
    periods: row.periods.length > 0 ? scoreName(row.periods) : undefined,
    sets: winner && row.periods.length > 0 ? scoreName(turned(row.periods, awayWon)) : undefined,
    ...incidentSlots('scorer', story.decisive),
    ...incidentSlots('first', story.first),
    ...incidentSlots('red', story.red),
    ...(story.red ? { 'red.t': name(story.red.side) } : {}),
    ...incidentSlots('void', story.cancelled),
    'void.why': story.cancelled ? reasons[story.cancelled.reason] : undefined,
  }
}
