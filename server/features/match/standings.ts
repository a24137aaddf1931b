// The tables of leagues from their results, made again when one of their matches changes.
import type { Standings } from '../../../contract/match.ts'
import type { Name } from '../../../contract/name.ts'
import {
  basketballRules,
  footballRules,
  type Result,
  type TableRules,
  type TieBreak,
  tableOf,
  tieBreaks,
} from '../../../rules/standings.ts'
import type { Context } from '../../core/context.ts'
import type { Directory, League } from './directory.ts'
import type { Snapshot } from './snapshot.ts'
import { type LeagueMatch, listLeagueMatches } from './store.ts'

export interface LeagueTables {
  /** One table, or one a group; none for a cup. */
  of(leagueId: string): Promise<Standings[]>
  /** The table that a match of the league counts for; null when it counts for none. */
  ofTeam(leagueId: string, teamId: string): Promise<Standings | null>
}

const isTieBreak = (word: string): word is TieBreak => (tieBreaks as readonly string[]).includes(word)

function rulesOf(league: League): TableRules {
  const usual = league.sport === 'basketball' ? basketballRules : footballRules
  const own = league.tie_breaks.filter(isTieBreak)
  return own.length > 0 ? { ...usual, order: own } : usual
}

/** Group A, in the three languages. What feeds call a group is a letter or a number, with or without the word. */
function groupName(group: string): Name {
  const mark = group.replace(/^group\s+/i, '').trim()
  return { zh: `${mark}组`, en: `Group ${mark}`, vi: `Bảng ${mark}` }
}

const resultOf = (match: LeagueMatch): Result => ({
  home: match.home_team_id,
  away: match.away_team_id,
  home_score: match.home_score,
  away_score: match.away_score,
  live: match.status === 'live',
})

/** The tables of a league from the matches of its current season, in the order in which they are played. */
function tablesOf(league: League, matches: readonly LeagueMatch[], directory: Pick<Directory, 'teams'>): Standings[] {
  if (league.table === 'none') return []
  const counted = matches.filter((match) => (league.table === 'groups' ? match.group !== null : match.stage === null))
  const groups = new Map<string | null, LeagueMatch[]>()
  for (const match of counted) {
    const group = league.table === 'groups' ? match.group : null
    groups.set(group, [...(groups.get(group) ?? []), match])
  }
  return [...groups]
    .sort(([a], [b]) => ((a ?? '') < (b ?? '') ? -1 : 1))
    .map(([group, played]) => {
      const teams = played.flatMap((match) => [match.home_team_id, match.away_team_id])
      const results = played.filter(({ status }) => status === 'over' || status === 'live').map(resultOf)
      const rows = tableOf([...new Set(teams)].sort(), results, rulesOf(league)).map(({ team, ...row }) => {
        const known = directory.teams.get(team)
        return { ...row, team_id: team, team: known?.name ?? { zh: team, en: team, vi: team }, crest: known?.crest ?? '' }
      })
      const updated_at =
        played
          .map((match) => match.updated_at)
          .sort()
          .at(-1) ?? ''
      return {
        league_id: league.id,
        group: group === null ? null : groupName(group),
        provisional: results.some(({ live }) => live),
        rows,
        updated_at,
      }
    })
}

export function createLeagueTables(context: Pick<Context, 'db'>, snapshot: Snapshot, directory: Directory): LeagueTables {
  const kept = new Map<string, { version: number; tables: Promise<Standings[]> }>()

  function of(leagueId: string): Promise<Standings[]> {
    const league = directory.leagues.get(leagueId)
    if (!league || league.table === 'none') return Promise.resolve([])
    const version = snapshot.leagueVersion(leagueId)
    const known = kept.get(leagueId)
    if (known?.version === version) return known.tables
    const tables = listLeagueMatches(context.db, leagueId).then((matches) => tablesOf(league, matches, directory))
    kept.set(leagueId, { version, tables })
    // A read that failed is asked again by the next reader.
    tables.catch(() => kept.delete(leagueId))
    return tables
  }

  return {
    of,
    ofTeam: async (leagueId, teamId) => (await of(leagueId)).find(({ rows }) => rows.some((row) => row.team_id === teamId)) ?? null,
  }
}
