// Notices from the socket: shown and heard when they concern this device, and acknowledged then, so that no push follows.
import type { GoalNotice } from '../../../contract/alert.ts'
import type { LiveMessage } from '../../../contract/live.ts'
import { preferences } from '../../core/preferences.ts'
import { pictureHold } from '../../core/room/picture-hold.ts'
import { liveConnection } from '../../core/socket/live-connection.ts'
import { preload } from '../../ui/layer/later-part.ts'
import { followList } from '../follow/device-choice.ts'
import { followStore } from '../follow/follow-store.ts'
import { matchMarks } from '../follow/match-marks.ts'
import { onceChoiceIsKnown } from '../follow/once-known.ts'
import { afterDelay } from './after-delay.ts'
import { deviceAlerts } from './alert-state.ts'
import { replaces } from './notice/notice-list.ts'
import { notices } from './notice/notice-store.ts'
import { popupCards } from './popup/popup-cards.ts'
import { playSound } from './sound.ts'
import { type Wanted, wantedNotice } from './wanted.ts'

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

function decide(notice: GoalNotice): void {
  const { settings } = deviceAlerts.get()
  const follows = followList(followStore.get(), matchMarks.get(), settings)
  const told = notices.get().list.map((listed) => listed.notice)
  const heard = [...told, ...promised].some((known) => replaces(notice, known))
  const wanted = wantedNotice(notice, follows, settings, preferences.get(), Date.now(), heard)
  if (!wanted) return
  promised.add(notice)
  afterDelay(notice.match_id, wanted.at, settings, () => tellWithPicture(notice, wanted))
}

/** Held back so that it does not run ahead of a slow stream. */
function tellWithPicture(notice: GoalNotice, wanted: Wanted): void {
  let told = false
  pictureHold.wait(notice.match_id, notice.at, () => {
    told = true
    tell(notice, wanted)
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

function tell(notice: GoalNotice, wanted: Wanted): void {
  promised.delete(notice)
  // It may have been muted while this was held back.
  const muted = matchMarks.get()[notice.match_id]?.muted
  const isNew = notices.add(notice, wanted.popup && !muted && !isWatched(notice))
  acknowledge(notice)
  if (isNew && wanted.sound && !document.hidden && !muted) playSound(wanted.sound)
}

/** Only what is before somebody's eyes spares the push. */
function acknowledge({ match_id, seq }: GoalNotice): void {
  if (!document.hidden) liveConnection.ack(match_id, seq)
}
