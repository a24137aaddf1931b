// A team and its players: matches, squad, figures of the season.
import type { PlayerFigure, PlayerMatch, PlayerPage, SquadPlayer, TeamPage } from '../../../../contract/match/data.ts'
import type { Sport } from '../../../../contract/match/match-row.ts'
import { fail } from '../../../core/http/fail.ts'
import { type DataDeps, leagueRef, rowOf, teamRef } from './league.ts'
import { basketballFigures, basketballKinds, footballFigures, nameKey, peopleOf } from './people.ts'
import * as store from './store.ts'

const next = 8
const last = 12
/** Number of recent line-ups that make up a squad. */
const lineupsRead = 10
/** Maximum number of matches on a player's page. */
const mostPlayed = 20

export function createTeamData(deps: DataDeps) {
  const { db, directory, clock } = deps

  function known(id: string) {
    const team = directory.teams.get(id)
    if (!team) throw fail('not-found', { team: id })
    return team
  }

  async function squadOf(id: string, sport: Sport, lineups: readonly store.TeamLineup[]): Promise<SquadPlayer[]> {
    const people = peopleOf(lineups.map(({ lineup }) => lineup))
    const where = store.matchesOf.team(id)
    if (sport === 'basketball') {
      const counts = (await store.listBasketballCounts(db, where)).filter(({ team }) => team === id)
      const counted = counts.map((count) => {
        const { id: key, number, name, position } = count
        return { key, number, name, position, figures: basketballFigures(count) }
      })
      const others = [...people.values()].filter(({ key }) => !counts.some((count) => count.id === key))
      return [...counted, ...others.map((one) => ({ ...one, figures: [] }))].sort(byNumber)
    }
    // Other sports have no player figures.
    if (sport !== 'football') return [...people.values()].map((one) => ({ ...one, figures: [] })).sort(byNumber)
    const counts = (await store.listFootballCounts(db, where)).filter(({ team }) => team === id)
    const byName = new Map(counts.map((count) => [nameKey(count.player), count]))
    const squad = [...people].map(([name, one]) => ({ ...one, figures: footballFigures(byName.get(name)) }))
    const others = counts.filter(({ player }) => !people.has(nameKey(player)))
    return [
      ...squad.sort(byNumber),
      ...others.map((count) => ({
        key: count.player.en,
        number: null,
        name: count.player,
        position: '',
        figures: footballFigures(count),
      })),
    ]
  }

  async function page({ team_id }: { team_id: string }): Promise<TeamPage> {
    const { sport, league_id } = known(team_id)
    const [leagues, upcoming, results, lineups] = await Promise.all([
      store.listTeamLeagues(db, team_id),
      store.listComing(db, team_id, clock.now(), next),
      store.listBegun(db, team_id, last),
      store.listLineups(db, team_id, lineupsRead),
    ])
    const own = [league_id, ...leagues.filter((id) => id !== league_id)].filter((id) => leagues.includes(id))
    return {
      team: teamRef(directory, team_id),
      sport,
      leagues: own.flatMap((id) => {
        const league = directory.leagues.get(id)
        return league ? [leagueRef(league)] : []
      }),
      coach: lineups[0]?.lineup.coach ?? null,
      upcoming: upcoming.map((core) => rowOf(deps, core)),
      results: results.map((core) => rowOf(deps, core)),
      squad: await squadOf(team_id, sport, lineups),
    }
  }

  async function player({ team_id, player: asked }: { team_id: string; player: string }): Promise<PlayerPage> {
    const { sport, league_id } = known(team_id)
    const lineups = await store.listLineups(db, team_id, mostPlayed)
    const squad = await squadOf(team_id, sport, lineups)
    const found = squad.find(({ key }) => key === asked) ?? squad.find(({ name }) => name.en === asked)
    if (!found) throw fail('not-found', { player: asked })
    const cores = await store.listBegun(db, team_id, mostPlayed)
    const ids = cores.map(({ id }) => id)
    const figures = await (sport === 'basketball' ? linesOf(team_id, ids, found) : eventFiguresOf(team_id, ids, found))
    const ratings = new Map(
      lineups.flatMap(({ match_id, lineup }) => {
        const one = [...lineup.starters, ...lineup.substitutes].find(({ id }) => id === found.key)
        return one && one.rating !== null ? [[match_id, one.rating]] : []
      }),
    )
    const matches = cores.flatMap((core): PlayerMatch[] => {
      const did = figures.get(core.id)
      const rating = ratings.get(core.id) ?? null
      // Without a rating or an event it is unknown whether the player took part.
      return did || rating !== null ? [{ match: rowOf(deps, core), rating, figures: did ?? [] }] : []
    })
    const league = directory.leagues.get(league_id)
    return { player: found, team: teamRef(directory, team_id), sport, league: league ? leagueRef(league) : null, matches }
  }

  async function linesOf(teamId: string, ids: readonly string[], { key }: SquadPlayer): Promise<Map<string, PlayerFigure[]>> {
    const lines = await store.listPlayedLines(db, teamId, ids, key)
    return new Map(lines.map(({ match_id, line }) => [match_id, basketballKinds.map((kind) => ({ kind, value: line[kind] }))]))
  }

  async function eventFiguresOf(teamId: string, ids: readonly string[], { name }: SquadPlayer): Promise<Map<string, PlayerFigure[]>> {
    const own = nameKey(name)
    const figures = new Map<string, Map<PlayerFigure['kind'], number>>()
    const add = (id: string, kind: PlayerFigure['kind']): void => {
      const known = figures.get(id) ?? new Map()
      figures.set(id, known.set(kind, (known.get(kind) ?? 0) + 1))
    }
    for (const { match_id, type, player: by, assist } of await store.listPlayed(db, teamId, ids)) {
      if (assist && nameKey(assist) === own) add(match_id, 'assists')
      if (!by || nameKey(by) !== own) continue
      add(match_id, type === 'yellow-card' ? 'yellow-cards' : type === 'goal' || type === 'penalty-goal' ? 'goals' : 'red-cards')
    }
    return new Map([...figures].map(([id, counts]) => [id, [...counts].map(([kind, value]) => ({ kind, value }))]))
  }

  return { page, player }
}

const byNumber = (a: SquadPlayer, b: SquadPlayer): number => (a.number ?? 1_000) - (b.number ?? 1_000)
