// Which kinds of alert a follow can tell of, and which it tells of now: for showing them and choosing among them. Pure.
import type { AlertSettings } from '../../../contract/alert.ts'
import type { AlertKind, Follow } from '../../../contract/follow.ts'
import {
  alertDefaults,
  type ChoiceMatch,
  effectiveChoice,
  kindsOfSport,
  playerChoice,
  playerKindsOf,
} from '../../../rules/alert/alert-choice.ts'

/** What is followed. The sport is null where this device does not know it. */
export interface Followed extends Pick<Follow, 'kind' | 'id'> {
  sport: string | null
  /** Of a match, or of those of a team: whose choices it inherits. */
  match?: Pick<ChoiceMatch, 'league_id' | 'home_team_id' | 'away_team_id'>
}

/** In the order in which they happen. Without a sport: what football and basketball have. */
export function offeredKinds({ kind, sport }: Pick<Followed, 'kind' | 'sport'>): readonly AlertKind[] {
  if (kind === 'player') return playerKindsOf(sport)
  if (sport !== null) return kindsOfSport(sport)
  const football = kindsOfSport('football').filter((one): boolean => one !== 'moved')
  return [...football, ...kindsOfSport('basketball').filter((one) => !football.includes(one))]
}

/** Whether a player of this sport who is followed tells anything without a choice of his own. */
export const isPlayerTold = (sport: string): boolean => playerChoice({ events: [] }, alertDefaults, sport).length > 0

const nowhere = { league_id: '', home_team_id: '', away_team_id: '' }

/** What it tells of: its own choice, else what it inherits. */
export function toldKinds(followed: Followed, follows: readonly Follow[], settings: AlertSettings): readonly AlertKind[] {
  const { kind, id, sport, match } = followed
  const own = follows.find((follow) => follow.kind === kind && follow.id === id)
  if (kind === 'player') return own ? playerChoice(own, settings, sport) : []
  const touched: ChoiceMatch = {
    id: kind === 'match' ? id : '',
    sport: '',
    ...nowhere,
    ...(kind === 'team' && { home_team_id: id }),
    ...(kind === 'league' && { league_id: id }),
    ...match,
  }
  const bySport = (of: string): AlertKind[] => effectiveChoice(follows, settings, { ...touched, sport: of }).kinds
  const told = sport !== null ? bySport(sport) : ['football', 'basketball'].flatMap(bySport)
  return offeredKinds(followed).filter((one) => told.includes(one))
}

/** A team as its matches have it: they inherit the choice of its league, where it has none of its own. */
export const followedTeam = (id: string, sport: string, leagueId: string | undefined): Followed => ({
  kind: 'team',
  id,
  sport,
  match: { league_id: leagueId ?? '', home_team_id: id, away_team_id: '' },
})

/** What it would tell of if it were followed as well, without a choice of its own. */
export const promisedKinds = (followed: Followed, follows: readonly Follow[], settings: AlertSettings): readonly AlertKind[] =>
  toldKinds(followed, [...follows, { kind: followed.kind, id: followed.id, events: [] }], settings)

/** A choice in its parts: what is named, how many there are, whether it reminds before the start. */
export interface SaidChoice {
  named: readonly AlertKind[]
  count: number
  all: boolean
  soon: boolean
}

/** What is named first where not everything is. */
const first: readonly AlertKind[] = ['goal', 'red-card', 'full-time']

export function saidChoice(told: readonly AlertKind[], offered: readonly AlertKind[], most: number): SaidChoice {
  const events = offered.filter((kind) => kind !== 'soon' && told.includes(kind))
  const all = events.length === offered.filter((kind) => kind !== 'soon').length
  // One more name is as short as saying that there is one more.
  const ranked = [...first.filter((kind) => events.includes(kind)), ...events.filter((kind) => !first.includes(kind))]
  const some = events.length <= most + 1 ? events : ranked.slice(0, most)
  const named = events.filter((kind) => some.includes(kind))
  return { named, count: events.length, all, soon: offered.includes('soon') && told.includes('soon') }
}
