// Leagues, teams and coverage in memory: joined to every row that leaves the server.
import { isDeepStrictEqual } from 'node:util'
import type { OwnTableRules } from '../../../contract/admin/league-admin.ts'
import type { Coverage, MatchRow } from '../../../contract/match/match-row.ts'
import type { MatchOdds } from '../../../contract/match/odds.ts'
import { nameLetters } from '../../../rules/text/name/name-letters.ts'
import type { FeedLeague, FeedTeam } from './feed-message.ts'
import type { OddsSwitch } from './odds-switch.ts'
import type { MatchCore } from './state.ts'

export interface League extends FeedLeague {
  /** Tie-break order set by the operator; empty: the sport's usual order. */
  tie_breaks: string[]
  /** Zones and deductions set by the operator; null: none. */
  own: Omit<OwnTableRules, 'order'> | null
}

/** A league from the feed, keeping the operator's settings. */
export const withOwn = (league: FeedLeague, before: League | undefined): League => ({
  ...league,
  tie_breaks: before?.tie_breaks ?? [],
  own: before?.own ?? null,
})

export interface Directory {
  /** Incremented when a league or team is upserted. */
  readonly version: number
  readonly leagues: ReadonlyMap<string, League>
  readonly teams: ReadonlyMap<string, FeedTeam>
  upsertLeagues(leagues: readonly League[]): void
  upsertTeams(teams: readonly FeedTeam[]): void
  /** Replaces the coverage; returns the ids of the matches whose coverage changed. */
  setCoverage(coverage: ReadonlyMap<string, Coverage>): string[]
  coverageOf(id: string): Coverage
  /** The wire row of a match whose league and teams are known. */
  rowOf(core: MatchCore, odds: MatchOdds | null): MatchRow
  /** Whether the league and both teams of a match are known. */
  knows(match: Pick<MatchCore, 'league_id' | 'home_team_id' | 'away_team_id'>): boolean
}

const noCoverage: Coverage = { rooms: 0, streams: 0, announced: 0, streamers: [] }
const nameless = { zh: '', en: '', vi: '' }

/** Adds two Latin letters to a crest with a Chinese character, for readers of other languages. */
function withLetters({ crest, name }: FeedTeam): string {
  const parts = crest.split(',')
  return parts.length === 3 && /\p{Script=Han}/u.test(parts[2] as string) ? `${crest},${nameLetters(name.en)}` : crest
}

/** Builds every row that leaves the server, so none carries odds while `odds` is off. */
export function createDirectory(odds: Pick<OddsSwitch, 'on'>): Directory {
  const leagues = new Map<string, League>()
  const teams = new Map<string, FeedTeam>()
  let coverageByMatch: ReadonlyMap<string, Coverage> = new Map()
  let version = 0
  const coverageOf = (id: string): Coverage => coverageByMatch.get(id) ?? noCoverage

  function rowOf(core: MatchCore, price: MatchOdds | null): MatchRow {
    const league = leagues.get(core.league_id)
    const home = teams.get(core.home_team_id)
    const away = teams.get(core.away_team_id)
    const [leagueName, homeName, awayName] = [league?.name ?? nameless, home?.name ?? nameless, away?.name ?? nameless]
    return {
      ...core,
      league_name_zh: leagueName.zh,
      league_name_en: leagueName.en,
      league_name_vi: leagueName.vi,
      league_mark: league?.mark ?? '',
      league_color: league?.color ?? '',
      home_team_name_zh: homeName.zh,
      home_team_name_en: homeName.en,
      home_team_name_vi: homeName.vi,
      home_team_short: home?.short ?? nameless,
      home_team_code: home?.code ?? '',
      home_team_crest: home?.crest ?? '',
      away_team_name_zh: awayName.zh,
      away_team_name_en: awayName.en,
      away_team_name_vi: awayName.vi,
      away_team_short: away?.short ?? nameless,
      away_team_code: away?.code ?? '',
      away_team_crest: away?.crest ?? '',
      odds: odds.on ? price : null,
      ...coverageOf(core.id),
    }
  }

  return {
    get version() {
      return version
    },
    leagues,
    teams,
    rowOf,
    upsertLeagues: (some) => {
      for (const league of some) leagues.set(league.id, league)
      version += 1
    },
    upsertTeams: (some) => {
      for (const team of some) teams.set(team.id, { ...team, crest: withLetters(team) })
      version += 1
    },
    setCoverage(next) {
      const before = coverageByMatch
      coverageByMatch = next
      return [...new Set([...before.keys(), ...next.keys()])].filter((id) => !isDeepStrictEqual(before.get(id), next.get(id)))
    },
    coverageOf,
    knows: (match) => leagues.has(match.league_id) && teams.has(match.home_team_id) && teams.has(match.away_team_id),
  }
}
