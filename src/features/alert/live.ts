// Notices from the socket: shown and played if they concern this device, and acknowledged then, so that no push follows.
import type { GoalNotice } from '../../../contract/alert.ts'
import type { LiveMessage } from '../../../contract/live.ts'
import { pictureHold } from '../../core/room/picture-hold.ts'
import { liveConnection } from '../../core/socket/live-connection.ts'
import { preferences } from '../../core/store/preferences.ts'
import { preload } from '../../ui/layer/later-part.ts'
import { afterDelay } from '../follow/after-delay.ts'
import { matchMarks } from '../follow/match-marks.ts'
import { onceChoiceIsKnown } from '../follow/once-known.ts'
import type { Wanted } from '../follow/wanted.ts'
import { wantedNow } from '../follow/wanted-now.ts'
import { deviceAlerts } from './alert-state.ts'
import { notices } from './notice/notice-store.ts'
import { popupCards } from './popup/popup-cards.ts'
import { playSound } from './sound.ts'

export function onNoticeMessage(message: LiveMessage): void {
  if (preferences.get().yellow) hearRows(message)
  if (message.code !== 100 || message.type !== 'goal') return
  const notice = message.data
  onceChoiceIsKnown(() => decide(notice))
}

/** Loads the yellow-card code on first use, for users who want these pop-ups. */
let hearRows = (_first: LiveMessage): void => {
  import('./yellow-cards.ts').then(
    ({ onRowsMessage }) => {
      hearRows = onRowsMessage
    },
    (error: unknown) => console.warn('yellow cards load failed', error),
  )
}

/** Delayed notices: cancellations and corrections of them must be shown too. */
const promised = new Set<GoalNotice>()

/** Listed and delayed notices count as shown here. */
const wantedOf = (notice: GoalNotice): Wanted | null =>
  wantedNow(notice, [...notices.get().list.map((listed) => listed.notice), ...promised])

function decide(notice: GoalNotice): void {
  const wanted = wantedOf(notice)
  if (!wanted) return
  promised.add(notice)
  afterDelay(notice.match_id, wanted.at, deviceAlerts.get().settings, () => notifyWithPicture(notice))
}

/** Delays the notice, so that it does not run ahead of a slow stream. */
function notifyWithPicture(notice: GoalNotice): void {
  let isNotified = false
  pictureHold.wait(notice.match_id, notice.at, () => {
    isNotified = true
    notify(notice)
  })
  if (isNotified) return
  // The user is watching the picture that it waits for: a push would run ahead of it.
  acknowledge(notice)
  // Preloads the first card's code, so that the download does not delay it further.
  preload(popupCards)
}

/** A user who is in the room needs no card that leads there. */
const isWatched = ({ room }: GoalNotice): boolean =>
  room !== undefined && `${location.pathname}${location.search}&`.startsWith(`/live?id=${room.id}&`)

/** Checks again, because the match may have been muted or unfollowed during the delay, and sounds may have been switched off. */
function notify(notice: GoalNotice): void {
  promised.delete(notice)
  const isMuted = matchMarks.get()[notice.match_id]?.muted === true
  const wanted = isMuted ? null : wantedOf(notice)
  if (!wanted && !isMuted) return
  const isNew = notices.add(notice, wanted?.popup === true && !isWatched(notice))
  acknowledge(notice)
  if (isNew && wanted?.sound && !document.hidden) playSound(wanted.sound)
}

/** Suppresses the push only if the page is visible. */
function acknowledge({ match_id, seq }: GoalNotice): void {
  if (!document.hidden) liveConnection.ack(match_id, seq)
}
