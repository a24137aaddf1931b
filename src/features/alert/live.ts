// Notices from the socket: shown and heard when they concern this device, and acknowledged then, so that no push follows.
import type { GoalNotice } from '../../../contract/alert.ts'
import type { LiveMessage } from '../../../contract/live.ts'
import { preferences } from '../../core/preferences.ts'
import { pictureHold } from '../../core/room/picture-hold.ts'
import { liveConnection } from '../../core/socket/live-connection.ts'
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

/** What tells of yellow cards is fetched by whoever wants to hear of them. */
let hearRows = (_first: LiveMessage): void => {
  import('./yellow-cards.ts').then(
    ({ onRowsMessage }) => {
      hearRows = onRowsMessage
    },
    (error: unknown) => console.warn('yellow cards are not told', error),
  )
}

/** Held back: what takes it back or corrects it is for whoever will have heard it. */
const promised = new Set<GoalNotice>()

/** What is listed or promised was heard here, or will have been. */
const wantedOf = (notice: GoalNotice): Wanted | null =>
  wantedNow(notice, [...notices.get().list.map((listed) => listed.notice), ...promised])

function decide(notice: GoalNotice): void {
  const wanted = wantedOf(notice)
  if (!wanted) return
  promised.add(notice)
  afterDelay(notice.match_id, wanted.at, deviceAlerts.get().settings, () => tellWithPicture(notice))
}

/** Held back so that it does not run ahead of a slow stream. */
function tellWithPicture(notice: GoalNotice): void {
  let told = false
  pictureHold.wait(notice.match_id, notice.at, () => {
    told = true
    tell(notice)
  })
  if (told) return
  // The picture that it waits for is being watched: a push would run ahead of it.
  acknowledge(notice)
  // The first card's code comes before the picture does, or it would be late by the way to the server.
  preload(popupCards)
}

/** Whoever sees the room needs no card that leads there. */
const isWatched = ({ room }: GoalNotice): boolean =>
  room !== undefined && `${location.pathname}${location.search}&`.startsWith(`/live?id=${room.id}&`)

/** It may have been muted or left while this was held back, and sounds may have been switched off. */
function tell(notice: GoalNotice): void {
  promised.delete(notice)
  const isMuted = matchMarks.get()[notice.match_id]?.muted === true
  const wanted = isMuted ? null : wantedOf(notice)
  if (!wanted && !isMuted) return
  const isNew = notices.add(notice, wanted?.popup === true && !isWatched(notice))
  acknowledge(notice)
  if (isNew && wanted?.sound && !document.hidden) playSound(wanted.sound)
}

/** Only what is before somebody's eyes spares the push. */
function acknowledge({ match_id, seq }: GoalNotice): void {
  if (!document.hidden) liveConnection.ack(match_id, seq)
}
