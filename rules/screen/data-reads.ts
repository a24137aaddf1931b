// Reads of the first screens of leagues, teams and players.
import type { ApiData } from '../../contract/api.ts'
import type { Sport } from '../../contract/match/match-row.ts'
import { type FirstRead, readOf, subjectOf } from './first-read.ts'

type LeaguePage = ApiData<'GET api/Data/league'>

/** Best known leagues first. */
export const bestKnownFirst = <League extends { hot: boolean }>(leagues: readonly League[]): League[] =>
  [...leagues].sort((a, b) => Number(b.hot) - Number(a.hot))

/** The parts of a league, in tab order. */
export const leagueParts = ['table', 'bracket', 'fixtures', 'leaders', 'teams'] as const
export type LeaguePart = (typeof leagueParts)[number]

/** The parts that a season has, and the selected one. */
export function partsOf({ table, bracket }: Pick<LeaguePage, 'table' | 'bracket'>, asked: string | null | undefined) {
  const shown = leagueParts.filter((part) => (part === 'table' ? table !== 'none' : part !== 'bracket' || bracket))
  return { shown, part: shown.find((one) => one === asked) ?? shown[0] ?? 'fixtures' }
}

/** The selected round; undefined in a season without rounds. */
export const roundOf = ({ rounds, round }: Pick<LeaguePage, 'rounds' | 'round'>, asked: number | undefined): number | undefined =>
  rounds.length === 0 ? undefined : (rounds.find((one) => one === asked) ?? round ?? rounds[0])

/** Whether a table has matches in play: then it is shown as it was before them, beside a provisional one. */
export const isPlayed = ({ list }: ApiData<'GET api/hot_match/standings'>): boolean => list.some(({ provisional }) => provisional)

/** The circle of a league or a team. */
const circles = readOf('GET api/anchor_dynamics/circles')

function partReads(page: LeaguePage, of: Record<string, string>, search: URLSearchParams): FirstRead[] {
  if (page.season === null) return []
  const { part } = partsOf(page, search.get('view'))
  if (part === 'bracket') return [readOf('GET api/Data/bracket', { query: of })]
  if (part === 'leaders') return [readOf('GET api/Data/leaders', { query: of })]
  if (part === 'teams') return []
  if (part === 'fixtures') {
    const round = roundOf(page, search.has('round') ? Number(search.get('round')) : undefined)
    return [readOf('GET api/Data/fixtures', { query: { ...of, ...(round === undefined ? {} : { round: String(round) }) } })]
  }
  const asked = search.get('part')
  const view = (named: string): FirstRead => readOf('GET api/hot_match/standings', { query: { ...of, view: named } })
  const isView = asked === 'home' || asked === 'away' || asked === 'form'
  return [
    readOf('GET api/hot_match/standings', { query: of }, (data) => (!isView && asked !== 'live' && isPlayed(data) ? [view('all')] : [])),
    ...(isView ? [view(asked)] : []),
  ]
}

function leagueReads(league: string, search: URLSearchParams): FirstRead {
  const season = search.get('season')
  const of: Record<string, string> = { league_id: league, ...(season === null ? {} : { season }) }
  return subjectOf('GET api/Data/league', { query: of }, (page) => partReads(page, of, search))
}

function teamReads(team: string, search: URLSearchParams): FirstRead[] {
  const player = search.get('player')
  if (player !== null) return [subjectOf('GET api/Data/player', { query: { team_id: team, player } })]
  return [
    subjectOf('GET api/Data/team', { query: { team_id: team } }, ({ leagues: [own] }) =>
      own ? [readOf('GET api/hot_match/standings', { query: { league_id: own.id } })] : [],
    ),
    circles,
  ]
}

/** A team, a player, a league, or the best known one; with the leagues of the sport. */
export const dataReads =
  (sport: Sport) =>
  (search: URLSearchParams): FirstRead[] => {
    const [team, league] = [search.get('team'), search.get('league')]
    const list = (next?: (data: ApiData<'GET api/hot_match/initial_list'>) => FirstRead[]): FirstRead =>
      readOf('GET api/hot_match/initial_list', { query: { sport } }, next)
    if (team !== null) return [list(), ...teamReads(team, search)]
    if (league !== null) return [list(), leagueReads(league, search), circles]
    const first = list(({ list: leagues }) => {
      const [best] = bestKnownFirst(leagues)
      return best ? [leagueReads(best.id, search), circles] : []
    })
    return [first]
  }

/** Sports without league pages. */
export function otherDataReads(search: URLSearchParams): FirstRead[] | null {
  const team = search.get('team')
  return team === null ? null : teamReads(team, search)
}
