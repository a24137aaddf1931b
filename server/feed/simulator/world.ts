// The world of a seed: its leagues and participants. Names are data; strengths are random.
import type { Sport } from '../../../contract/match/match-row.ts'
import type { TableZone } from '../../../contract/match/table-zone.ts'
import type { FeedLeague } from '../../features/match/feed-message.ts'
import { roundLeagues } from './data/league.ts'
import { type CircuitSeed, circuits, cups, tours } from './data/tournament.ts'
import type { SimLeague, World } from './model.ts'
import { clubsOf, esportsClubs } from './people/club.ts'
import { entrantsOf } from './people/entrant.ts'
import { type Random, randomOf, tagOf } from './random.ts'
import { nameOf } from './row.ts'

type Named = Pick<CircuitSeed, 'id' | 'name' | 'short' | 'mark' | 'color' | 'initial' | 'hot' | 'rules'>

/** The top of a league qualifies for its cups; the top two of a group advance. */
function zonesOf(seed: Named): TableZone[] {
  const cup = cups.find(({ groups, from }) => groups && from.some(([league]) => league === seed.id))
  const clubs = cup?.from.find(([league]) => league === seed.id)?.[1]
  if (cup && clubs) return [{ from: 1, to: clubs, tone: 'first-cup', name: nameOf(cup.name) }]
  const isGrouped = cups.some(({ id, groups }) => groups && id === seed.id)
  return isGrouped
    ? [{ from: 1, to: 2, tone: 'promotion', name: { zh: '出线', en: 'Knock-out rounds', vi: 'Vào vòng loại trực tiếp' } }]
    : []
}

function feedLeague(seed: Named, sport: Sport, table: FeedLeague['table']): FeedLeague {
  const { id, mark, color, initial, hot, rules } = seed
  const named = { id, sport, name: nameOf(seed.name), short: nameOf(seed.short), mark, color, initial, hot, table, rules }
  const zones = zonesOf(seed)
  return zones.length > 0 ? { ...named, zones } : named
}

/** The static part of the world. Deterministic per seed. */
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
