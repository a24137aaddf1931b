// Broadcasts from start to end: by the streamer, for lack of a picture, or by the desk.
import { randomBytes } from 'node:crypto'
import { roomLimits } from '../../../../contract/limits/room-limits.ts'
import type { EndRoomFrame, RoomStateFrame } from '../../../../contract/room/room.ts'
import type { StreamHealth } from '../../../../contract/room/stream.ts'
import type { Broadcast } from '../../../../contract/room/studio.ts'
import { inTransaction, type Tx } from '../../../core/database/transaction.ts'
import { fail } from '../../../core/http/fail.ts'
import { repeat } from '../../../core/jobs/repeat.ts'
import { countFollowers } from '../../follow/store.ts'
import { findDue } from '../announcement/store.ts'
import {
  type BroadcastRow,
  countWatchers,
  endBroadcast,
  insertBroadcast,
  listLastEnded,
  listOpen,
  markPictured,
  wasAlerted,
} from '../broadcast-store.ts'
import type { RoomDeps } from '../deps.ts'
import type { RoomState } from '../directory.ts'
import { liveNotice } from '../notice.ts'
import { addExperience, findRoom } from '../store.ts'

type Deps = Pick<RoomDeps, 'background' | 'db' | 'hub' | 'media' | 'directory' | 'notify' | 'note' | 'now' | 'log' | 'clock' | 'config'>
type Reason = NonNullable<Broadcast['end_reason']>

const sweepEvery = 15_000
const awayFor = roomLimits.awayMinutes * 60_000

export async function presentBroadcasts(db: Deps['db'], rows: readonly BroadcastRow[], now: number): Promise<Broadcast[]> {
  const watchers = await countWatchers(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    cover: row.cover,
    category: row.category,
    match_id: row.match_id,
    started_at: row.started_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    end_reason: row.end_reason,
    seconds: Math.max(0, Math.round(((row.ended_at?.getTime() ?? now) - row.started_at.getTime()) / 1_000)),
    peak_viewers: row.peak_viewers,
    watchers: watchers.get(row.id) ?? 0,
    watched_seconds: row.watched_seconds,
    new_followers: row.new_followers,
  }))
}

const followersOf = async (db: Deps['db'], uid: string): Promise<number> => (await countFollowers(db, 'streamer', [uid])).get(uid) ?? 0

/**
 * Whether the stream has pictures that browsers decode. State `live` only means that something arrives: with an undecodable video
 * format that is sound alone, and followers must not be alerted to a black room. As in the preflight, a broadcast with sound alone has
 * no picture. The input of an external engine is not inspected: its state is trusted.
 */
const hasPicture = ({ state, source, width }: StreamHealth): boolean => state === 'live' && (width > 0 || source === 'engine')

export interface Broadcasts {
  /** Starts a broadcast; a running one continues. */
  start(state: RoomState): Promise<void>
  /**
   * Ends the current broadcast; for one that has ended, whose response may have been lost, returns the same again. `also`: further writes
   * in the same transaction, skipped if it had ended.
   */
  end(roomId: string, reason: Reason, also?: (tx: Tx) => Promise<void>): Promise<Broadcast>
  /** Checks all running broadcasts once, as the timer does every few seconds. */
  sweep(): Promise<void>
  close(): Promise<void>
}

