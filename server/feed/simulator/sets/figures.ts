// Figures of a set match at any time.
import type { Statistic, StatisticKey } from '../../../../contract/match/match-detail.ts'
import type { Objective } from '../../../../contract/match/match-event.ts'
import type { Side } from '../../../../contract/match/match-row.ts'
import type { SimMatch } from '../model.ts'
import { type Random, randomOf } from '../random.ts'
import { type Incident, isObjective, type Note, type SetsPlay } from './model.ts'

type Pair = [number, number]
const indexOf = (side: Side): 0 | 1 => (side === 'home' ? 0 : 1)
const against = (side: Side): 0 | 1 => (side === 'home' ? 1 : 0)

const tenths = (figure: number): number => Math.round(figure * 10) / 10

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
  statistic(key: StatisticKey): Statistic {
    const [home, away] = this.pairs.get(key) ?? [0, 0]
    return { key, home: tenths(home), away: tenths(away), unit: key === 'economy' ? 'decimal' : 'count' }
  }
}

function tennis(tally: Tally, incident: Incident, random: Random): void {
  if (incident.kind === 'note') {
    if (incident.note === 'ace') tally.add('aces', indexOf(incident.side), 1)
    if (incident.note === 'break-point') tally.add('break-points', indexOf(incident.side), 1)
  } else if (incident.kind === 'points') {
    tally.add('winners', indexOf(incident.side), random.whole(0, 3))
    tally.add('winners', against(incident.side), random.whole(0, 2))
    tally.add('errors', indexOf(incident.side), random.whole(0, 2))
    tally.add('errors', against(incident.side), random.whole(0, 3))
    if (random.chance(0.16)) tally.add('double-faults', incident.manner === 'break' ? against(incident.side) : indexOf(incident.side), 1)
  }
}

function badminton(tally: Tally, incident: Incident, random: Random): void {
  if (incident.kind !== 'points') return
  const { side, manner } = incident
  if (manner === 'smash') tally.add('smashes', indexOf(side), 1)
  if (manner === 'rally' && random.chance(0.55)) tally.add('errors', against(side), 1)
  else tally.add('winners', indexOf(side), 1)
  tally.most('longest-rally', indexOf(side), manner === 'long' ? random.whole(24, 46) : random.whole(3, 20))
}

const counted: Record<Objective, StatisticKey> = {
  tower: 'towers',
  dragon: 'dragons',
  baron: 'barons',
  plant: 'plants',
  defusal: 'defusals',
}
/** Thousands of gold: a side's at the start of a map, and the reward of an objective. */
const purse = 2.5
const bounty: Partial<Record<Note, number>> = { tower: 0.7, dragon: 0.3, baron: 1.5 }

function esports(tally: Tally, incident: Incident, random: Random): void {
  if (incident.kind === 'phase' && incident.phase.startsWith('set-') && incident.phase !== 'set-break')
    for (const index of [0, 1] as const) tally.add('economy', index, purse)
  if (incident.kind === 'note' && isObjective(incident.note)) {
    tally.add(counted[incident.note], indexOf(incident.side), 1)
    tally.add('economy', indexOf(incident.side), bounty[incident.note] ?? 0)
  }
  if (incident.kind !== 'points') return
  tally.add('kills', indexOf(incident.side), incident.manner === 'round' ? random.whole(3, 5) : incident.count)
  if (incident.manner === 'round') tally.add('kills', against(incident.side), random.whole(0, 3))
  // Thousands of gold: a steady income for both, plus kills.
  const earned = random.between(1.6, 3)
  tally.add('economy', indexOf(incident.side), earned + incident.count * 0.35)
  tally.add('economy', against(incident.side), earned)
}

const keys: Record<string, StatisticKey[]> = {
  tennis: ['aces', 'double-faults', 'break-points', 'winners', 'errors'],
  badminton: ['smashes', 'winners', 'errors', 'longest-rally'],
  arena: ['kills', 'towers', 'dragons', 'barons', 'economy'],
  shooter: ['kills', 'plants', 'defusals'],
}
const ofMap: Record<'arena' | 'shooter', StatisticKey[]> = {
  arena: ['economy', 'towers', 'dragons', 'barons'],
  shooter: ['plants', 'defusals'],
}

/** For the whole match, then for each map that has begun. */
function esportsStatistics(match: SimMatch, incidents: readonly Incident[], random: Random): Statistic[] {
  const { form } = match.league
  const game = form.kind === 'circuit' ? form.seed.game : 'arena'
  const maps: Tally[] = []
  for (const incident of incidents) {
    const map = maps[incident.set - 1] ?? new Tally()
    maps[incident.set - 1] = map
    esports(map, incident, random)
  }
  // Sums the displayed figures.
  const sum = (key: StatisticKey): Statistic => {
    const shown = maps.map((map) => map.statistic(key))
    const of = (side: Side): number => tenths(shown.reduce((total, figure) => total + figure[side], 0))
    return { ...new Tally().statistic(key), home: of('home'), away: of('away') }
  }
  const each = maps.flatMap((map, index) => ofMap[game].map((key) => ({ ...map.statistic(key), period: index + 1 })))
  return [...(keys[game] ?? []).map(sum), ...each]
}

/** Statistics at `at` milliseconds after the announced start. */
export function setsStatistics(match: SimMatch, { incidents }: SetsPlay, at: number): Statistic[] {
  const random = randomOf(match.id, 'statistics')
  const serve: Pair = [random.whole(54, 72), random.whole(54, 72)]
  const tally = new Tally()
  const past = incidents.filter((incident) => incident.at <= at)
  if (match.sport === 'esports') return esportsStatistics(match, past, random)
  for (const incident of past) (match.sport === 'tennis' ? tennis : badminton)(tally, incident, random)
  const figures = (keys[match.sport] as StatisticKey[]).map((key) => tally.statistic(key))
  if (match.sport === 'tennis') figures.splice(2, 0, { key: 'first-serve', home: serve[0], away: serve[1], unit: 'percent' })
  return figures
}
