// Announces events of followed matches in full sentences; never hidden scores, and not before their alerts.
import type { GoalNotice } from '../../../contract/alert.ts'
import { alertText } from '../../../rules/alert/alert-text.ts'
import { pictureHold } from '../../core/room/picture-hold.ts'
import { preferences } from '../../core/store/preferences.ts'
import { announce, type Importance } from '../../ui/page/announce.ts'
import { afterDelay } from '../follow/after-delay.ts'
import { alertSettings } from '../follow/alert-settings.ts'
import { matchMarks } from '../follow/match-marks.ts'
import { onceChoiceIsKnown } from '../follow/once-known.ts'
import { wantedNow } from '../follow/wanted-now.ts'

/** The last announcements, delayed ones included: a correction is announced only after the goal that it corrects. */
const announced: GoalNotice[] = []
const mostAnnounced = 50

export function announceFollowed(notice: GoalNotice): void {
  onceChoiceIsKnown(() => decide(notice))
}

function decide(notice: GoalNotice): void {
  const wanted = wantedNow(notice, announced)
  if (!wanted) return
  announced.push(notice)
  announced.splice(0, announced.length - mostAnnounced)
  const { match_id, at } = notice
  afterDelay(match_id, wanted.at, alertSettings.get(), () => pictureHold.wait(match_id, at, () => announceNow(notice)))
}

/**
 * Checks again, because the match may have been muted, snoozed or unfollowed during the delay. Without a pop-up there is no announcement.
 */
function announceNow(notice: GoalNotice): void {
  const isMuted = matchMarks.get()[notice.match_id]?.muted === true
  if (isMuted || !wantedNow(notice, announced)?.popup) return
  const { hideScores, hideFollowed, lang } = preferences.get()
  if (hideScores || hideFollowed || document.hidden) return
  const { title, body } = alertText(notice, lang)
  const importance: Importance = notice.kind === 'goal' || notice.kind === 'review' ? 'goal' : notice.kind === 'red-card' ? 'card' : 'plain'
  announce(lang === 'zh' ? `${title}，${body}` : `${title}. ${body}`, importance)
}
