// The figures of a match of sets at any moment.
import type { Statistic, StatisticKey } from '../../../../contract/match/match-detail.ts'
import type { Side } from '../../../../contract/match/match-row.ts'
import type { SimMatch } from '../model.ts'
import { type Random, randomOf } from '../random.ts'
import type { Moment, SetsPlay } from './model.ts'

type Pair = [number, number]
const indexOf = (side: Side): 0 | 1 => (side === 'home' ? 0 : 1)
const against = (side: Side): 0 | 1 => (side === 'home' ? 1 : 0)

class Tally {
  private readonly pairs = new Map<StatisticKey, Pair>()
  add(key: StatisticKey, index: 0 | 1, count: number): void {
    const pair = this.pairs.get(key) ?? [0, 0]
    pair[index] += count
    this.pairs.set(key, pair)
  }
  most(key: StatisticKey, index: 0 | 1, count: number): void {
    const pair = this.pairs.get(key) ?? [0, 0]
    pair[index] = Math.max(pair[index], count)
    this.pairs.set(key, pair)
  }
  statistic(key: StatisticKey, unit: Statistic['unit'] = 'count'): Statistic {
    const [home, away] = this.pairs.get(key) ?? [0, 0]
    return { key, home: Math.round(home * 10) / 10, away: Math.round(away * 10) / 10, unit }
  }
}

function tennis(tally: Tally, moment: Moment, random: Random): void {
  if (moment.kind === 'note') {
    if (moment.note === 'ace') tally.add('aces', indexOf(moment.side), 1)
    if (moment.note === 'break-point') tally.add('break-points', indexOf(moment.side), 1)
  } else if (moment.kind === 'points') {
    tally.add('winners', indexOf(moment.side), random.whole(0, 3))
    tally.add('winners', against(moment.side), random.whole(0, 2))
    tally.add('errors', indexOf(moment.side), random.whole(0, 2))
    tally.add('errors', against(moment.side), random.whole(0, 3))
    if (random.chance(0.16)) tally.add('double-faults', moment.manner === 'break' ? against(moment.side) : indexOf(moment.side), 1)
  }
}

function badminton(tally: Tally, moment: Moment, random: Random): void {
  if (moment.kind !== 'points') return
  const { side, manner } = moment
  if (manner === 'smash') tally.add('smashes', indexOf(side), 1)
  if (manner === 'rally' && random.chance(0.55)) tally.add('errors', against(side), 1)
  else tally.add('winners', indexOf(side), 1)
  tally.most('longest-rally', indexOf(side), manner === 'long' ? random.whole(24, 46) : random.whole(3, 20))
}

function esports(tally: Tally, moment: Moment, random: Random): void {
  if (moment.kind === 'note' && moment.note === 'tower') {
    tally.add('towers', indexOf(moment.side), 1)
    tally.add('economy', indexOf(moment.side), 0.7)
  }
  if (moment.kind !== 'points') return
  tally.add('kills', indexOf(moment.side), moment.manner === 'round' ? random.whole(3, 5) : moment.count)
  if (moment.manner === 'round') tally.add('kills', against(moment.side), random.whole(0, 3))
  // Thousands of gold: both earn all the time, kills earn more.
  const earned = random.between(1.6, 3)
  tally.add('economy', indexOf(moment.side), earned + moment.count * 0.35)
  tally.add('economy', against(moment.side), earned)
}

const keys: Record<string, StatisticKey[]> = {
  tennis: ['aces', 'double-faults', 'break-points', 'winners', 'errors'],
  badminton: ['smashes', 'winners', 'errors', 'longest-rally'],
  arena: ['kills', 'towers', 'economy'],
  shooter: ['kills'],
}

/** Statistics `at` milliseconds after the announced start. */
export function setsStatistics(match: SimMatch, { moments }: SetsPlay, at: number): Statistic[] {
  const random = randomOf(match.id, 'statistics')
  const serve: Pair = [random.whole(54, 72), random.whole(54, 72)]
  const tally = new Tally()
  const count = match.sport === 'tennis' ? tennis : match.sport === 'badminton' ? badminton : esports
  for (const moment of moments) {
    if (moment.at > at) break
    count(tally, moment, random)
  }
  const { form } = match.league
  const list = keys[match.sport === 'esports' ? (form.kind === 'circuit' ? form.seed.game : 'arena') : match.sport] as StatisticKey[]
  const figures = list.map((key) => tally.statistic(key, key === 'economy' ? 'decimal' : 'count'))
  if (match.sport === 'tennis') figures.splice(2, 0, { key: 'first-serve', home: serve[0], away: serve[1], unit: 'percent' })
  return figures
}
