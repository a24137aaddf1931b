// Search: everything, streamers, players, rooms, matches, hot searches, and the index for searching on the device. `name` is at most ten
// user-perceived characters.
import { type Static, Type } from 'typebox'
import { MatchRow } from './match/match-row.ts'
import { NewsCard } from './news.ts'
import { Count, closed, type Endpoint, oneOf, QueryInteger, Timestamp } from './wire/endpoint.ts'
import { Name } from './wire/name.ts'

const name = Type.String({ minLength: 1, maxLength: 64 })
const Query = Type.Object({ name }, closed)
/** Kinds of results, as the tabs of the search page. */
export const searchKinds = [
  'matches',
  'live',
  'streamers',
  'teams',
  'leagues',
  'players',
  'news',
  'videos',
  'circles',
  'posts',
  'experts',
] as const
export type SearchKind = (typeof searchKinds)[number]

/**
 * `mark` is the crest of a team; mark and colour of a league, separated by a comma; icon and colour of a circle likewise; the picture of a
 * user, a room or a video; the circle of a post; for a player the team's id and its crest, separated by a comma. `short` is the author of a
 * video or post, the team of a player.
 */
export const SearchEntry = Type.Object(
  {
    kind: Type.String(),
    /** For a player the value of /…?player=, which is a name if there is no id. */
    id: Type.String(),
    name: Name,
    short: Name,
    sport: Type.String(),
    mark: Type.String(),
    /** Whose result it may reveal: a match, or a dash, and teams, separated by spaces; empty: none. */
    about: Type.String(),
    /** Publication time in minutes; 0 if there is none. */
    at: Type.Integer(),
  },
  closed,
)
export type SearchEntry = Static<typeof SearchEntry>

const Strings = Type.Array(Type.String())
const Numbers = Type.Array(Type.Integer())

/**
 * All named entries of one kind, one column per attribute. `keys` holds the folded spellings, one per line; `pinyin` the syllables of the
 * first of these lines, one per character: spaces between characters, a slash between readings, a dash for a character that is not Chinese.
 * `weight` rises with popularity. `about` and `at` are those of an entry.
 */
export const SearchNames = Type.Object(
  {
    kind: Type.String(),
    id: Strings,
    sport: Strings,
    zh: Strings,
    en: Strings,
    vi: Strings,
    /** Short names, empty if identical to the names. */
    short_zh: Strings,
    short_en: Strings,
    short_vi: Strings,
    keys: Strings,
    pinyin: Strings,
    mark: Strings,
    about: Strings,
    weight: Numbers,
    at: Numbers,
  },
  closed,
)
export type SearchNames = Static<typeof SearchNames>

/**
 * Matches are found by their league and teams: indexes into the columns of these. `time` is the start in minutes; `time_tbc` lists the
 * indexes of matches with only a known day. Always present; optional because older contracts lack it.
 */
export const SearchMatches = Type.Object(
  {
    ...{ id: Strings, league: Numbers, home: Numbers, away: Numbers, time: Numbers, weight: Numbers },
    time_tbc: Type.Optional(Numbers),
  },
  closed,
)
export type SearchMatches = Static<typeof SearchMatches>

export const SearchSnapshot = Type.Object({ format: Type.Literal(2), names: Type.Array(SearchNames), matches: SearchMatches }, closed)
export type SearchSnapshot = Static<typeof SearchSnapshot>

const Totals = Type.Object(
  {
    ...{ matches: Count, live: Count, streamers: Count, teams: Count, leagues: Count },
    ...{ players: Type.Optional(Count), news: Count, videos: Count, circles: Count, posts: Count, experts: Count },
  },
  closed,
)
const Entries = Type.Array(SearchEntry)

export const HotSearch = Type.Object(
  {
    short_name_zh: Type.String(),
    short_name_en: Type.String(),
    short_name_vi: Type.String(),
    kind: Type.String(),
    id: Type.String(),
    /** Empty for a streamer. */
    sport: Type.String(),
    /** The crest of a team, mark and colour of a league separated by a comma, the picture of a streamer. */
    mark: Type.String(),
  },
  closed,
)
export type HotSearch = Static<typeof HotSearch>

export const searchEndpoints = {
  'GET api/Search/index': {
    summary: 'Searches everything that has a name, in any spelling: returns a page of each kind, or only of `kind`, and the count of each.',
    who: 'guest',
    effect: 'read',
    personal: true,
    query: Type.Object({ name, kind: Type.Optional(oneOf(searchKinds)), page: Type.Optional(QueryInteger) }, closed),
    data: Type.Object(
      {
        matches: Type.Array(MatchRow),
        /** Live rooms, which only the server knows. */
        live: Entries,
        /** By account, like experts. */
        streamers: Entries,
        teams: Entries,
        leagues: Entries,
        /** Like rooms, only the server knows them all. Always present; optional because older contracts lack it. */
        players: Type.Optional(Entries),
        news: Type.Array(NewsCard),
        videos: Entries,
        circles: Entries,
        posts: Entries,
        experts: Entries,
        totals: Totals,
        /** No exact match exists; these are near matches. */
        near: Type.Boolean(),
      },
      closed,
    ),
  },
  'GET api/Search/snapshot': {
    summary: 'Returns the index itself, for searching on the device; `index` is null if the reader names the current version.',
    who: 'guest',
    effect: 'read',
    query: Type.Object({ known: Type.Optional(Type.String({ maxLength: 64 })) }, closed),
    data: Type.Object({ version: Type.String(), made_at: Timestamp, index: Type.Union([SearchSnapshot, Type.Null()]) }, closed),
  },
  'GET api/Search/anchor': {
    summary: 'Returns streamers by name.',
    who: 'guest',
    effect: 'read',
    query: Query,
    data: Type.Object({ list: Type.Array(SearchEntry) }, closed),
  },
  'GET api/Search/player': {
    summary: 'Returns players by name, exact matches first.',
    who: 'guest',
    effect: 'read',
    query: Query,
    /** `near`: no exact match exists; these are near matches. */
    data: Type.Object({ list: Type.Array(SearchEntry), near: Type.Boolean() }, closed),
  },
  'GET api/Search/live': {
    summary: 'Returns live rooms by title or streamer.',
    who: 'guest',
    effect: 'read',
    query: Query,
    data: Type.Object({ list: Type.Array(SearchEntry) }, closed),
  },
  'GET api/Search/match': {
    summary: 'Returns matches by team or league.',
    who: 'guest',
    effect: 'read',
    query: Query,
    data: Type.Object({ list: Type.Array(MatchRow) }, closed),
  },
  'GET api/universal/getHot': {
    summary: 'Returns the ten hot searches.',
    who: 'guest',
    effect: 'read',
    data: Type.Object({ hot_match: Type.Array(HotSearch) }, closed),
  },
} as const satisfies Record<string, Endpoint>
