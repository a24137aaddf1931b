// Sends danmaku: the checks of a chat message, styles by level, the room's rate limit. Paid adverts use `advertise`.
import type { ApiQuery } from '../../../contract/api.ts'
import type { Danmaku } from '../../../contract/danmaku.ts'
import { chatLimits, danmakuColors, danmakuPositions, danmakuSizes } from '../../../contract/limits/chat-limits.ts'
import type { Context } from '../../core/context.ts'
import { inAccountTransaction } from '../../core/database/account-queue.ts'
import type { Tx } from '../../core/database/transaction.ts'
import { fail } from '../../core/http/fail.ts'
import { repeat } from '../../core/jobs/repeat.ts'
import { linesKeptFor } from '../chat/store.ts'
import { countAct } from '../task/store.ts'
import { Pace } from './pace.ts'
import { deleteRoomDanmakuBefore, findDanmakuByKey, insertDanmaku } from './store.ts'

/** Checks and writes for danmaku, of a room's chat or of a video. */
export interface LineCheck<Admitted extends { text: string }> {
  admit(accountId: string, roomId: string, typed: string): Promise<Admitted>
  take(accountId: string, admitted: Admitted): void
  /** Stores and shows it as a chat message; returns that and the sender. */
  write(
    accountId: string,
    admitted: Admitted,
    line: { at: string },
  ): Promise<{ id: string; time: string; nickname: string; userlevel: number }>
  /** Returns the sender's picture time; replaces or rejects an implausible one. */
  momentOf(admitted: Admitted, at: string | undefined): string
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

export interface DanmakuParts<InRoom extends { text: string }, OfVideo extends { text: string }> {
  lines: LineCheck<InRoom>
  /** Checks of videos; `isOne`: whether an id is a video's. */
  videos: { lines: LineCheck<OfVideo>; isOne(id: string): boolean }
  levelOf: (accountId: string) => Promise<number>
  now: () => number
}

export function openDanmaku<InRoom extends { text: string }, OfVideo extends { text: string }>(
  { db, hub, log }: Pick<Context, 'db' | 'hub' | 'log'>,
  { lines, videos, levelOf, now }: DanmakuParts<InRoom, OfVideo>,
): Danmakus {
  const pace = new Pace(chatLimits.danmakuPerSecond)
  const sweeping = [
    repeat(() => pace.sweep(now()), { every: sweepEvery, log, failure: 'danmaku rate limit sweep failed' }),
    repeat(() => deleteRoomDanmakuBefore(db, new Date(now() - linesKeptFor)), {
      every: deleteEvery,
      log,
      failure: 'danmaku cleanup failed',
    }),
  ]
  const show = (one: Danmaku): void => hub.publish(`room:${one.room_id}`, 'danmaku', [one], { tick: true })

  async function sendBy<Admitted extends { text: string }>(
    check: LineCheck<Admitted>,
    accountId: string,
    wanted: Wanted,
  ): Promise<Danmaku> {
    const { id: roomId, key = null } = wanted
    const style = styleOf(wanted, await levelOf(accountId))
    const admitted = await check.admit(accountId, roomId, wanted.text)
    const at = check.momentOf(admitted, wanted.at)
    check.take(accountId, admitted)
    const written = await check.write(accountId, admitted, { at })
    const one: Danmaku = { ...written, room_id: roomId, uid: accountId, text: admitted.text, ...style, advert: false, at }
    const isNew = await inAccountTransaction(db, accountId, async (tx) => {
      if (!(await insertDanmaku(tx, one, key))) return false
      await countAct(tx, { account: accountId, act: 'barrage', now: now() })
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
      if (videos.isOne(id)) return sendBy(videos.lines, accountId, wanted)
      const one = await sendBy(lines, accountId, wanted)
      if (pace.take(id, now())) show(one)
      return one
    },
    async checkAdvert(accountId, roomId, text) {
      await lines.admit(accountId, roomId, text)
    },
    async advertise(tx, advert) {
      const moment = new Date(now()).toISOString()
      const one: Danmaku = { ...advert, color: '#ffd84d', size: 'large', position: 'top', advert: true, at: moment, time: moment }
      await insertDanmaku(tx, one, null)
      return () => show(one)
    },
    async close() {
      for (const one of sweeping) await one.stop()
    },
  }
}
