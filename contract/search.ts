// Search: everything, streamers, players, rooms, matches, what is searched most, and the index that the device searches by itself. `name` is at most ten
// characters as people see them.
import { type Static, Type } from 'typebox'
import { MatchRow } from './match/match-row.ts'
import { NewsCard } from './news.ts'
import { Count, closed, type Endpoint, Moment, oneOf, QueryInteger } from './wire/endpoint.ts'
import { Name } from './wire/name.ts'

const name = Type.String({ minLength: 1, maxLength: 64 })
const Query = Type.Object({ name }, closed)
/** What there is to find, as the tabs of the search page have it. */
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
 * `mark` is the crest of a team; mark and colour of a league, with a comma between; icon and colour of a circle likewise; the
 * picture of a person, a room or a video; the circle of a post; of a player the team's id and its crest, with a comma between. `short`
 * of a video or post is its author, of a player his team.
 */
export const SearchEntry = Type.Object(
  {
    kind: Type.String(),
    /** Of a player what /…?player= takes, which is a name where he has no id. */
    id: Type.String(),
    name: Name,
    short: Name,
    sport: Type.String(),
    mark: Type.String(),
    /** What it may tell the result of: a match, or a dash, and teams, with blanks between; empty: it tells none. */
    about: Type.String(),
    /** When it was published, minutes; 0 where there is no moment. */
    at: Type.Integer(),
  },
  closed,
)
export type SearchEntry = Static<typeof SearchEntry>

const Words = Type.Array(Type.String())
const Numbers = Type.Array(Type.Integer())

/**
 * All that is found by a name of its own, of one kind, a column an attribute. `keys` holds the folded spellings, a line each;
 * `pinyin` the syllables of the first of these lines, one for each character: blanks between characters, a slash between readings,
 * a dash for what is no Chinese character. `weight` rises with how many ask for it. `about` and `at` are those of an entry.
 */
export const SearchNames = Type.Object(
  {
    kind: Type.String(),
    id: Words,
    sport: Words,
    zh: Words,
    en: Words,
    vi: Words,
    /** Short names, empty where they are the names. */
    short_zh: Words,
    short_en: Words,
    short_vi: Words,
    keys: Words,
    pinyin: Words,
    mark: Words,
    about: Words,
    weight: Numbers,
    at: Numbers,
  },
  closed,
)
export type SearchNames = Static<typeof SearchNames>

/**
 * Matches are found by their league and their teams: places in the columns of these. `time` is the start in minutes; `time_tbc` are the
 * places of those of which the day alone is known. Always there; contracts before did not have it.
 */
export const SearchMatches = Type.Object(
  {
    ...{ id: Words, league: Numbers, home: Numbers, away: Numbers, time: Numbers, weight: Numbers },
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
    /** Of a team its crest, of a league its mark and colour with a comma between, of a streamer the picture. */
    mark: Type.String(),
  },
  closed,
)
export type HotSearch = Static<typeof HotSearch>

export const searchEndpoints = {
  'GET api/Search/index': {
    summary: 'All that has a name, in any spelling: a page of each kind, or with `kind` of that alone, and how many there are of each.',
    who: 'guest',
    effect: 'read',
    personal: true,
    query: Type.Object({ name, kind: Type.Optional(oneOf(searchKinds)), page: Type.Optional(QueryInteger) }, closed),
    data: Type.Object(
      {
        matches: Type.Array(MatchRow),
        /** Rooms that are live: these the server alone knows. */
        live: Entries,
        /** By account, as experts are. */
        streamers: Entries,
        teams: Entries,
        leagues: Entries,
        /** Like rooms the server alone knows them all. Always there; contracts before did not have it. */
        players: Type.Optional(Entries),
        news: Type.Array(NewsCard),
        videos: Entries,
        circles: Entries,
        posts: Entries,
        experts: Entries,
        totals: Totals,
        /** Nothing is spelled so; what is here is spelled nearly so. */
        near: Type.Boolean(),
      },
      closed,
    ),
  },
  'GET api/Search/snapshot': {
    summary: 'The index itself, for searching on the device; `index` is null when the reader names the version that it has.',
    who: 'guest',
    effect: 'read',
    query: Type.Object({ known: Type.Optional(Type.String({ maxLength: 64 })) }, closed),
    data: Type.Object({ version: Type.String(), made_at: Moment, index: Type.Union([SearchSnapshot, Type.Null()]) }, closed),
  },
  'GET api/Search/anchor': {
    summary: 'Streamers by name.',
    who: 'guest',
    effect: 'read',
    query: Query,
    data: Type.Object({ list: Type.Array(SearchEntry) }, closed),
  },
  'GET api/Search/player': {
    summary: 'Players by name, those who are called so exactly first.',
    who: 'guest',
    effect: 'read',
    query: Query,
    /** `near`: nobody is spelled so; these are spelled nearly so. */
    data: Type.Object({ list: Type.Array(SearchEntry), near: Type.Boolean() }, closed),
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
  'GET api/universal/getHot': {
    summary: 'The ten hot searches.',
    who: 'guest',
    effect: 'read',
    data: Type.Object({ hot_match: Type.Array(HotSearch) }, closed),
  },
} as const satisfies Record<string, Endpoint>
