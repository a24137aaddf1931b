// The world of a seed: its leagues and everyone who takes part. The names are data; who is how good is chance.
import type { Sport } from '../../../contract/match/match-row.ts'
import type { FeedLeague } from '../../features/match/feed-message.ts'
import { roundLeagues } from './data/league.ts'
import { type CircuitSeed, circuits, cups, tours } from './data/tournament.ts'
import type { SimLeague, World } from './model.ts'
import { clubsOf, esportsClubs } from './people/club.ts'
import { entrantsOf } from './people/entrant.ts'
import { type Random, randomOf, tagOf } from './random.ts'
import { nameOf } from './row.ts'

type Named = Pick<CircuitSeed, 'id' | 'name' | 'short' | 'mark' | 'color' | 'initial' | 'hot' | 'rules'>

function feedLeague(seed: Named, sport: Sport, table: FeedLeague['table']): FeedLeague {
  const { id, mark, color, initial, hot, rules } = seed
  return { id, sport, name: nameOf(seed.name), short: nameOf(seed.short), mark, color, initial, hot, table, rules }
}

/** Everything that stands still. The same seed gives the same world. */
export function world(seed: string): World {
  const chance = (id: string): Random => randomOf(seed, 'teams', id)
  const names = new Set<string>()
  const leagues: SimLeague[] = [
    ...roundLeagues.map(
      (league): SimLeague => ({
        feed: feedLeague(league, league.sport, 'league'),
        form: { kind: 'rounds', seed: league },
        teams: clubsOf(league, chance(league.id)),
      }),
    ),
    ...cups.map(
      (cup): SimLeague => ({
        feed: feedLeague(cup, 'football', cup.groups ? 'groups' : 'none'),
        form: { kind: 'cup', seed: cup },
        teams: [],
      }),
    ),
    ...tours.map(
      (tour): SimLeague => ({
        feed: feedLeague(tour, tour.sport, 'none'),
        form: { kind: 'tour', seed: tour },
        teams: (['men', 'women'] as const).flatMap((kind) => entrantsOf(tour, kind, chance(`${tour.id}-${kind}`), names)),
      }),
    ),
    ...circuits.map(
      (circuit, index): SimLeague => ({
        feed: feedLeague(circuit, 'esports', 'groups'),
        form: { kind: 'circuit', seed: circuit },
        teams: esportsClubs(circuit, index, chance(circuit.id)),
      }),
    ),
  ]
  return { seed, tag: tagOf(seed), leagues, teams: new Map(leagues.flatMap(({ teams }) => teams.map((team) => [team.id, team]))) }
}
