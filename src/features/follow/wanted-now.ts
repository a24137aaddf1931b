// The one decision of what this window tells: cards, sounds and what a screen reader hears all ask here.
import type { GoalNotice } from '../../../contract/alert.ts'
import { replaces } from '../../../rules/alert/replaces.ts'
import { serverNow } from '../../core/clock/server-time.ts'
import { preferences } from '../../core/preferences.ts'
import { alertSettings } from './alert-settings.ts'
import { followList } from './device-choice.ts'
import { followStore } from './follow-store.ts'
import { matchMarks } from './match-marks.ts'
import { type Wanted, wantedNotice } from './wanted.ts'

/** By what is followed and set at this instant. `heard`: what was told here before, for whoever heard it hears its correction too. */
export function wantedNow(notice: GoalNotice, heard: readonly GoalNotice[]): Wanted | null {
  const settings = alertSettings.get()
  const follows = followList(followStore.get(), matchMarks.get(), settings)
  const corrects = heard.some((known) => replaces(notice, known))
  return wantedNotice(notice, follows, settings, preferences.get(), serverNow(), corrects)
}
