// Whether a notice concerns this device, with which sound and when: the page's half of the alert decision. Pure.
import type { AlertSettings, GoalNotice } from '../../../contract/alert.ts'
import type { Follow } from '../../../contract/follow/follow.ts'
import { choiceMatchOf, effectiveChoice, fullSettings, hidesScore, wantsAlert, wantsStreamer } from '../../../rules/alert/alert-choice.ts'
import { timingOf } from '../../../rules/alert/alert-timing.ts'
import type { Preferences } from '../../core/store/preferences.ts'

export interface Wanted {
  /** Whether it pops up; it goes into the bell's list in any case. */
  popup: boolean
  sound: 'goal' | 'card' | null
  /** Real milliseconds before which nothing of it is shown: the spoiler delay. */
  at: number
}

const goalEvents = new Set(['goal', 'own-goal', 'penalty-goal'])

/**
 * Returns null if it concerns nothing that this device follows. `nowMs` is real time. `heard`: it cancels or corrects a notice shown
 * here, so it is shown whatever the user follows by now, unless the match is muted; the server does the same.
 */
export function wantedNotice(
  notice: GoalNotice,
  follows: readonly Follow[],
  settings: AlertSettings,
  prefs: Pick<Preferences, 'red' | 'voice' | 'voice1'>,
  nowMs: number,
  heard = false,
): Wanted | null {
  const match = choiceMatchOf(notice)
  const { muted, through } = effectiveChoice(follows, settings, match)
  const wants = notice.room
    ? wantsStreamer(follows, settings, notice.room, notice.event)
    : wantsAlert(follows, settings, match, notice.kind, notice.players)
  if (!(heard && !muted) && !wants) return null
  // The server sends one notice for each lead time that users have chosen.
  if (notice.kind === 'soon' && notice.lead !== undefined && notice.lead !== fullSettings(settings).lead) return null
  const timing = timingOf(settings, through, nowMs, nowMs, false)
  const silent = timing.when === 'digest' || timing.when === 'never'
  const at = timing.when === 'later' ? timing.at : nowMs
  // The sound of a goal would reveal it to a user who hides scores.
  const hidden = hidesScore(follows, settings, match, notice.players)
  if (notice.kind === 'red-card')
    return { popup: prefs.red && !silent, sound: prefs.voice1 && prefs.red && !silent && !hidden ? 'card' : null, at }
  return { popup: !silent, sound: goalEvents.has(notice.event) && prefs.voice && !silent && !hidden ? 'goal' : null, at }
}
