// Display data of a match: line-ups, statistics, shots, odds, text live. Shots are aggregated into statistics.
import type { FeedMessageOf, MatchFeedMessage } from '../../../contract/feed/document.ts'
import { feedLimits } from '../../../contract/feed/parts.ts'
import type { Lineup, LineupPlayer, PlayerLine, Statistic, StatisticKey } from '../../../contract/match/match-detail.ts'
import type { Side } from '../../../contract/match/match-row.ts'
import type { MatchOdds, OddsLine } from '../../../contract/match/odds.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { cleanText } from '../../core/text/clean-text.ts'
import type { FeedExtra } from '../../features/match/feed-message.ts'
import { matchId } from './ids.ts'
import type { ShotCount, StreamMemo } from './memo.ts'
import { minuteOf } from './minute.ts'
import { nameOf, personName } from './names.ts'
import { type Place, placesOf } from './places.ts'

export interface ExtrasResult {
  extras: FeedExtra[]
  memo: StreamMemo
}

type FeedLineup = FeedMessageOf<'lineups'>['home']
type FeedLineupPlayer = FeedLineup['starters'][number]

const longestPosition = 12
const benchPlace: Place = { x: 50, y: 0 }
/** Used if no coach is named. */
const noCoach: Name = { zh: '未公布', en: 'Not named', vi: 'Chưa công bố' }

const playerOf = ({ id, number, name, position = '', x, y, rating, captain }: FeedLineupPlayer, place: Place): LineupPlayer => ({
  id,
  number,
  name: nameOf(name),
  position: cleanText(position, longestPosition),
  x: x ?? place.x,
  y: y ?? place.y,
  rating: rating === undefined ? null : Math.round(rating * 10) / 10,
  captain: captain ?? false,
})

function lineupOf({ formation = '', coach, starters, substitutes = [] }: FeedLineup): Lineup {
  const shape = cleanText(formation, 20)
  const places = placesOf(shape, starters.length)
  return {
    formation: shape,
    coach: coach ? personName(coach) : noCoach,
    starters: starters.map((player, index) => playerOf(player, places[index] ?? benchPlace)),
    substitutes: substitutes.map((player) => playerOf(player, benchPlace)),
  }
}

function peopleOf(lineups: readonly Lineup[]): Record<string, Name> {
  const people = lineups.flatMap(({ starters, substitutes }) => [...starters, ...substitutes])
  return Object.fromEntries(people.map(({ id, name }) => [id, name]))
}

type FeedPlayerLine = FeedMessageOf<'players'>['home'][number]
const lineOf = ({ name, position = '', ...line }: FeedPlayerLine): PlayerLine => ({
  ...line,
  name: nameOf(name),
  position: cleanText(position, longestPosition),
})

const percents: ReadonlySet<StatisticKey> = new Set<StatisticKey>([
  'possession',
  'pass-accuracy',
  'field-goals',
  'three-points',
  'free-throws',
  'first-serve',
])
const decimals: ReadonlySet<StatisticKey> = new Set<StatisticKey>(['expected-goals', 'economy'])
const unitOf = (key: StatisticKey): Statistic['unit'] => (percents.has(key) ? 'percent' : decimals.has(key) ? 'decimal' : 'count')

const noShots: ShotCount = { shots: 0, onTarget: 0, expected: null }
const hundredths = (value: number): number => Math.round(value * 100) / 100

/** Statistics derived from the sender's shots, if the sender does not give them. */
function countedFrom({ home, away }: Record<Side, ShotCount>): Statistic[] {
  const counted: Statistic[] = [
    { key: 'shots', home: home.shots, away: away.shots, unit: 'count' },
    { key: 'shots-on-target', home: home.onTarget, away: away.onTarget, unit: 'count' },
  ]
  if (home.expected === null && away.expected === null) return counted
  const expected = { home: hundredths(home.expected ?? 0), away: hundredths(away.expected ?? 0) }
  return [...counted, { key: 'expected-goals', ...expected, unit: 'decimal' }]
}

function figuresOf({ statistics = [], shots }: StreamMemo): Statistic[] {
  const stated = new Set(statistics.flatMap(({ key, period }) => (period === undefined ? [key] : [])))
  return shots ? [...statistics, ...countedFrom(shots).filter(({ key }) => !stated.has(key))] : statistics
}

function withShot(memo: StreamMemo, { side, result, expected }: FeedMessageOf<'shot'>): StreamMemo {
  const shots = memo.shots ?? { home: noShots, away: noShots }
  const before = shots[side]
  const after: ShotCount = {
    shots: before.shots + 1,
    onTarget: before.onTarget + (result === 'scored' || result === 'saved' ? 1 : 0),
    expected: expected === undefined ? before.expected : (before.expected ?? 0) + expected,
  }
  return { ...memo, shots: { ...shots, [side]: after } }
}

/** Decimal odds minus one, as in rows. */
const lessOne = (price: number): number => hundredths(price - 1)
const moveOf = (now: number, before: number): -1 | 0 | 1 => (now > before ? 1 : now < before ? -1 : 0)

function lineFrom(now: Pick<OddsLine, 'line' | 'home' | 'draw' | 'away'>, before: OddsLine | undefined): OddsLine {
  const same = before !== undefined && before.line === now.line
  return {
    ...now,
    home_move: same ? moveOf(now.home, before.home) : 0,
    away_move: same ? moveOf(now.away, before.away) : 0,
  }
}

function oddsOf({ handicap, total, win, at }: FeedMessageOf<'odds'>, before: MatchOdds | undefined): MatchOdds {
  const { line, home, away } = handicap
  const draw = win.draw === undefined ? null : lessOne(win.draw)
  return {
    handicap: lineFrom({ line, home: lessOne(home), draw: null, away: lessOne(away) }, before?.handicap),
    total: lineFrom({ line: total.line, home: lessOne(total.over), draw: null, away: lessOne(total.under) }, before?.total),
    win: lineFrom({ line: 0, home: lessOne(win.home), draw, away: lessOne(win.away) }, before?.win),
    updated_at: at,
  }
}

export function extrasOf(message: MatchFeedMessage, memo: StreamMemo): ExtrasResult {
  const base = { match_id: matchId(message.match), at: message.at }
  const figures = (next: StreamMemo): ExtrasResult => ({
    extras: [{ ...base, type: 'statistics', statistics: figuresOf(next) }],
    memo: next,
  })
  switch (message.type) {
    case 'lineups': {
      const [home, away] = [lineupOf(message.home), lineupOf(message.away)]
      return { extras: [{ ...base, type: 'lineups', home, away }], memo: { ...memo, people: peopleOf([home, away]) } }
    }
    case 'statistics':
      return figures({ ...memo, statistics: message.statistics.map((one) => ({ ...one, unit: unitOf(one.key) })) })
    case 'shot':
      return figures(withShot(memo, message))
    case 'players':
      return { extras: [{ ...base, type: 'players', home: message.home.map(lineOf), away: message.away.map(lineOf) }], memo }
    case 'momentum':
      return { extras: [{ ...base, type: 'momentum', momentum: message.values }], memo }
    case 'odds': {
      const odds = oddsOf(message, memo.odds)
      return { extras: [{ ...base, type: 'odds', odds }], memo: { ...memo, odds } }
    }
    case 'text': {
      const { id, text, important = false, side, clock } = message
      const line = { key: id, minute: minuteOf(clock), text: nameOf(text, feedLimits.text), important, ...(side ? { side } : {}) }
      return { extras: [{ ...base, type: 'text', ...line }], memo }
    }
    default:
      return { extras: [], memo }
  }
}
