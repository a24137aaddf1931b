// E-sports circuits: two conferences, each a league of its own, playing on alternate days.

import { stages } from '../data/place.ts'
import type { CircuitSeed } from '../data/tournament.ts'
import { clockMinutes, day, minute } from '../days.ts'
import { matchOf } from '../match.ts'
import type { SimLeague, SimMatch, World } from '../model.ts'
import { randomOf } from '../random.ts'
import { nameOf } from '../row.ts'
import { chain } from './chain.ts'
import { type Pairing, pairings } from './pairings.ts'
import { anchorDay, seasonLabel } from './season.ts'
import { groundOf } from './venue.ts'

const conferences = [
  { letter: 'A', stage: nameOf('东部赛区|Eastern Conference|Khu vực phía Đông') },
  { letter: 'B', stage: nameOf('西部赛区|Western Conference|Khu vực phía Tây') },
] as const

const roundsOf = (league: SimLeague): number => (league.teams.length / 2 - 1) * 2

/** First day of the season that contains a day. */
export function circuitStart(league: SimLeague, seed: CircuitSeed, dayNumber: number): number {
  const length = roundsOf(league) * 2
  const first = anchorDay - seed.played * 2
  return first + Math.floor((dayNumber - first) / length) * length
}

export interface CircuitSeason {
  label: string
  start: number
  rounds: Pairing<SimLeague['teams'][number]>[][][]
}

export function circuitSeason(world: World, league: SimLeague, start: number): CircuitSeason {
  const label = seasonLabel(start)
  const half = league.teams.length / 2
  const random = randomOf(world.seed, 'circuit', league.feed.id, label)
  const sides = [league.teams.slice(0, half), league.teams.slice(half)]
  return { label, start, rounds: sides.map((teams) => pairings(random.shuffle(teams), 2)) }
}

/** The matches of one day, in stage order. */
export function circuitDay(world: World, league: SimLeague, seed: CircuitSeed, season: CircuitSeason, dayNumber: number): SimMatch[] {
  const passed = dayNumber - season.start
  const conference = conferences[passed % 2] as (typeof conferences)[number]
  const round = Math.floor(passed / 2)
  const pairs = season.rounds[passed % 2]?.[round] ?? []
  const venue = groundOf(nameOf(stages[seed.id as keyof typeof stages]), 'esports')
  const matches = pairs.map(([home, away], place) =>
    matchOf(league, {
      id: `${seed.id}-${season.label}-${conference.letter}${round + 1}-${place + 1}-${world.tag}`,
      season: season.label,
      round: round + 1,
      stage: conference.stage,
      group: conference.letter,
      home,
      away,
      venue,
      at: 0,
      known: 0,
      bestOf: seed.bestOf,
      decides: true,
    }),
  )
  chain(
    matches,
    seed.stages.map((clock) => dayNumber * day + clockMinutes(clock) * minute),
  )
  return matches
}
