// The messages that a room gets about what is given in it, posted after the booking: if one fails, the gift still stands.
import type { RoomMessage } from '../../../contract/chat/chat.ts'
import type { Envelope } from '../../../contract/gift/envelope.ts'
import type { RoomGiftFrame, RoomPerson } from '../../../contract/gift/gift.ts'
import type { RoomStatusFrame } from '../../../contract/gift/guard.ts'
import type { Context } from '../../core/context.ts'
import { findRoomPerson } from '../gift/rank/store.ts'
import { standingIn } from '../room/store.ts'
import { buildRoomMessage, postInRoom } from './post-message.ts'

interface GiftMessagesDeps {
  /** Called with the tenths of a diamond paid for something visible in a room. */
  onGiven: (roomId: string, amount: number) => void
  now: () => number
}
export interface GiftMessages {
  /** `isRound`: the combo has reached a number that the chat mentions. */
  publishGift(roomId: string, frame: RoomGiftFrame, gift: { paid: number; isRound: boolean }): void
  publishStatus(roomId: string, frame: RoomStatusFrame): void
  /** Also for each claim of one, which updates its count. */
  publishEnvelope(envelope: Envelope, isNew: boolean): void
}

/** A message cannot be refused to a muted person here: it has no text of its own but an envelope's greeting, which is checked before. */
export function openGiftMessages(
  context: Pick<Context, 'background' | 'db' | 'log' | 'hub'>,
  { onGiven, now }: GiftMessagesDeps,
): GiftMessages {
  const { background, db, log, hub } = context

  /** `from`: an account, or a person already read. */
  function post(
    roomId: string,
    kind: RoomMessage['kind'],
    from: string | RoomPerson,
    given: Partial<RoomMessage> & { at: string | null },
  ): void {
    const write = async (): Promise<void> => {
      const person = typeof from === 'string' ? await findRoomPerson(db, roomId, from, now()) : from
      const { role } = await standingIn(db, roomId, person.uid, now())
      await postInRoom(context, roomId, buildRoomMessage(roomId, kind, now(), { from: { ...person, role }, ...given }))
    }
    background.run(write(), (error) => log.error({ err: error, room: roomId, kind }, 'posting a gift message failed'))
  }

  return {
    publishGift(roomId, frame, { paid, isRound }) {
      hub.publish(`room:${roomId}`, 'room_gift', frame)
      if (paid > 0) onGiven(roomId, paid)
      if (isRound) post(roomId, 'gift', frame.person, { gift: frame, at: frame.at })
    },
    publishStatus(roomId, frame) {
      hub.publish(`room:${roomId}`, 'room_status', frame)
      onGiven(roomId, frame.tier.price * frame.months)
      post(roomId, 'system', frame.person.uid, { system: { note: frame.kind, name: frame.tier.id, hours: 0 }, at: null })
    },
    publishEnvelope(envelope, isNew) {
      const { id, room_id, uid, greeting } = envelope
      // With many claims at once only the last count is needed.
      hub.publish(`room:${room_id}`, 'room_envelope', { envelope }, isNew ? {} : { tick: true, key: `envelope ${id}` })
      if (isNew) post(room_id, 'envelope', uid, { envelope: { id, title: greeting }, at: null })
    },
  }
}
