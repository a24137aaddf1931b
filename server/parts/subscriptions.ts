// Which feature reacts to which event: tasks count acts, rankings count what rooms earn, members are notified.
import { sql } from 'drizzle-orm'
import { Events } from '../core/event/events.ts'
import { loggedInElsewhere } from '../features/account/events.ts'
import { postCreated } from '../features/circle/events.ts'
import { commentCreated } from '../features/comment/events.ts'
import { followsAdded } from '../features/follow/events.ts'
import { giftReleased } from '../features/gift/events.ts'
import { statusBought } from '../features/gift/guard/events.ts'
import { contribute, countRoomDay } from '../features/gift/rank/store.ts'
import { sideSupported } from '../features/match/events.ts'
import { rechargePaid } from '../features/money/recharge/events.ts'
import { notifyMany } from '../features/notification/store.ts'
import { danmakuSent } from '../features/room/danmaku/events.ts'
import { broadcastReserved, roomWatched, streamerFollowed } from '../features/room/events.ts'
import { goodsExchanged } from '../features/task/mall/events.ts'
import { countAct } from '../features/task/store.ts'

/** Events with all subscriptions of the product. Where two features hear of one event, they do so in the order of this list. */
export function openEvents(): Events {
  const events = new Events()
  events.subscribe(roomWatched, (tx, { roomId, seconds, now }) => countRoomDay(tx, roomId, { watch_seconds: seconds }, now))
  events.subscribe(streamerFollowed, async (tx, { roomId, on, now }) => {
    if (roomId !== null) await countRoomDay(tx, roomId, { followers: on ? 1 : -1 }, now)
  })

  // Sent even if such notices are off: nothing else reveals a stolen password.
  events.subscribe(loggedInElsewhere, (tx, { accountId, sessionId, browser, system, address, at }) => {
    const detail = { reason: [browser, system, address].filter(Boolean).join(' · ') }
    const people = sql`select ${accountId}::text as account, true as always`
    return notifyMany(tx, { people, kind: 'system', event: 'login', cause: `login ${sessionId}`, detail }, at)
  })

  events.subscribe(postCreated, (tx, { accountId, now }) => countAct(tx, { account: accountId, act: 'post', now }))
  events.subscribe(commentCreated, (tx, { accountId, now }) => countAct(tx, { account: accountId, act: 'comment', now }))
  events.subscribe(followsAdded, (tx, { accountId, as, subjects, now }) => countAct(tx, { account: accountId, act: as, subjects, now }))
  events.subscribe(streamerFollowed, async (tx, { accountId, streamerId, on, now }) => {
    if (on) await countAct(tx, { account: accountId, act: 'follow', subjects: [`streamer ${streamerId}`], now })
  })
  events.subscribe(broadcastReserved, (tx, { accountId, broadcastId, now }) =>
    countAct(tx, { account: accountId, act: 'reserve', subjects: [`broadcast ${broadcastId}`], now }),
  )
  events.subscribe(danmakuSent, (tx, { accountId, now }) => countAct(tx, { account: accountId, act: 'barrage', now }))
  events.subscribe(sideSupported, (tx, { accountId, matchId, now }) =>
    countAct(tx, { account: accountId, act: 'support', subjects: [matchId], now }),
  )
  events.subscribe(rechargePaid, (tx, { accountId, now }) => countAct(tx, { account: accountId, act: 'recharge', now }))
  events.subscribe(goodsExchanged, (tx, { accountId, now }) => countAct(tx, { account: accountId, act: 'exchange', now }))

  events.subscribe(giftReleased, (tx, { giverId, now }) => countAct(tx, { account: giverId, act: 'gift', now }))
  events.subscribe(giftReleased, (tx, { roomId, giverId, paid, now }) => contribute(tx, roomId, giverId, paid, now))
  events.subscribe(statusBought, (tx, { roomId, buyerId, paid, now }) => contribute(tx, roomId, buyerId, paid, now))
  return events
}
