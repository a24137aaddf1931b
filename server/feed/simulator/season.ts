// A season of a league: every match of it with its day and hour.
import type { RoundsSeed } from './data/league.ts'
import { cups } from './data/tournament.ts'
import { clockMinutes, day, dayOf, firstDayOfWeek, hour, iso, minute, weekOf } from './days.ts'
import { matchOf } from './match.ts'
import type { SimLeague, SimMatch, SimTeam, World } from './model.ts'
import { disturb } from './notice.ts'
import { pairings } from './pairings.ts'
import { type Random, randomOf } from './random.ts'
import { homeGround } from './venue.ts'

/** The day at which the tables of the world say where each league stands: Saturday 21 November 2026. */
export const anchorDay = 20778

export interface Season {
  matches: SimMatch[]
  /** Matches by day: that on which they were announced, and that on which they are played. */
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

/** Number of the season that a day belongs to. */
export function seasonAt(seed: RoundsSeed, teams: number, dayNumber: number): number {
  const { first, cycles } = spanOf(seed, teams)
  return Math.floor((cycleOf(seed, dayNumber) - first) / cycles)
}

/** First day of the season that a day belongs to. */
export function seasonStart(seed: RoundsSeed, teams: number, dayNumber: number): number {
  const { first, cycles } = spanOf(seed, teams)
  return firstDay(seed, first + seasonAt(seed, teams, dayNumber) * cycles)
}

/** '260803': the day on which it began. */
export const seasonLabel = (firstDayNumber: number): string =>
  iso(firstDayNumber * day)
    .slice(2, 10)
    .replaceAll('-', '')

/** Clubs that also play the cup on Thursdays: they play early before it and late after it. */
const cupClubs = (league: SimLeague): Set<string> => {
  const clubs = cups.filter(({ groups }) => groups).flatMap(({ from }) => from.find(([id]) => id === league.feed.id)?.[1] ?? 0)
  return new Set(league.teams.slice(0, Math.max(0, ...clubs)).map((team) => team.id))
}

/** Gives the matches of a round to its slots: who played last plays last. */
function inOrder(
  pairs: [SimTeam, SimTeam][],
  last: Map<string, number>,
  favour: (team: SimTeam) => number,
  random: Random,
): [SimTeam, SimTeam][] {
  const waiting = (team: SimTeam): number => (last.get(team.id) ?? 0) + favour(team)
  return pairs
    .map((pair) => ({ pair, at: Math.max(waiting(pair[0]), waiting(pair[1])) + random.next() * hour }))
    .sort((one, other) => one.at - other.at)
    .map(({ pair }) => pair)
}

const slotTimes = (slots: readonly string[], first: number): number[] =>
  slots
    .map((slot) => {
      const [weekday, clock] = slot.split(' ') as [string, string]
      return (first + Number(weekday)) * day + clockMinutes(clock) * minute
    })
    .sort((one, other) => one - other)

export function buildSeason(world: World, league: SimLeague, seed: RoundsSeed, number: number): Season {
  const { first, cycles } = spanOf(seed, league.teams.length)
  const start = firstDay(seed, first + number * cycles)
  const label = seasonLabel(start)
  const random = randomOf(world.seed, 'season', seed.id, label)
  const inCup = cupClubs(league)
  const last = new Map<string, number>()
  const byTeam = new Map<string, number[]>()
  const matches: SimMatch[] = []
  for (const [round, pairs] of pairings(random.shuffle(league.teams), seed.meetings).entries()) {
    const slots = seed.rounds[round % seed.rounds.length] as readonly string[]
    const times = slotTimes(slots, firstDay(seed, first + number * cycles + Math.floor(round / seed.rounds.length)))
    const midweek = round % seed.rounds.length === 0
    const favour = (team: SimTeam): number => (inCup.has(team.id) ? (midweek ? -2 : 2) * day : 0)
    for (const [place, [home, away]] of inOrder(pairs, last, favour, random).entries()) {
      const at = times[place] as number
      for (const team of [home, away]) {
        last.set(team.id, at)
        byTeam.set(team.id, [...(byTeam.get(team.id) ?? []), at])
      }
      const id = `${seed.id}-${label}-${round + 1}-${place + 1}-${world.tag}`
      const { periodMinutes } = seed
      matches.push(
        matchOf(league, { id, season: label, round: round + 1, home, away, venue: homeGround(home), at, known: 0, periodMinutes }),
      )
    }
  }
  const end = Math.max(...matches.map((match) => match.announced))
  for (const match of matches) disturb(world, match, { byTeam, end })
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
