// Wires everything that is given in rooms: gifts, guard and noble, red envelopes, rankings and fan clubs.
import type { FastifyInstance } from 'fastify'
import type { RoomPerson } from '../../contract/gift/gift.ts'
import type { Closing } from '../core/closing.ts'
import type { Context } from '../core/context.ts'
import { findFaces } from '../features/account/store.ts'
import { openGiftMessages } from '../features/chat/gift-messages.ts'
import { newRoomMessageId } from '../features/chat/post-message.ts'
import { countRoomMessages } from '../features/chat/store.ts'
import { registerGiftAdmin } from '../features/gift/admin-routes.ts'
import { startRefunding } from '../features/gift/envelope/refund.ts'
import { registerEnvelopes } from '../features/gift/envelope/routes.ts'
import { registerTierAdmin } from '../features/gift/guard/admin-routes.ts'
import { startReminding } from '../features/gift/guard/reminders.ts'
import { registerGuards } from '../features/gift/guard/routes.ts'
import { listTiers, type StatusRoom } from '../features/gift/guard/store.ts'
import { startCounting } from '../features/gift/rank/message-count.ts'
import { registerRanks } from '../features/gift/rank/routes.ts'
import { findRoomPerson } from '../features/gift/rank/store.ts'
import { startGiftReleaser } from '../features/gift/releaser.ts'
import { registerGifts } from '../features/gift/routes.ts'
import type { Ledger } from '../features/money/ledger/store.ts'
import type { Danmakus } from '../features/room/danmaku/danmaku.ts'
import { findRoom } from '../features/room/store.ts'
import type { Words } from '../features/word-filter/store.ts'

export interface GivingDeps {
  ledger: Ledger
  danmaku: Pick<Danmakus, 'checkAdvert' | 'advertise'>
  words: Pick<Words, 'check'>
  /** Called with the tenths of a diamond paid for something visible in a room. */
  onGiven?: (roomId: string, amount: number) => void
  /** Called when the row of a room was written. */
  roomChanged?: (id: string) => void
  now?: () => number
}

export function registerGiving(
  app: FastifyInstance,
  context: Pick<Context, 'background' | 'db' | 'log' | 'hub' | 'events'>,
  { ledger, danmaku, words, onGiven = () => undefined, roomChanged = () => undefined, now = Date.now }: GivingDeps,
  closing: Pick<Closing, 'add'>,
): void {
  const { db, log, events } = context

  async function roomOf(id: string): Promise<StatusRoom | null> {
    const room = await findRoom(db, id)
    if (!room) return null
    const face = (await findFaces(db, [room.uid])).get(room.uid)
    return { id, uid: room.uid, nickname: face?.nickname ?? '', avatar: face?.avatar ?? '' }
  }
  const { publishGift, publishStatus, publishEnvelope } = openGiftMessages(context, { onGiven, now })

  const open = (): boolean => ledger.isOpen()
  const personIn = (roomId: string, accountId: string): Promise<RoomPerson> => findRoomPerson(db, roomId, accountId, now())
  const releaser = startGiftReleaser({ db, events, log, broadcast: publishGift, personIn, open, now })
  closing.add('gifts', () => releaser.stop())
  registerGifts(app, context, { ledger, releaser, now })
  registerGiftAdmin(app, context, { ledger, tiers: () => listTiers(db), now })
  registerTierAdmin(app, context, now)
  registerGuards(app, context, {
    ledger,
    now,
    roomOf,
    broadcast: publishStatus,
    checkAdvert: ({ account, room_id, text }) => danmaku.checkAdvert(account, room_id, text),
    async advertise(tx, { account, room_id, text }) {
      const { uid, nickname, userlevel } = await findRoomPerson(tx, room_id, account, now())
      const id = newRoomMessageId()
      return { id, publishAdvert: await danmaku.advertise(tx, { id, room_id, uid, nickname, userlevel, text }) }
    },
  })
  closing.add('reminders of guard and noble', startReminding({ db, log, roomOf, now }))
  registerEnvelopes(app, context, { ledger, broadcast: publishEnvelope, words, now })
  closing.add('envelopes', startRefunding({ db, log, broadcast: publishEnvelope, open, now }))
  registerRanks(app, context, { words, now, roomChanged })
  closing.add(
    'messages of rooms',
    startCounting(db, log, (from, until) => countRoomMessages(db, from, until), now),
  )
}
