// The alerts that a device wants for a match, from all of its follows: inherited from league, team, match. Pure, for both sides.

import type { AlertSettings, GoalNotice, NoticeEvent } from '../../contract/alert.ts'
import type { AlertKind, Follow } from '../../contract/follow/follow.ts'

/** Settings of a device without any, and defaults of omitted fields: the only place for them. */
export const alertDefaults: Required<AlertSettings> = {
  value1: true,
  value2: true,
  value3: true,
  value4: true,
  lead: 30,
  quiet: { on: false, from: '23:00', to: '07:00', tz: 'Asia/Shanghai' },
  snooze_until: null,
  delay: 0,
  stream: null,
  hide: 'off',
  digest: true,
}
export const fullSettings = (settings: AlertSettings): Required<AlertSettings> => ({ ...alertDefaults, ...settings })

/** The fields of a match that the choice depends on. */
export interface ChoiceMatch {
  id: string
  sport: string
  league_id: string
  home_team_id: string
  away_team_id: string
}
export const choiceMatchOf = ({ match_id, sport, league_id, home_team_id, away_team_id }: GoalNotice): ChoiceMatch => ({
  id: match_id,
  sport,
  league_id,
  home_team_id,
  away_team_id,
})

const everySport = ['soon', 'kick-off', 'full-time', 'moved'] as const satisfies readonly AlertKind[]
const bySport: Record<string, readonly AlertKind[]> = {
  football: [
    'line-up',
    'soon',
    'kick-off',
    'goal',
    'penalty-missed',
    'review',
    'red-card',
    'half-time',
    'second-half',
    'full-time',
    'extra-time',
    'shoot-out',
    'moved',
  ],
  basketball: ['line-up', 'soon', 'kick-off', 'quarter-end', 'half-time', 'close-game', 'overtime', 'full-time', 'moved'],
  tennis: ['soon', 'kick-off', 'set-end', 'full-time', 'moved'],
  badminton: ['soon', 'kick-off', 'set-end', 'match-point', 'full-time', 'moved'],
  esports: ['soon', 'kick-off', 'set-end', 'full-time', 'moved'],
}
/** Alert kinds of a sport, in display order. */
export const kindsOfSport = (sport: string): readonly AlertKind[] => bySport[sport] ?? everySport

/** A special follow: all of its alerts are sent, whatever the switches are. */
export const specialChoice = (follow: Follow): Follow => ({
  ...follow,
  events: follow.kind === 'streamer' ? ['live'] : [...new Set(Object.values(bySport).flat())],
  muted: false,
})

/** Alert kinds of a followed player, whatever the sport. */
export const playerKinds = ['line-up', 'goal', 'penalty-missed', 'red-card'] as const satisfies readonly AlertKind[]
/** Those possible in the player's sport: only football and basketball have line-ups. Null: the sport is unknown. */
export const playerKindsOf = (sport: string | null): readonly AlertKind[] =>
  sport === null || sport === 'football' ? playerKinds : sport === 'basketball' ? ['line-up'] : []

type Switch = 'value1' | 'value2' | 'value3' | 'value4'
/** Alerts sent without a choice, and the switch that enables them; null: always. Kinds that are missing must be selected. */
const switchOf: Partial<Record<AlertKind, Switch | null>> = {
  goal: 'value1',
  'kick-off': 'value2',
  'full-time': 'value2',
  'extra-time': 'value2',
  'shoot-out': 'value2',
  overtime: 'value2',
  review: 'value3',
  'red-card': 'value3',
  moved: null,
  live: 'value4',
}
/** A league sends more alerts than most users want: followed alone and without a choice, it omits kick-offs. */
const leagueSilence: ReadonlySet<AlertKind> = new Set(['kick-off'])

export interface AlertChoice {
  /** Alerts of this match, in the order of `kindsOfSport`; empty: none. */
  kinds: AlertKind[]
  /** The follow or settings that decided; null: no follow matches. */
  from: 'match' | 'team' | 'league' | 'settings' | null
  muted: boolean
  /** Sent in quiet hours too. */
  through: boolean
}

const followsOf = (follows: readonly Follow[], match: ChoiceMatch): Follow[] =>
  follows.filter(
    ({ kind, id }) =>
      (kind === 'match' && id === match.id) ||
      (kind === 'team' && (id === match.home_team_id || id === match.away_team_id)) ||
      (kind === 'league' && id === match.league_id),
  )

