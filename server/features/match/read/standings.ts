// The tables of leagues from their results, made again when one of their matches changes.

import type { Standings } from '../../../../contract/match/standings.ts'
import { type TableView, type TieBreak, tieBreaks } from '../../../../contract/match/table-order.ts'
import type { Name } from '../../../../contract/wire/name.ts'
import { type Result, tableOf } from '../../../../rules/match/standings.ts'
import { rulesNamed, type TableRules } from '../../../../rules/match/table-rules.ts'
import type { Context } from '../../../core/context.ts'
import type { Directory, League } from '../directory.ts'
import { type LeagueMatch, listCardCosts, listLeagueMatches } from '../season-store.ts'
import type { Snapshot } from './snapshot.ts'

interface TablePart {
  /** Absent: the current one. */
  season?: string
  /** Absent: with what is being played. */
  view?: TableView
}

export interface LeagueTables {
  /** One table, or one a group; none for a cup without groups. */
  of(leagueId: string, part?: TablePart): Promise<Standings[]>
  /** The table that a team's match of a season of the league counts for; null when it counts for none. */
  ofTeam(leagueId: string, teamId: string, season: string): Promise<Standings | null>
}

/** Tables kept beside the current ones: those of other seasons and parts. */
const mostKept = 400

const isTieBreak = (word: string): word is TieBreak => (tieBreaks as readonly string[]).includes(word)

/** By the operator's order, else by the regulations that the competition names. */
export function rulesOf(league: League): TableRules {
  const usual = rulesNamed(league.rules ?? '', league.sport)
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

/** The tables of a league from the matches of a season, in the order in which they are played. */
function tablesOf(
  league: League,
  matches: readonly LeagueMatch[],
  options: { view: TableView; cards: ReadonlyMap<string, number> },
  directory: Pick<Directory, 'teams'>,
): Standings[] {
  const counted = matches.filter((match) => (league.table === 'groups' ? match.group !== null : !match.knock_out))
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
      const rows = tableOf(new Set(teams), results, rulesOf(league), options).map(({ team, reason, ...row }) => {
        const known = directory.teams.get(team)
        const named = { team_id: team, team: known?.name ?? { zh: team, en: team, vi: team }, crest: known?.crest ?? '' }
        return { ...row, ...named, ...(reason ? { reason } : {}) }
      })
      const updated_at =
        played
          .map((match) => match.updated_at)
          .sort()
          .at(-1) ?? ''
      return {
        league_id: league.id,
        group: group === null ? null : groupName(group),
        provisional: options.view === 'live' && results.some(({ live }) => live),
        rows,
        updated_at,
      }
    })
}

export function createLeagueTables(context: Pick<Context, 'db'>, snapshot: Snapshot, directory: Directory): LeagueTables {
  const { db } = context
  const kept = new Map<string, { version: number; tables: Promise<Standings[]> }>()
  const noCards: ReadonlyMap<string, number> = new Map()

  async function make(league: League, { season, view = 'live' }: TablePart): Promise<Standings[]> {
    const wantsCards = rulesOf(league).order.includes('fair-play')
    const [matches, cards] = await Promise.all([
      listLeagueMatches(db, league.id, season),
      wantsCards ? listCardCosts(db, league.id, season) : noCards,
    ])
    return tablesOf(league, matches, { view, cards }, directory)
  }

  function of(leagueId: string, part: TablePart = {}): Promise<Standings[]> {
    const league = directory.leagues.get(leagueId)
    if (!league || league.table === 'none') return Promise.resolve([])
    const version = snapshot.leagueVersion(leagueId)
    const key = JSON.stringify([leagueId, part.season ?? null, part.view ?? 'live'])
    const known = kept.get(key)
    if (known?.version === version) return known.tables
    const tables = make(league, part)
    kept.delete(key)
    kept.set(key, { version, tables })
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break
      kept.delete(oldest)
    }
    // A read that failed is asked again by the next reader.
    tables.catch(() => kept.delete(key))
    return tables
  }

  return {
    of,
    ofTeam: async (leagueId, teamId, season) =>
      (await of(leagueId, { season })).find(({ rows }) => rows.some((row) => row.team_id === teamId)) ?? null,
  }
}