export function openBroadcasts(deps: Deps): Broadcasts {
  const { background, db, hub, media, directory, now, log, clock } = deps
  /** Since when a live room has had no picture. */
  const dark = new Map<string, number>()

  function publishState(roomId: string, startedAt: Date | null, stream = media.info(roomId)): void {
    const state: RoomStateFrame = { room_id: roomId, is_live: startedAt !== null, started_at: startedAt?.toISOString() ?? null, stream }
    hub.publish(`room:${roomId}`, 'room_state', state)
  }

  /**
   * Alerts followers at the first visible picture of a broadcast, unless they were alerted recently: a streamer who ends and starts
   * repeatedly causes one alert. Decided once per broadcast; the sweep completes what a crash interrupted, and handles pictures that
   * start after the sound.
   */
  async function alertFollowers({ row, card, broadcast }: RoomState): Promise<void> {
    if (!broadcast || broadcast.pictured_at || !hasPicture(media.health(row.id))) return
    const at = now()
    const isRecent = await wasAlerted(db, row.id, new Date(at - deps.config.liveAlertMinutes * 60_000))
    if (!isRecent) {
      const due = await findDue(db, row.id, new Date(clock.now()))
      const notice = liveNotice({ ...card, title: row.title }, 'on-air', broadcast.started_at.toISOString(), undefined, due?.id)
      await deps.notify(`broadcast:${broadcast.id}:live`, notice)
    }
    await markPictured(db, broadcast.id, new Date(at), isRecent ? null : new Date(at))
    await directory.read([row.id])
  }

  /** Leaves a failure to the next sweep, so that it blocks neither a start nor other rooms. */
  const tryAlert = (state: RoomState): Promise<void> =>
    alertFollowers(state).catch((error: unknown) =>
      log.warn({ err: error, room: state.row.id }, 'follower alert failed, the sweep retries it'),
    )

  const end: Broadcasts['end'] = async (roomId, reason, also) => {
    const state = directory.get(roomId)
    const open = state?.broadcast ?? (await listOpen(db, [roomId]))[0]
    const row = await findRoom(db, roomId)
    if (!row) throw fail('not-found')
    if (!open) return lastOf(roomId)
    if (state) await directory.writeFigures(state)
    const at = new Date(now())
    const followers = await followersOf(db, row.uid)
    const ended = await inTransaction(db, async (tx) => {
      const done = await endBroadcast(tx, open.id, { at, reason, followers })
      if (done) await also?.(tx)
      return done
    })
    if (!ended) return lastOf(roomId)
    await addExperience(db, roomId, Math.floor((at.getTime() - ended.started_at.getTime()) / 60_000))
    dark.delete(roomId)
    // The publisher's stream becomes a recording. The broadcast is over for the room even if that fails.
    await media.end(roomId).catch((error: unknown) => log.error({ err: error, room: roomId }, 'stream end failed'))
    await directory.read([roomId])
    const over: EndRoomFrame = { room_id: roomId, broadcast_id: ended.id, reason, ended_at: at.toISOString() }
    hub.sendToChannel(`room:${roomId}`, 'endRoom', over)
    publishState(roomId, null)
    return present(ended)
  }

  const present = async (row: BroadcastRow): Promise<Broadcast> => (await presentBroadcasts(db, [row], now()))[0] as Broadcast

  async function lastOf(roomId: string): Promise<Broadcast> {
    const [last] = await listLastEnded(db, [roomId])
    if (!last) throw fail('not-found')
    return present(last)
  }

  /** Ends broadcasts without a picture after a timeout; those of banned streamers at once. */
  async function sweep(): Promise<void> {
    const open = await listOpen(db)
    for (const { room_id } of open) {
      const since = media.info(room_id).state === 'live' ? null : (dark.get(room_id) ?? now())
      if (since === null) dark.delete(room_id)
      else dark.set(room_id, since)
      const state = directory.get(room_id)
      if (state) await tryAlert(state)
      const reason = !state ? 'blocked' : since !== null && now() - since >= awayFor ? 'away' : null
      // A failure does not keep others on the air.
      if (reason)
        await end(room_id, reason).catch((error: unknown) => log.error({ err: error, room: room_id }, 'automatic broadcast end failed'))
    }
  }
  const sweeping = repeat(sweep, { every: sweepEvery, log, failure: 'broadcast sweep failed' })

  const silence = media.onChange((roomId, stream) => {
    const state = directory.get(roomId)
    if (!state) return
    const { broadcast } = state
    // Before its start the picture is the streamer's private test.
    if (broadcast) publishState(roomId, broadcast.started_at, stream)
    background.run(tryAlert(state))
    // A recording was added.
    if (stream.state === 'over')
      background.run(directory.read([roomId]), (error) => log.warn({ err: error, room: roomId }, 'room read failed'))
  })

  return {
    end,
    sweep,
    async start(state) {
      const { row } = state
      const followers_before = await followersOf(db, row.uid)
      const started_at = new Date(now())
      const made = await insertBroadcast(db, {
        id: randomBytes(12).toString('base64url'),
        room_id: row.id,
        title: row.title,
        cover: row.cover,
        category: row.category,
        match_id: row.match_id,
        started_at,
        followers_before,
      })
      await media.air(row.id)
      await directory.read([row.id])
      if (!made) return
      publishState(row.id, started_at)
      deps.note(row.id, { note: 'live', by: row.uid })
      const begun = directory.get(row.id)
      if (begun) await tryAlert(begun)
    },
    close: () => {
      silence()
      return sweeping.stop()
    },
  }
}
