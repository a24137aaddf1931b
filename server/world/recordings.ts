// Recordings in the rooms of the demonstration world: the last matches of each streamer's sport, with the broadcasts that showed them. Each
// is drawn on demand, so it has a row but no file on disk.
import { setTimeout as rest } from 'node:timers/promises'
import { realAt } from '../core/clock/clock.ts'
import type { Context } from '../core/context.ts'
import { findRoom, insertBroadcast } from '../features/room/store.ts'
import { stillName } from '../media/disk/broadcast-folder.ts'
import type { OpenRecording } from '../media/playback/recordings.ts'
import { findPlayback, insertPlayback, listPlaybacks, type PlaybackRow } from '../media/playback/store.ts'
import type { Ended } from './ended.ts'
import { drawnRecording } from './film/drawn-recording.ts'
import type { FilmMaker } from './film/film-maker.ts'
import type { FilmTake } from './film/order.ts'
import type { Sound } from './film/room-publisher.ts'
import { shows } from './film/shows.ts'
import type { DemoStreamer } from './streamers.ts'

/** Recordings per room. */
const most = 3
/** Milliseconds before the start and after the end; and into the match, for its cover. */
const before = 60_000
const after = 60_000
const coverAt = 12 * 60_000

const idOf = (room: string, match: string): string => `drawn-${room}-${match}`.slice(0, 64)
const endOf = ({ events, start }: Ended): number => Date.parse(events.at(-1)?.at ?? '') || start

/** Inserts missing recordings and deletes none. Returns the rooms with new ones. */
export async function seedRecordings(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { streamers, ended }: { streamers: readonly DemoStreamer[]; ended: readonly Ended[] },
): Promise<string[]> {
  const realTime = (product: number): number => Math.round(realAt(clock.origin, product))
  const changed: string[] = []
  for (const streamer of streamers) {
    const room = await findRoom(db, streamer.id)
    const own = ended.filter(({ sport, events }) => sport === streamer.sport && shows[sport] && events.length > 0)
    // Streamers of one sport have recordings of different matches.
    const place = streamers.filter(({ sport }) => sport === streamer.sport).indexOf(streamer)
    for (const match of room ? own.slice(place * most, place * most + most) : []) {
      const id = idOf(streamer.id, match.id)
      if (await findPlayback(db, id)) continue
      const [from, to] = [realTime(match.start) - before, realTime(endOf(match)) + after]
      const title = `${match.home[streamer.language ?? 'zh']} vs ${match.away[streamer.language ?? 'zh']}`
      const cover = `/hls/playback/${id}/${stillName(from + coverAt)}`
      const times = { started_at: new Date(from), ended_at: new Date(to) }
      const row = { id, room_id: streamer.id, title, cover, category: streamer.category, match_id: match.id, ...times }
      await insertBroadcast(db, { ...row, end_reason: 'ended' })
      await insertPlayback(db, { id, room_id: streamer.id, title, cover, started_at: times.started_at, duration_ms: to - from, bytes: 0 })
      changed.push(streamer.id)
    }
  }
  return [...new Set(changed)]
}

/** Milliseconds after a start in which no cover is drawn, and between two covers: each plans its match, and rooms have priority. */
const startDelay = 20_000
const coverPause = 2_000

/** Draws the covers of all recordings ahead: together, a list's covers would take longer than a page waits. Ends with `ending`. */
export async function drawCovers(
  { db }: Pick<Context, 'db'>,
  { streamers, open, ending }: { streamers: readonly DemoStreamer[]; open(row: PlaybackRow): OpenRecording | null; ending: AbortSignal },
): Promise<void> {
  const pause = (time: number): Promise<unknown> => rest(time, undefined, { signal: ending, ref: false }).catch(() => undefined)
  await pause(startDelay)
  for (const { id } of streamers) {
    if (ending.aborted) return
    for (const row of await listPlaybacks(db, id, most, 0)) {
      if (ending.aborted) return
      await open(row)?.folder.open(row.cover.slice(row.cover.lastIndexOf('/') + 1))
      await pause(coverPause)
    }
  }
}

interface Drawing {
  maker: FilmMaker
  sound: Sound
  clock: Context['clock']
  seed: string
  cameraOf(room: string): FilmTake['camera']
}

/** The recorder of a recording; null: not one of ours. */
export function makeDrawn({ id, room_id, started_at, duration_ms }: PlaybackRow, { cameraOf, ...deps }: Drawing): OpenRecording | null {
  const prefix = idOf(room_id, '')
  if (!id.startsWith(prefix)) return null
  const take = { match: id.slice(prefix.length), camera: cameraOf(room_id), startedAt: started_at.getTime(), length: duration_ms }
  return drawnRecording(take, deps)
}
