// Sends messages in a room: by REST, by the socket and as danmaku, all with the same checks. R-TALK-1.
import type { RoomMessage, SayBody } from '../../../contract/chat.ts'
import type { RoomPerson } from '../../../contract/gift/gift.ts'
import { chatLimits } from '../../../contract/limits/chat-limits.ts'
import { roomLimits } from '../../../contract/limits/room-limits.ts'
import { LineLimit } from '../../../rules/room/line-limit.ts'
import { lineFault, lineForm } from '../../../rules/text/line-text.ts'
import type { Context } from '../../core/context.ts'
import { type Failed, fail } from '../../core/http/fail.ts'
import { repeat } from '../../core/jobs/repeat.ts'
import { findFaces } from '../account/store.ts'
import { findRoomPerson } from '../rank/store.ts'
import { findRoom, type InRoom, type RoomRow, standingIn } from '../room/store.ts'
import type { Words } from '../word-filter/store.ts'
import { lineOf, showInRoom } from './room-line.ts'
import { deleteLinesBefore, findLine, findLineByKey, insertLine, isFollowing, linesKeptFor } from './store.ts'

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
export interface Lines {
  /** Throws if the message is not allowed. It is not counted before `take`. */
  admit(accountId: string, roomId: string, typed: string): Promise<Admitted>
  /** Charges the message to the rate limit; throws if it is over. */
  take(accountId: string, admitted: Admitted): void
  personOf(accountId: string, admitted: Pick<Admitted, 'room' | 'standing'>): Promise<RoomPerson & { role: InRoom['role'] }>
  say(accountId: string, line: SayBody): Promise<RoomMessage>
  /** Returns the sender's picture time, or null if it is implausible. */
  momentOf(at: string | null | undefined): string | null
  close(): Promise<void>
}

export interface LineParts extends Pick<Context, 'db' | 'hub' | 'log'> {
  words: Words
  now: () => number
}

const secondsUntil = (until: number, now: number): number => Math.max(1, Math.ceil((until - now) / 1_000))

export function openLines(parts: LineParts): Lines {
  const { db, hub, log, words, now } = parts
  const limit = new LineLimit({ most: chatLimits.linesPerWindow, window: chatLimits.lineWindow * 1_000 })
  const sweep = async (): Promise<void> => {
    limit.sweep(now(), roomLimits.slowSeconds * 1_000)
    await deleteLinesBefore(db, new Date(now() - linesKeptFor))
  }
  const sweeping = repeat(sweep, { every: sweepEvery, log, failure: 'chat cleanup failed' })

  const slowOf = ({ room, standing }: Pick<Admitted, 'room' | 'standing'>): number =>
    standing.role === 'viewer' ? room.slow_seconds * 1_000 : 0
  const lineIn = (admitted: Admitted) => ({ text: admitted.text.toLowerCase(), place: admitted.room.id, slow: slowOf(admitted) })
  const refusalOf = (refused: ReturnType<LineLimit['refusal']>): Failed | null =>
    refused && fail(refused.error, { retryAfter: refused.retryAfter })

  const lines: Lines = {
    async admit(accountId, roomId, typed) {
      const text = lineForm(typed)
      const fault = lineFault(text, chatLimits.lineLength)
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
      const refused = refusalOf(limit.take(accountId, lineIn(admitted), now()))
      if (refused) throw refused
    },
    personOf: async (accountId, { room, standing }) => ({
      ...(await findRoomPerson(db, room.id, accountId, now())),
      role: standing.role,
    }),
    momentOf(at) {
      if (!at) return null
      const behind = now() - Date.parse(at)
      return behind >= -aheadMost && behind <= behindMost ? at : null
    },
    async say(accountId, line) {
      const { id: roomId, key } = line
      const admitted = await lines.admit(accountId, roomId, line.text).catch(async (error: unknown) => {
        // A retry gets the stored message, however often it comes.
        const known = await findLineByKey(db, accountId, key)
        if (known?.room_id === roomId) return known
        throw error
      })
      if ('kind' in admitted) return admitted
      const [from, replied, named] = await Promise.all([
        lines.personOf(accountId, admitted),
        line.reply_to ? findLine(db, roomId, line.reply_to) : undefined,
        findFaces(db, line.mentions ?? []),
      ])
      const known = await findLineByKey(db, accountId, key)
      if (known) return known
      lines.take(accountId, admitted)
      const message = lineOf(roomId, 'chat', now(), {
        from,
        text: admitted.text,
        at: lines.momentOf(line.at),
        reply: replied?.from ? { id: replied.id, uid: replied.from.uid, nickname: replied.from.nickname, text: replied.text } : null,
        mentions: [...named.keys()],
      })
      if (!(await insertLine(db, message, key))) return (await findLineByKey(db, accountId, key)) ?? message
      showInRoom({ hub }, roomId, message)
      return message
    },
    close: sweeping.stop,
  }
  return lines
}
