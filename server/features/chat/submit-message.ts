// Sends messages in a room: by REST, by the socket and as danmaku, all with the same checks. R-TALK-1.
import type { RoomMessage, SayBody } from '../../../contract/chat/chat.ts'
import type { RoomPerson } from '../../../contract/gift/gift.ts'
import { chatLimits } from '../../../contract/limits/chat-limits.ts'
import { roomLimits } from '../../../contract/limits/room-limits.ts'
import { MessageLimit } from '../../../rules/room/message-limit.ts'
import { lineFault, lineForm } from '../../../rules/text/line-text.ts'
import type { Context } from '../../core/context.ts'
import { type Failed, fail } from '../../core/http/fail.ts'
import { repeat } from '../../core/jobs/repeat.ts'
import { findFaces } from '../account/store.ts'
import { findRoomPerson } from '../gift/rank/store.ts'
import { findRoom, type InRoom, type RoomRow, standingIn } from '../room/store.ts'
import type { Words } from '../word-filter/store.ts'
import { buildRoomMessage, publishToRoom } from './post-message.ts'
import {
  deleteRoomMessagesBefore,
  findRoomMessage,
  findRoomMessageByKey,
  insertRoomMessage,
  isFollowing,
  roomMessageRetention,
} from './store.ts'

/** Maximum milliseconds that a sender's picture is behind, and that its clock is ahead. */
const behindMost = 3 * 3_600_000
const aheadMost = 5_000
const sweepEvery = 60_000

/** A sender who may send this message in a room now. */
export interface Admitted {
  room: RoomRow
  standing: InRoom
  text: string
}
export interface RoomMessages {
  /** Throws if the message is not allowed. It is not counted before `take`. */
  admit(accountId: string, roomId: string, typed: string): Promise<Admitted>
  /** Charges the message to the rate limit; throws if it is over. */
  take(accountId: string, admitted: Admitted): void
  personOf(accountId: string, admitted: Pick<Admitted, 'room' | 'standing'>): Promise<RoomPerson & { role: InRoom['role'] }>
  submit(accountId: string, body: SayBody): Promise<RoomMessage>
  /** Returns the sender's picture time, or null if it is implausible. */
  pictureTimeOf(at: string | null | undefined): string | null
  close(): Promise<void>
}

export interface RoomMessagesDeps extends Pick<Context, 'db' | 'hub' | 'log'> {
  words: Words
  now: () => number
}

const secondsUntil = (until: number, now: number): number => Math.max(1, Math.ceil((until - now) / 1_000))

export function openRoomMessages(deps: RoomMessagesDeps): RoomMessages {
  const { db, hub, log, words, now } = deps
  const limit = new MessageLimit({ most: chatLimits.messagesPerWindow, window: chatLimits.messageWindow * 1_000 })
  const sweep = async (): Promise<void> => {
    limit.sweep(now(), roomLimits.slowSeconds * 1_000)
    await deleteRoomMessagesBefore(db, new Date(now() - roomMessageRetention))
  }
  const sweeping = repeat(sweep, { every: sweepEvery, log, failure: 'chat cleanup failed' })

  const slowOf = ({ room, standing }: Pick<Admitted, 'room' | 'standing'>): number =>
    standing.role === 'viewer' ? room.slow_seconds * 1_000 : 0
  const limitInputOf = (admitted: Admitted) => ({ text: admitted.text.toLowerCase(), place: admitted.room.id, slow: slowOf(admitted) })
  const refusalOf = (refused: ReturnType<MessageLimit['refusal']>): Failed | null =>
    refused && fail(refused.error, { retryAfter: refused.retryAfter })

  const messages: RoomMessages = {
    async admit(accountId, roomId, typed) {
      const text = lineForm(typed)
      const fault = lineFault(text, chatLimits.roomMessageLength)
      if (fault) throw fail(fault)
      const at = now()
      // A flooding sender is refused before any database query.
      const early = refusalOf(limit.refusal(accountId, { text: text.toLowerCase(), place: roomId, slow: 0 }, at))
      if (early) throw early
      const [room, standing] = await Promise.all([findRoom(db, roomId), standingIn(db, roomId, accountId, at)])
      if (!room) throw fail('not-found')
      if (standing.kickedUntil !== null) throw fail('kicked', { retryAfter: secondsUntil(standing.kickedUntil, at) })
      if (standing.mutedUntil !== null) throw fail('muted', { retryAfter: secondsUntil(standing.mutedUntil, at) })
      if (room.followers_only && standing.role === 'viewer' && !(await isFollowing(db, accountId, room.uid))) throw fail('followers-only')
      await words.check(text, roomId)
      return { room, standing, text }
    },
    take(accountId, admitted) {
      const refused = refusalOf(limit.take(accountId, limitInputOf(admitted), now()))
      if (refused) throw refused
    },
    personOf: async (accountId, { room, standing }) => ({
      ...(await findRoomPerson(db, room.id, accountId, now())),
      role: standing.role,
    }),
    pictureTimeOf(at) {
      if (!at) return null
      const behind = now() - Date.parse(at)
      return behind >= -aheadMost && behind <= behindMost ? at : null
    },
    async submit(accountId, body) {
      const { id: roomId, key } = body
      const admitted = await messages.admit(accountId, roomId, body.text).catch(async (error: unknown) => {
        // A retry gets the stored message, however often it comes.
        const known = await findRoomMessageByKey(db, accountId, key)
        if (known?.room_id === roomId) return known
        throw error
      })
      if ('kind' in admitted) return admitted
      const [from, replied, named] = await Promise.all([
        messages.personOf(accountId, admitted),
        body.reply_to ? findRoomMessage(db, roomId, body.reply_to) : undefined,
        findFaces(db, body.mentions ?? []),
      ])
      const known = await findRoomMessageByKey(db, accountId, key)
      if (known) return known
      messages.take(accountId, admitted)
      const message = buildRoomMessage(roomId, 'chat', now(), {
        from,
        text: admitted.text,
        at: messages.pictureTimeOf(body.at),
        reply: replied?.from ? { id: replied.id, uid: replied.from.uid, nickname: replied.from.nickname, text: replied.text } : null,
        mentions: [...named.keys()],
      })
      if (!(await insertRoomMessage(db, message, key))) return (await findRoomMessageByKey(db, accountId, key)) ?? message
      publishToRoom({ hub }, roomId, message)
      return message
    },
    close: sweeping.stop,
  }
  return messages
}
