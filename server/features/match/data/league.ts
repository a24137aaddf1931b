// A league and its season: fixtures, bracket and leaders.

import { limits } from '../../../../contract/limits/limits.ts'
import type { BracketRound, Leader, LeaderBoard, LeaguePage, LeagueRef, Season, TeamRef } from '../../../../contract/match/data.ts'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { bracketOf } from '../../../../rules/match/bracket.ts'
import { ofLeaguePhase } from '../../../../rules/match/table/season-tables.ts'
import { dayIn } from '../../../../rules/time/day.ts'
import type { Context } from '../../../core/context.ts'
import { fail } from '../../../core/http/fail.ts'
import type { Directory, League } from '../directory.ts'
import { defaultZone } from '../read/match-list.ts'
import type { Snapshot } from '../read/snapshot.ts'
import { rulesOf } from '../read/standings.ts'
import type { MatchCore } from '../state.ts'
import { basketballFigure, basketballKinds, footballFigure, footballKinds, type Known, nameKey, peopleOf } from './people.ts'
import * as store from './store.ts'

export interface LeagueAsked {
  league_id: string
  season?: string
}
/** Maximum number of leaders per kind. */
const mostLeaders = 30
const bySound = new Intl.Collator('zh-CN-u-co-pinyin')

export interface DataDeps {
  db: Context['db']
  clock: Context['clock']
  directory: Directory
  snapshot: Snapshot
}

export const leagueRef = ({ id, sport, name, short, mark, color }: League): LeagueRef => ({ id, sport, name, short, mark, color })
export function teamRef(directory: Pick<Directory, 'teams'>, id: string): TeamRef {
  const team = directory.teams.get(id)
  const unknown = { zh: id, en: id, vi: id }
  return { id, name: team?.name ?? unknown, short: team?.short ?? unknown, crest: team?.crest ?? '' }
}
/** The list row with odds if the match is in the snapshot, else a row without odds. */
export function rowOf({ snapshot, directory }: Pick<DataDeps, 'snapshot' | 'directory'>, core: MatchCore): MatchRow {
  const entry = snapshot.get(core.id)
  return entry ? snapshot.rowOf(entry) : directory.rowOf(core, null)
}

const seasonOf = ({ id, from, to, current }: store.SeasonRow): Season => ({
  id,
  from: dayIn(from, defaultZone),
  to: dayIn(to, defaultZone),
  current,
})

