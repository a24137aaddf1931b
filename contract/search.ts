// Search: everything, streamers, rooms, matches. `name` is at most ten characters as people see them.
import { type Static, Type } from 'typebox'
import { type Endpoint, Id } from './endpoint.ts'
import { MatchRow } from './match.ts'
import { Name } from './name.ts'
import { NewsCard } from './news.ts'

const closed = { additionalProperties: false } as const
const Query = Type.Object({ name: Type.String({ minLength: 1, maxLength: 64 }) }, closed)
export const SearchEntry = Type.Object({ kind: Type.String(), id: Id, name: Name, sport: Type.String() }, closed)
export type SearchEntry = Static<typeof SearchEntry>

export const searchEndpoints = {
  'GET api/Search/index': {
    summary: 'Matches, teams, leagues and news whose names contain the text.',
    who: 'guest',
    effect: 'read',
    query: Query,
    data: Type.Object(
      { matches: Type.Array(MatchRow), teams: Type.Array(SearchEntry), leagues: Type.Array(SearchEntry), news: Type.Array(NewsCard) },
      closed,
    ),
  },
  'GET api/Search/anchor': {
    summary: 'Streamers by name.',
    who: 'guest',
    effect: 'read',
    query: Query,
    data: Type.Object({ list: Type.Array(SearchEntry) }, closed),
  },
  'GET api/Search/live': {
    summary: 'Live rooms by title or streamer.',
    who: 'guest',
    effect: 'read',
    query: Query,
    data: Type.Object({ list: Type.Array(SearchEntry) }, closed),
  },
  'GET api/Search/match': {
    summary: 'Matches by team or league.',
    who: 'guest',
    effect: 'read',
    query: Query,
    data: Type.Object({ list: Type.Array(MatchRow) }, closed),
  },
} as const satisfies Record<string, Endpoint>
