// Sends danmaku: the checks of a chat message, styles by level, the room's rate limit. Paid adverts use `advertise`.
import type { ApiQuery } from '../../../../contract/api.ts'
import { chatLimits, danmakuColors, danmakuPositions, danmakuSizes } from '../../../../contract/limits/chat-limits.ts'
import type { Danmaku } from '../../../../contract/room/danmaku.ts'
import type { Context } from '../../../core/context.ts'
import { inAccountTransaction } from '../../../core/database/account-queue.ts'
import type { Tx } from '../../../core/database/transaction.ts'
import { fail } from '../../../core/http/fail.ts'
import { repeat } from '../../../core/jobs/repeat.ts'
import { danmakuSent } from './events.ts'
import { deleteRoomDanmakuBefore, findDanmakuByKey, insertDanmaku } from './store.ts'
import { Throttle } from './throttle.ts'

/** Checks and writes for danmaku, of a room's chat or of a video. */
export interface MessageCheck<Admitted extends { text: string }> {
  admit(accountId: string, roomId: string, typed: string): Promise<Admitted>
  take(accountId: string, admitted: Admitted): void
  /** Stores and shows it as a chat message; returns that and the sender. */
  write(
    accountId: string,
    admitted: Admitted,
    message: { at: string },
  ): Promise<{ id: string; time: string; nickname: string; userlevel: number }>
  /** Returns the sender's picture time; replaces or rejects an implausible one. */
  pictureTimeOf(admitted: Admitted, at: string | undefined): string
}
type Wanted = ApiQuery<'GET api/Barrage/send'>
const sweepEvery = 60_000
const deleteEvery = 3_600_000

export interface Danmakus {
  send(accountId: string, wanted: Wanted): Promise<Danmaku>
  /** Throws if the account may not send this advert in this room; call it before payment. */
  checkAdvert(accountId: string, roomId: string, text: string): Promise<void>
  /** Inserts a highlighted danmaku that the caller's transaction pays for; returns a function that shows it after the commit. */
  advertise(tx: Tx, advert: Pick<Danmaku, 'id' | 'room_id' | 'uid' | 'nickname' | 'userlevel' | 'text'>): Promise<() => void>
  close(): Promise<void>
}

/** Returns the chosen style, or the default; throws if the level does not allow it. */
function styleOf(wanted: Wanted, level: number): Pick<Danmaku, 'color' | 'size' | 'position'> {
  const color = danmakuColors.find((one) => one.color === wanted.color) ?? danmakuColors[0]
  const size = danmakuSizes.find((one) => one.size === (wanted.size ?? 'medium')) ?? danmakuSizes[1]
  const position = danmakuPositions.find((one) => one.position === wanted.position) ?? danmakuPositions[0]
  const needed = Math.max(color.level, size.level, position.level)
  if (level < needed) throw fail('level-needed', { level: needed })
  return { color: color.color, size: size.size, position: position.position }
}

export interface DanmakuDeps<InRoom extends { text: string }, OfVideo extends { text: string }> {
  messages: MessageCheck<InRoom>
  /** Checks of videos; `isOne`: whether an id is a video's. */
  videos: { messages: MessageCheck<OfVideo>; isOne(id: string): boolean }
  levelOf: (accountId: string) => Promise<number>
  /** Milliseconds that danmaku of rooms are stored, like the messages beside them. */
  retention: number
  now: () => number
}

export function openDanmaku<InRoom extends { text: string }, OfVideo extends { text: string }>(
  { db, events, hub, log }: Pick<Context, 'db' | 'events' | 'hub' | 'log'>,
  { messages, videos, levelOf, retention, now }: DanmakuDeps<InRoom, OfVideo>,
): Danmakus {
  const throttle = new Throttle(chatLimits.danmakuPerSecond)
  const sweeping = [
    repeat(() => throttle.sweep(now()), { every: sweepEvery, log, failure: 'danmaku rate limit sweep failed' }),
    repeat(() => deleteRoomDanmakuBefore(db, new Date(now() - retention)), {
      every: deleteEvery,
      log,
      failure: 'danmaku cleanup failed',
    }),
  ]
  const publishOne = (one: Danmaku): void => hub.publish(`room:${one.room_id}`, 'danmaku', [one], { tick: true })

  async function sendBy<Admitted extends { text: string }>(
    check: MessageCheck<Admitted>,
    accountId: string,
    wanted: Wanted,
  ): Promise<Danmaku> {
    const { id: roomId, key = null } = wanted
    const style = styleOf(wanted, await levelOf(accountId))
    const admitted = await check.admit(accountId, roomId, wanted.text)
    const at = check.pictureTimeOf(admitted, wanted.at)
    check.take(accountId, admitted)
    const written = await check.write(accountId, admitted, { at })
    const one: Danmaku = { ...written, room_id: roomId, uid: accountId, text: admitted.text, ...style, advert: false, at }
    const isNew = await inAccountTransaction(db, accountId, async (tx) => {
      if (!(await insertDanmaku(tx, one, key))) return false
      await events.publish(tx, danmakuSent, { accountId, roomId, now: now() })
      return true
    })
    return (!isNew && key && (await findDanmakuByKey(db, accountId, key))) || one
  }

  return {
    async send(accountId, wanted) {
      const { id, key } = wanted
      const known = key === undefined ? undefined : await findDanmakuByKey(db, accountId, key)
      if (known) return known
      // Danmaku of a video are not published: clients fetch them as playback reaches them.
      if (videos.isOne(id)) return sendBy(videos.messages, accountId, wanted)
      const one = await sendBy(messages, accountId, wanted)
      if (throttle.take(id, now())) publishOne(one)
      return one
    },
    async checkAdvert(accountId, roomId, text) {
      await messages.admit(accountId, roomId, text)
    },
    async advertise(tx, advert) {
      const sentAt = new Date(now()).toISOString()
      const one: Danmaku = { ...advert, color: '#ffd84d', size: 'large', position: 'top', advert: true, at: sentAt, time: sentAt }
      await insertDanmaku(tx, one, null)
      return () => publishOne(one)
    },
    async close() {
      for (const one of sweeping) await one.stop()
    },
  }
}
