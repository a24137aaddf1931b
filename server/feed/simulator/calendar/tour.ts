// Tours of knock-out tournaments: a draw, rounds over six days, then the next stop.

import type { TourSeed } from '../data/tournament.ts'
import { clockMinutes, day, minute } from '../days.ts'
import { matchOf } from '../match.ts'
import type { Kind, SimLeague, SimMatch, SimTeam, World } from '../model.ts'
import { randomOf } from '../random.ts'
import { resultOf } from '../result.ts'
import { nameOf, rowsOf } from '../row.ts'
import { chain, endOf } from './chain.ts'
import { seasonLabel } from './season.ts'
import { groundOf } from './venue.ts'

export const stopDays = 6
/** Days from the draw to the first round. */
const drawDays = 2

const rounds: Record<number, string> = {
  32: '第一轮|first round|vòng một',
  16: '十六强|round of 16|vòng 16',
  8: '四分之一决赛|quarter-final|tứ kết',
  4: '半决赛|semi-final|bán kết',
  2: '决赛|final|chung kết',
}
const singles: Record<Kind, string> = { men: '男单|Men’s singles|Đơn nam', women: '女单|Women’s singles|Đơn nữ' }

/** Seed positions in a draw: the best two can meet only in the final. */
function seeded(players: SimTeam[], shuffled: SimTeam[]): SimTeam[] {
  const size = players.length
  const draw: (SimTeam | null)[] = Array.from({ length: size }, () => null)
  const seeds = players.toSorted((one, other) => other.strength - one.strength).slice(0, size / 4)
  const spots = [0, size - 1, size / 2, size / 2 - 1, size / 4, (size * 3) / 4 - 1, (size * 3) / 4, size / 4 - 1]
  for (const [index, seed] of seeds.entries()) draw[spots[index] as number] = seed
  const rest = shuffled.filter((player) => !seeds.includes(player))
  return draw.map((player) => player ?? (rest.shift() as SimTeam))
}

/** One event at one stop: its matches by day of the stop, with each round as far as results allow. */
export interface TourEvent {
  first: number
  days: SimMatch[][]
}

export function tourEvent(world: World, league: SimLeague, seed: TourSeed, event: TourSeed['events'][number], edition: number): TourEvent {
  const first = edition * stopDays + seed.phase + event.shift
  const label = seasonLabel(first)
  const stops = rowsOf(seed.stops)
  const town = nameOf((stops[((edition % stops.length) + stops.length) % stops.length] as string[]).join('|'))
  const venue = groundOf(town, seed.sport)
  const random = randomOf(world.seed, 'draw', seed.id, event.kind, label)
  const players = league.teams.filter((team) => team.kind === event.kind)
  const plan = seed.plan.flatMap((count, index) => Array.from({ length: count }, () => index))
  const days: SimMatch[][] = seed.plan.map(() => [])
  const kind = nameOf(singles[event.kind])
  let left = seeded(players, random.shuffle(players))
  for (let number = 0; left.length > 1; ) {
    const round = nameOf(rounds[left.length] as string)
    const stage = {
      zh: `${town.zh}站 ${kind.zh}${round.zh}`,
      en: `${town.en}: ${kind.en} ${round.en}`,
      vi: `${town.vi}: ${kind.vi} ${round.vi}`,
    }
    const winners: SimTeam[] = []
    for (let index = 0; index < left.length; index += 2, number += 1) {
      const [home, away] = [left[index] as SimTeam, left[index + 1] as SimTeam]
      const id = `${seed.id}-${label}-${event.kind[0]}${number + 1}-${world.tag}`
      const match = matchOf(league, { id, season: label, stage, home, away, venue, at: 0, known: 0, bestOf: event.bestOf, decides: true })
      if (left.length === 2) match.hot = league.feed.hot
      days[plan[number] as number]?.push(match)
      winners.push(resultOf(match).winner === 'away' ? away : home)
    }
    left = winners
  }
  return { first, days }
}

/** The edition of an event that is played on a day. */
export const editionAt = (seed: TourSeed, event: TourSeed['events'][number], dayNumber: number): number =>
  Math.floor((dayNumber - seed.phase - event.shift) / stopDays)

/** Assigns the matches of a day to the courts; the events take turns. */
export function orderOfPlay(seed: TourSeed, events: SimMatch[][], dayNumber: number): SimMatch[] {
  const longest = Math.max(0, ...events.map((list) => list.length))
  const matches = Array.from({ length: longest }, (_, index) => events.flatMap((list) => list[index] ?? [])).flat()
  const courts = seed.courts.map((clock) => dayNumber * day + clockMinutes(clock) * minute)
  chain(matches, courts)
  return matches
}

/** First rounds are known from the draw; later ones once both players are. */
export function setKnown(event: TourEvent): void {
  const ends = new Map<SimTeam, number>()
  for (const match of event.days.flat()) {
    const drawn = (event.first - drawDays) * day + 10 * 60 * minute
    match.known = Math.max(ends.get(match.home) ?? drawn, ends.get(match.away) ?? drawn)
    ends.set(match.home, endOf(match))
    ends.set(match.away, endOf(match))
  }
}
