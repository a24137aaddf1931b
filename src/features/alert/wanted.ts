// Whether a notice concerns this device, and how loud it is: the page's half of the alert decision. Pure.
import type { AlertSettings, GoalNotice } from '../../../contract/push.ts'
import type { Preferences } from '../../core/preferences.ts'
import { type FollowState, followKey } from '../follow/follow-store.ts'

export interface Wanted {
  /** It belongs into the bell's list and pops up. */
  popup: boolean
  sound: 'goal' | 'card' | null
}

const goalEvents = new Set(['goal', 'own-goal', 'penalty-goal'])
const settingOf: Partial<Record<GoalNotice['kind'], keyof AlertSettings>> = {
  goal: 'value1',
  'kick-off': 'value2',
  'half-time': 'value2',
  'full-time': 'value2',
  'red-card': 'value3',
  review: 'value3',
}

/** Null when nothing that this device follows is concerned. */
export function wantedNotice(
  notice: GoalNotice,
  follows: Pick<FollowState, 'follows' | 'reservations'>,
  settings: AlertSettings,
  prefs: Preferences,
): Wanted | null {
  const keys = [
    followKey('match', notice.match_id),
    followKey('team', notice.home_team_id),
    followKey('team', notice.away_team_id),
    followKey('league', notice.league_id),
  ]
  const known = keys.flatMap((key) => follows.follows.get(key) ?? [])
  const followed = known.length > 0
  const reservedStart = notice.kind === 'kick-off' && follows.reservations.has(notice.match_id)
  if (!followed && !reservedStart) return null
  const setting = settingOf[notice.kind]
  // A follow with events of its own asks for exactly those; the others go by the device's settings.
  const asked = known.some(({ events }) => (events.length > 0 ? events.includes(notice.kind) : !setting || settings[setting]))
  if (!asked && !reservedStart) return null
  if (notice.kind === 'red-card') return { popup: prefs.red, sound: prefs.voice1 && prefs.red ? 'card' : null }
  return { popup: true, sound: goalEvents.has(notice.event) && prefs.voice ? 'goal' : null }
}
