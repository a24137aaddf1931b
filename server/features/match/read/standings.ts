// League tables computed from results, recomputed when a match of the league changes.

import type { Standings } from '../../../../contract/match/standings.ts'
import { type TableView, type TieBreak, tieBreaks } from '../../../../contract/match/table-order.ts'
import type { TableZone } from '../../../../contract/match/table-zone.ts'
import { type Deducted, deductedFrom, deductionsOf } from '../../../../rules/match/table/point-deductions.ts'
import { isSeasonPart, tableName } from '../../../../rules/match/table/season-part.ts'
import { tablesOfSeason } from '../../../../rules/match/table/season-tables.ts'
import { rulesNamed, type TableRules } from '../../../../rules/match/table/table-rules.ts'
import { placedZones, zonesOf } from '../../../../rules/match/table/table-zones.ts'
import type { Context } from '../../../core/context.ts'
import type { Directory, League } from '../directory.ts'
import { type LeagueMatch, listCardCosts, listLeagueMatches } from '../season-store.ts'
import type { Snapshot } from './snapshot.ts'

interface TablePart {
  /** Absent: the current season. */
  season?: string
  /** Absent: all matches, including live ones. */
  view?: TableView
}

export interface LeagueTables {
  /** One table, or one per group; none for a cup without groups. */
  of(leagueId: string, part?: TablePart): Promise<Standings[]>
  /** The table that a team's match in the season counts for, of its group if it has one; null if it counts for none. */
  ofTeam(leagueId: string, teamId: string, season: string, group: string | null): Promise<Standings | null>
}

/** Maximum number of cached tables beside the current ones: other seasons and parts. */
const maxEntries = 400

export const isTieBreak = (word: string): word is TieBreak => (tieBreaks as readonly string[]).includes(word)

/** The operator's order first, else the competition's regulations. */
export function rulesOf(league: League): TableRules {
  const usual = rulesNamed(league.rules ?? '', league.sport)
  const own = league.tie_breaks.filter(isTieBreak)
  return own.length > 0 ? { ...usual, order: own, leaguePhase: undefined } : usual
}

/** The operator's zones first, then the feed's, else those of the competition's regulations. */
export const zonesOfLeague = (league: League, season: string): readonly TableZone[] =>
  league.own?.zones ?? league.zones ?? zonesOf(league.name.en, season)

/** Point deductions in a season. Per team the operator's override the feed's, which override the known ones. */
function deductionsIn(league: League, season: string, teams: ReadonlySet<string>, nameOf: (team: string) => string): Map<string, Deducted> {
  const deducted = deductedFrom(teams, nameOf, deductionsOf(league.name.en, season))
  const year = Number.parseInt(season, 10)
  for (const { season: of, team_id, points, reason } of league.deductions ?? [])
    if (Number.parseInt(of, 10) === year && teams.has(team_id)) deducted.set(team_id, { points, reason })
  for (const { season: of, team_id, points, reason } of league.own?.deductions ?? [])
    if (of === season && teams.has(team_id)) deducted.set(team_id, { points, reason })
  return deducted
}

/** Zones do not apply to half seasons, nor to stages after the regular rounds. */
const hasZones = (group: string | null): boolean => group === null || !isSeasonPart(group) || group.endsWith('-conference')

const matchOf = (match: LeagueMatch) => ({
  home: match.home_team_id,
  away: match.away_team_id,
  home_score: match.home_score,
  away_score: match.away_score,
  live: match.status === 'live',
  begun: match.status === 'over' || match.status === 'live',
  group: match.group,
  knockOut: match.knock_out,
  updated_at: match.updated_at,
})

/** A table and its group. */
interface GroupTable {
  group: string | null
  standings: Standings
}

/** Computes the tables of a league from a season's matches in playing order. */
function tablesOf(
  league: League,
  matches: readonly LeagueMatch[],
  { view, cards }: { view: TableView; cards: ReadonlyMap<string, number> },
  directory: Pick<Directory, 'teams'>,
): GroupTable[] {
  const nameOf = (team: string): string => directory.teams.get(team)?.name.en ?? team
  const teams = new Set(matches.flatMap((match) => [match.home_team_id, match.away_team_id]))
  const season = matches[0]?.season ?? ''
  const deducted = deductionsIn(league, season, teams, nameOf)
  const tables = tablesOfSeason(matches.map(matchOf), { rules: rulesOf(league), view, cards, nameOf, deducted })
  // Deductions apply to all matches only, not to a part of them.
  const isWhole = view === 'all' || view === 'live'
  return tables.map(({ group, rows, matches: played }) => {
    const named = rows.map(({ team, reason, ...row }) => {
      const known = directory.teams.get(team)
      const own = { team_id: team, team: known?.name ?? { zh: team, en: team, vi: team }, crest: known?.crest ?? '' }
      const taken = isWhole ? deducted.get(team) : undefined
      return { ...row, ...own, ...(taken ? { deducted: taken } : {}), ...(reason ? { reason } : {}) }
    })
    const zones = isWhole && hasZones(group) ? placedZones(zonesOfLeague(league, season), named.length) : []
    const standings = {
      league_id: league.id,
      group: group === null ? null : tableName(group),
      provisional: view === 'live' && played.some(({ live }) => live),
      rows: named,
      ...(zones.length > 0 ? { zones } : {}),
      updated_at:
        played
          .map(({ updated_at }) => updated_at)
          .toSorted()
          .at(-1) ?? '',
    }
    return { group, standings }
  })
}

export function createLeagueTables(context: Pick<Context, 'db'>, snapshot: Snapshot, directory: Directory): LeagueTables {
  const { db } = context
  const cache = new Map<string, { version: number; tables: Promise<GroupTable[]> }>()
  const noCards: ReadonlyMap<string, number> = new Map()

  async function make(league: League, { season, view = 'live' }: TablePart): Promise<GroupTable[]> {
    const wantsCards = rulesOf(league).order.includes('fair-play')
    const [matches, cards] = await Promise.all([
      listLeagueMatches(db, league.id, season),
      wantsCards ? listCardCosts(db, league.id, season) : noCards,
    ])
    return tablesOf(league, matches, { view, cards }, directory)
  }

  function tables(leagueId: string, part: TablePart = {}): Promise<GroupTable[]> {
    const league = directory.leagues.get(leagueId)
    if (!league || league.table === 'none') return Promise.resolve([])
    const version = snapshot.leagueVersion(leagueId)
    const key = JSON.stringify([leagueId, part.season ?? null, part.view ?? 'live'])
    const known = cache.get(key)
    if (known?.version === version) return known.tables
    const made = make(league, part)
    cache.delete(key)
    cache.set(key, { version, tables: made })
    for (const oldest of cache.keys()) {
      if (cache.size <= maxEntries) break
      cache.delete(oldest)
    }
    // A failed read is not cached: the next request retries.
    made.catch(() => cache.delete(key))
    return made
  }

  return {
    of: async (leagueId, part) => (await tables(leagueId, part)).map(({ standings }) => standings),
    async ofTeam(leagueId, teamId, season, group) {
      const own = (await tables(leagueId, { season })).filter(({ standings }) => standings.rows.some((row) => row.team_id === teamId))
      return (own.find((table) => table.group === group) ?? own[0])?.standings ?? null
    },
  }
}