export function createLeagueData(deps: DataDeps) {
  const { db, clock, directory } = deps

  /** Throws `not-found` for an unknown league or season. Leaves out seasons whose beginning is unknown. */
  async function asked({ league_id, season }: LeagueAsked) {
    const league = directory.leagues.get(league_id)
    if (!league) throw fail('not-found', { league: league_id })
    const seasons = (await store.listSeasons(db, league_id)).filter(({ first, current }) => current || first === null || first <= 1)
    const chosen = season === undefined ? seasons.find(({ current }) => current) : seasons.find(({ id }) => id === season)
    if (season !== undefined && !chosen) throw fail('not-found', { season })
    return { league, seasons, chosen }
  }

  async function page(query: LeagueAsked): Promise<LeaguePage> {
    const { league, seasons, chosen } = await asked(query)
    const rules = rulesOf(league)
    const { win, draw, loss, meetings, order } = league.table === 'league' ? ofLeaguePhase(rules) : rules
    const [{ rounds, round }, teams] = chosen
      ? await Promise.all([store.findRounds(db, league.id, chosen.id, clock.now()), store.listSeasonTeams(db, league.id, chosen.id)])
      : [{ rounds: [], round: null }, []]
    return {
      league: leagueRef(league),
      seasons: seasons.map(seasonOf),
      season: chosen ? seasonOf(chosen) : null,
      table: league.table,
      rules: { win, draw, loss, meetings, order: [...order] },
      rounds,
      round,
      bracket: chosen?.bracket ?? false,
      teams: teams.map((id) => teamRef(directory, id)).sort((a, b) => bySound.compare(a.name.zh, b.name.zh)),
    }
  }

  async function fixtures({ round, team_id, page = '1', ...query }: LeagueAsked & { round?: string; team_id?: string; page?: string }) {
    const { league, chosen } = await asked(query)
    if (!chosen) return { list: [], total: 0 }
    const filter = { ...(round === undefined ? {} : { round: Number(round) }), ...(team_id === undefined ? {} : { team: team_id }) }
    const limit = limits.pageSize
    const paged = { limit, offset: (Math.max(1, Number(page)) - 1) * limit }
    const { rows, total } = await store.listSeasonMatches(db, league.id, chosen.id, filter, paged)
    return { list: rows.map((core) => rowOf(deps, core)), total }
  }

  async function bracket(query: LeagueAsked): Promise<{ rounds: BracketRound[] }> {
    const { league, chosen } = await asked(query)
    if (!chosen?.bracket) return { rounds: [] }
    const played = (await store.listKnockOut(db, league.id, chosen.id)).map((core) => ({
      ...core,
      stage: core.stage ?? { zh: '', en: '', vi: '' },
      home: core.home_team_id,
      away: core.away_team_id,
      time: Date.parse(core.match_time),
      begun: core.status === 'live' || core.status === 'over',
      over: core.status === 'over',
    }))
    const rounds = bracketOf(played).map(({ name, ties }) => ({
      name,
      ties: ties.map(({ home, away, legs, total, winner }) => ({
        home: teamRef(directory, home),
        away: teamRef(directory, away),
        legs: legs.map(({ match, home: side }) => {
          const orient = (pair: readonly [number, number]): [number, number] => (side === 'home' ? [pair[0], pair[1]] : [pair[1], pair[0]])
          return {
            id: match.id,
            day: dayIn(match.time, defaultZone),
            home: side,
            status: match.status,
            score: match.begun ? orient([match.home_score, match.away_score]) : null,
            shootout: match.shootout && orient(match.shootout),
          }
        }),
        total,
        winner,
      })),
    }))
    return { rounds }
  }

  async function leaders(query: LeagueAsked): Promise<{ boards: LeaderBoard[] }> {
    const { league, chosen } = await asked(query)
    if (!chosen) return { boards: [] }
    const where = store.matchesOf.season(league.id, chosen.id)
    const made = league.sport === 'basketball' ? await basketball(where) : await football(where, league.id, chosen.id)
    return { boards: made.filter(({ list }) => list.length > 0) }
  }

  async function football(where: ReturnType<typeof store.matchesOf.season>, leagueId: string, season: string): Promise<LeaderBoard[]> {
    const [counts, lineups] = await Promise.all([store.listFootballCounts(db, where), store.listLatestLineups(db, leagueId, season)])
    const people = new Map<string, Map<string, Known>>(lineups.map(({ team, lineup }) => [team, peopleOf([lineup])]))
    return footballKinds.map((kind) => ({
      kind,
      list: inRanks(
        counts.map((count) => ({
          key: people.get(count.team)?.get(nameKey(count.player))?.key ?? count.player.en,
          name: count.player,
          team: count.team,
          value: footballFigure(count, kind),
          played: null,
        })),
      ),
    }))
  }

  async function basketball(where: ReturnType<typeof store.matchesOf.season>): Promise<LeaderBoard[]> {
    const counts = await store.listBasketballCounts(db, where)
    // Averages rank only players with at least half of the highest number of matches played.
    const least = Math.max(0, ...counts.map(({ played }) => played)) / 2
    const enough = counts.filter(({ played }) => played >= least)
    return basketballKinds.map((kind) => ({
      kind,
      list: inRanks(
        enough.map((count) => ({
          key: count.id,
          name: count.name,
          team: count.team,
          value: basketballFigure(count, kind),
          played: count.played,
        })),
      ),
    }))
  }

  /** Highest first. Players with zero are left out; equal values share a rank. */
  function inRanks(all: (Pick<Leader, 'key' | 'name' | 'value' | 'played'> & { team: string })[]): Leader[] {
    const sorted = all
      .filter(({ value }) => value > 0)
      .sort((a, b) => b.value - a.value || (a.name.en < b.name.en ? -1 : 1))
      .slice(0, mostLeaders)
    return sorted.map((one) => ({
      ...one,
      team: teamRef(directory, one.team),
      rank: sorted.findIndex(({ value }) => value === one.value) + 1,
    }))
  }

  return { page, fixtures, bracket, leaders }
}
