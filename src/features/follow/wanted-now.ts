// The single alert decision of this window, for cards, sounds and screen readers.
import type { GoalNotice } from '../../../contract/alert.ts'
import { replaces } from '../../../rules/alert/replaces.ts'
import { serverNow } from '../../core/clock/server-time.ts'
import { preferences } from '../../core/store/preferences.ts'
import { alertSettings } from './alert-settings.ts'
import { followList } from './choice/device-choice.ts'
import { followStore } from './follow-store.ts'
import { matchMarks } from './match-marks.ts'
import { type Wanted, wantedNotice } from './wanted.ts'

/** Decides by the current follows and settings. `heard`: earlier notices shown here, whose corrections are shown too. */
export function wantedNow(notice: GoalNotice, heard: readonly GoalNotice[]): Wanted | null {
  const settings = alertSettings.get()
  const follows = followList(followStore.get(), matchMarks.get(), settings)
  const corrects = heard.some((known) => replaces(notice, known))
  return wantedNotice(notice, follows, settings, preferences.get(), serverNow(), corrects)
}