const allowed = (kind: AlertKind, settings: AlertSettings): boolean => {
  const by = switchOf[kind]
  return by === null || (by !== undefined && settings[by])
}

function inherited(
  touching: readonly Follow[],
  settings: AlertSettings,
  sport: string,
): Pick<AlertChoice, 'from'> & { kinds: Set<AlertKind> } {
  const whole = touching.filter(({ adds }) => !adds)
  for (const from of ['match', 'team', 'league'] as const) {
    const named = whole.filter(({ kind, events }) => kind === from && events.length > 0).flatMap(({ events }) => events)
    if (named.length > 0) return { from, kinds: new Set(named) }
  }
  if (whole.length === 0) return { from: touching.length > 0 ? 'match' : null, kinds: new Set() }
  const leagueAlone = whole.every(({ kind }) => kind === 'league')
  const kinds = kindsOfSport(sport).filter((kind) => allowed(kind, settings) && !(leagueAlone && leagueSilence.has(kind)))
  return { from: 'settings', kinds: new Set(kinds) }
}

/** Returns the alerts of the match. Unrelated follows, and followed players, do not matter. */
export function effectiveChoice(follows: readonly Follow[], settings: AlertSettings, match: ChoiceMatch): AlertChoice {
  const touching = followsOf(follows, match)
  const { from, kinds } = inherited(touching, settings, match.sport)
  for (const { adds, events } of touching) if (adds) for (const kind of events) kinds.add(kind)
  // Half-time ends the second quarter.
  if (match.sport === 'basketball' && kinds.has('quarter-end')) kinds.add('half-time')
  const own = touching.filter(({ kind }) => kind === 'match')
  const muted = own.some((follow) => follow.muted === true)
  return {
    from,
    kinds: muted ? [] : kindsOfSport(match.sport).filter((kind) => kinds.has(kind)),
    muted,
    through: own.some((follow) => follow.through === true),
  }
}

/** Alerts of a followed player. */
export const playerChoice = ({ events }: Pick<Follow, 'events'>, settings: AlertSettings, sport: string | null): AlertKind[] =>
  playerKindsOf(sport).filter((kind) => (events.length > 0 ? events.includes(kind) : allowed(kind, settings)))

/** Whether a followed streamer, or their scheduled broadcast, sends alerts. */
export const streamerChoice = ({ events, muted }: Follow, settings: AlertSettings): boolean =>
  muted !== true && (events.length > 0 ? events.includes('live') : allowed('live', settings))

/** Users who reserved a scheduled broadcast are notified of it; the streamer's followers are notified of its start too. */
export const wantsStreamer = (
  follows: readonly Follow[],
  settings: AlertSettings,
  { uid, broadcast }: { uid: string; broadcast?: string },
  event: NoticeEvent,
): boolean =>
  follows.some(
    (follow) =>
      (follow.kind === 'broadcast' && follow.id === broadcast && follow.muted !== true) ||
      (follow.kind === 'streamer' &&
        follow.id === uid &&
        (broadcast === undefined || event === 'on-air') &&
        streamerChoice(follow, settings)),
  )

/** Whether the device wants this alert: once, however many follows match. `players` are the ids of the players concerned. */
export function wantsAlert(
  follows: readonly Follow[],
  settings: AlertSettings,
  match: ChoiceMatch,
  kind: AlertKind,
  players: readonly string[] = [],
): boolean {
  const { kinds, muted } = effectiveChoice(follows, settings, match)
  if (muted) return false
  if (kinds.includes(kind)) return true
  return follows.some(
    (follow) => follow.kind === 'player' && players.includes(follow.id) && playerChoice(follow, settings, match.sport).includes(kind),
  )
}

/** Whether the alerts of this match hide the score. A match that matches only a followed league does not count as a followed team's. */
export function hidesScore(
  follows: readonly Follow[],
  settings: AlertSettings,
  match: ChoiceMatch,
  players: readonly string[] = [],
): boolean {
  if (settings.hide !== 'followed') return settings.hide === 'all'
  return (
    followsOf(follows, match).some(({ kind }) => kind !== 'league') ||
    follows.some(({ kind, id }) => kind === 'player' && players.includes(id))
  )
}
