// A season of a league: all its matches with their dates and times.
import { type RoundsSeed, roundLeagues } from '../data/league.ts'
import { cups } from '../data/tournament.ts'
import { clockMinutes, day, dayOf, firstDayOfWeek, iso, minute, weekOf } from '../days.ts'
import { matchOf } from '../match.ts'
import type { SimLeague, SimMatch, SimTeam, World } from '../model.ts'
import { type Random, randomOf } from '../random.ts'
import { abandonSome, disturb } from '../telling/notice.ts'
import { type Pairing, pairings } from './pairings.ts'
import { orderRound } from './round-order.ts'
import { homeGround } from './venue.ts'

/** Reference day for the leagues' progress in the data tables: Saturday 21 November 2026. */
export const anchorDay = 20778

export interface Season {
  matches: SimMatch[]
  /** Matches by day: both the announced and the actual one. */
  byDay: Map<number, SimMatch[]>
}

const cycleOf = ({ cycle }: RoundsSeed, dayNumber: number): number => (cycle === 7 ? weekOf(dayNumber) : Math.floor(dayNumber / cycle))
const firstDay = ({ cycle }: RoundsSeed, number: number): number => (cycle === 7 ? firstDayOfWeek(number) : number * cycle)

interface Span {
  first: number
  cycles: number
}
function spanOf(seed: RoundsSeed, teams: number): Span {
  const cycles = ((teams - 1) * seed.meetings) / seed.rounds.length
  return { first: cycleOf(seed, anchorDay) - Math.floor(seed.played / seed.rounds.length), cycles }
}

/** Number of the season that contains a day. */
export function seasonAt(seed: RoundsSeed, teams: number, dayNumber: number): number {
  const { first, cycles } = spanOf(seed, teams)
  return Math.floor((cycleOf(seed, dayNumber) - first) / cycles)
}

/** First day of the season that contains a day. */
export function seasonStart(seed: RoundsSeed, teams: number, dayNumber: number): number {
  const { first, cycles } = spanOf(seed, teams)
  return firstDay(seed, first + seasonAt(seed, teams, dayNumber) * cycles)
}

/** '260803': the first day of the season. */
export const seasonLabel = (firstDayNumber: number): string =>
  iso(firstDayNumber * day)
    .slice(2, 10)
    .replaceAll('-', '')

/** Clubs that also play the cup on Thursdays: early in the week before it, late after it. */
const cupClubs = (league: SimLeague): Set<string> => {
  const clubs = cups.filter(({ groups }) => groups).flatMap(({ from }) => from.find(([id]) => id === league.feed.id)?.[1] ?? 0)
  return new Set(league.teams.slice(0, Math.max(0, ...clubs)).map((team) => team.id))
}

const slotTimes = (slots: readonly string[], first: number): number[] =>
  slots
    .map((slot) => {
      const [weekday, clock] = slot.split(' ') as [string, string]
      return (first + Number(weekday)) * day + clockMinutes(clock) * minute
    })
    .sort((one, other) => one - other)

const week = 7 * day
/** Shortest time from kick-off to final whistle in football. */
const shortestMatch = 110 * minute
const minuteOfWeek = (at: number): number => (Math.floor(at / minute) - firstDayOfWeek(0) * 1_440) % (week / minute)

/** Minimum number of live football matches per minute of the week: the leagues share the hours, so that it is never zero. */
const footballOn: readonly number[] = (() => {
  const on = new Array<number>(week / minute).fill(0)
  for (const { sport, rounds } of roundLeagues)
    if (sport === 'football')
      for (const start of slotTimes(rounds.flat(), firstDayOfWeek(2)))
        for (let at = start; at < start + shortestMatch; at += minute) on[minuteOfWeek(at)] = (on[minuteOfWeek(at)] ?? 0) + 1
  return on
})()

/** Whether at least this many other football matches are live throughout the match of a slot. */
function isSpare(start: number, others: number): boolean {
  for (let at = start; at < start + shortestMatch; at += minute) if ((footballOn[minuteOfWeek(at)] ?? 0) <= others) return false
  return true
}

interface Round {
  pairs: Pairing<SimTeam>[]
  times: number[]
}
/** The rounds of a season before slots are assigned, and the random generator for assigning them. */
function draw(world: World, league: SimLeague, seed: RoundsSeed, number: number): { label: string; random: Random; rounds: Round[] } {
  const { first, cycles } = spanOf(seed, league.teams.length)
  const cycle = first + number * cycles
  const label = seasonLabel(firstDay(seed, cycle))
  const random = randomOf(world.seed, 'season', seed.id, label)
  const rounds = pairings(random.shuffle(league.teams), seed.meetings).map((pairs, round) => {
    const slots = seed.rounds[round % seed.rounds.length] as readonly string[]
    return { pairs, times: slotTimes(slots, firstDay(seed, cycle + Math.floor(round / seed.rounds.length))) }
  })
  return { label, random, rounds }
}

const nobody: ReadonlyMap<string, number> = new Map()

/** First start of each team in the next season: its first round does not depend on earlier ones. */
function nextStarts(world: World, league: SimLeague, seed: RoundsSeed, number: number): Map<string, number> {
  const { random, rounds } = draw(world, league, seed, number + 1)
  const opening = rounds[0] as Round
  const order = orderRound({ ...opening, last: nobody, next: nobody, cup: cupClubs(league), midweek: true, random })
  return new Map(order.flatMap((pair, place) => pair.map((team) => [team.id, opening.times[place] as number])))
}

export function buildSeason(world: World, league: SimLeague, seed: RoundsSeed, number: number): Season {
  const { label, random, rounds } = draw(world, league, seed, number)
  const { periodMinutes } = seed
  const cup = cupClubs(league)
  const last = new Map<string, number>()
  const byTeam = new Map<string, number[]>(league.teams.map((team) => [team.id, []]))
  const matches: SimMatch[] = []
  for (const [round, { pairs, times }] of rounds.entries()) {
    const next = round === rounds.length - 1 ? nextStarts(world, league, seed, number) : nobody
    const order = orderRound({ pairs, times, last, next, cup, midweek: round % seed.rounds.length === 0, random })
    for (const [place, [home, away]] of order.entries()) {
      const at = times[place] as number
      for (const team of [home, away]) {
        last.set(team.id, at)
        byTeam.get(team.id)?.push(at)
      }
      const id = `${seed.id}-${label}-${round + 1}-${place + 1}-${world.tag}`
      matches.push(
        matchOf(league, { id, season: label, round: round + 1, home, away, venue: homeGround(home), at, known: 0, periodMinutes }),
      )
    }
  }
  const end = Math.max(...matches.map((match) => match.announced))
  for (const match of matches) {
    if (seed.sport !== 'football' || isSpare(match.announced, 1)) disturb(world, match, { byTeam, end })
    // Requires two others, since one may be postponed: football is live without both.
    if (seed.sport === 'football' && isSpare(match.announced, 2)) abandonSome(world, match)
  }
  return { matches, byDay: indexByDay(matches) }
}

export function indexByDay(matches: SimMatch[]): Map<number, SimMatch[]> {
  const byDay = new Map<number, SimMatch[]>()
  for (const match of matches)
    for (const on of new Set([dayOf(match.announced), dayOf(match.start)])) {
      const list = byDay.get(on)
      if (list) list.push(match)
      else byDay.set(on, [match])
    }
  return byDay
}
