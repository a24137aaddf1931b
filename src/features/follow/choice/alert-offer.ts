// Which kinds of alert a follow offers, and which are on: for displaying and editing them. Pure.
import type { AlertSettings } from '../../../../contract/alert.ts'
import type { AlertKind, Follow } from '../../../../contract/follow/follow.ts'
import {
  alertDefaults,
  type ChoiceMatch,
  effectiveChoice,
  kindsOfSport,
  playerChoice,
  playerKindsOf,
} from '../../../../rules/alert/alert-choice.ts'

/** A followed subject. Its sport is null if this device does not know it. */
export interface Followed extends Pick<Follow, 'kind' | 'id'> {
  sport: string | null
  /** For a match, or a team's matches: the ids from which it inherits choices. */
  match?: Pick<ChoiceMatch, 'league_id' | 'home_team_id' | 'away_team_id'>
}

/** In chronological order of a match. Without a sport: the kinds of football and of basketball. */
export function offeredKinds({ kind, sport }: Pick<Followed, 'kind' | 'sport'>): readonly AlertKind[] {
  if (kind === 'player') return playerKindsOf(sport)
  if (sport !== null) return kindsOfSport(sport)
  const football = kindsOfSport('football').filter((one): boolean => one !== 'moved')
  return [...football, ...kindsOfSport('basketball').filter((one) => !football.includes(one))]
}

/** Whether a followed player of this sport sends alerts without an explicit choice. */
export const isPlayerAlerted = (sport: string): boolean => playerChoice({ events: [] }, alertDefaults, sport).length > 0

const nowhere = { league_id: '', home_team_id: '', away_team_id: '' }

/** Alert kinds that are on: its own choice, else the inherited one. */
export function alertedKinds(followed: Followed, follows: readonly Follow[], settings: AlertSettings): readonly AlertKind[] {
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
  const alerted = sport !== null ? bySport(sport) : ['football', 'basketball'].flatMap(bySport)
  return offeredKinds(followed).filter((one) => alerted.includes(one))
}

/** A team as its matches see it: without a choice of its own it inherits that of its league. */
export const followedTeam = (id: string, sport: string, leagueId: string | undefined): Followed => ({
  kind: 'team',
  id,
  sport,
  match: { league_id: leagueId ?? '', home_team_id: id, away_team_id: '' },
})

/** Alert kinds that would be on if it were followed as well, without a choice of its own. */
export const promisedKinds = (followed: Followed, follows: readonly Follow[], settings: AlertSettings): readonly AlertKind[] =>
  alertedKinds(followed, [...follows, { kind: followed.kind, id: followed.id, events: [] }], settings)

/** A choice in parts: listed kinds, total count, and whether it reminds before the start. */
export interface ChoiceSummary {
  named: readonly AlertKind[]
  count: number
  all: boolean
  soon: boolean
}

/** Kinds listed first if not all are. */
const first: readonly AlertKind[] = ['goal', 'red-card', 'full-time']

export function summarizeChoice(alerted: readonly AlertKind[], offered: readonly AlertKind[], most: number): ChoiceSummary {
  const events = offered.filter((kind) => kind !== 'soon' && alerted.includes(kind))
  const all = events.length === offered.filter((kind) => kind !== 'soon').length
  // One more name is as short as "and one more".
  const ranked = [...first.filter((kind) => events.includes(kind)), ...events.filter((kind) => !first.includes(kind))]
  const some = events.length <= most + 1 ? events : ranked.slice(0, most)
  const named = events.filter((kind) => some.includes(kind))
  return { named, count: events.length, all, soon: offered.includes('soon') && alerted.includes('soon') }
}
