// Rooms of the demonstration world: streamers with rooms, some live with a match, some with scheduled broadcasts. Idempotent: preserves
// existing data and its owners' changes.
import type { MatchRow } from '../../contract/match/match-row.ts'
import { readMobile } from '../../rules/member/mobile.ts'
import type { Context } from '../core/context.ts'
import { repeat } from '../core/jobs/repeat.ts'
import { findByMobile, insertAccount, updateAccount } from '../features/account/store.ts'
import { insertAnnouncement, listOwn } from '../features/room/announcement/store.ts'
import { findRoom, type RoomRow, updateRoom } from '../features/room/store.ts'
import { type DemoStreamer, demoStreamers, streamersOf } from './streamers.ts'

export interface DemoRooms {
  make(uid: string, id: string): Promise<string | null>
  start(roomId: string): Promise<void>
  read(ids: readonly string[]): Promise<void>
  /** Current matches in list order. */
  matches(): readonly Pick<MatchRow, 'id' | 'sport' | 'status' | 'match_time'>[]
}
type Match = ReturnType<DemoRooms['matches']>[number]

/** Milliseconds between two checks for the end of a shown match. */
const pollInterval = 120_000
const minute = 60_000

async function accountOf(db: Context['db'], { id, nickname, signature }: DemoStreamer): Promise<string | null> {
  const mobile = readMobile(`${id}@streamers.invalid`)
  if (!mobile) throw new Error(`${id} has no address`)
  const known = await findByMobile(db, mobile)
  if (known) return known.id
  const made = await insertAccount(db, { mobile, nickname: () => nickname, password: null })
  if (made) await updateAccount(db, made.id, { signature })
  return made?.id ?? null
}

/** Assigns each live match of a sport to one room before any is shown twice. */
function shownMatch(streamer: DemoStreamer, row: RoomRow, matches: readonly Match[]): string | null {
  if (!streamer.sport || !streamer.live) return row.match_id
  const running = matches.filter(({ sport, status }) => sport === streamer.sport && status === 'live')
  if (running.some(({ id }) => id === row.match_id)) return row.match_id
  const place = demoStreamers.filter(({ sport, live }) => live && sport === streamer.sport).indexOf(streamer)
  return running[place % Math.max(1, running.length)]?.id ?? null
}

async function announceNext(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  streamer: DemoStreamer,
  row: RoomRow,
  matches: readonly Match[],
): Promise<void> {
  const now = clock.now()
  if ((await listOwn(db, row.id, new Date(now))).length > 0) return
  const next = matches
    .filter(
      ({ sport, status, match_time }) => sport === streamer.sport && status === 'upcoming' && Date.parse(match_time) > now + 20 * minute,
    )
    .sort((a, b) => (a.match_time < b.match_time ? -1 : 1))[demoStreamers.indexOf(streamer) % 3]
  if (!next) return
  const start_at = new Date(Date.parse(next.match_time) - 10 * minute)
  await insertAnnouncement(
    db,
    {
      id: `${row.id}-${next.id}`.slice(0, 64),
      room_id: row.id,
      title: streamer.title,
      category: streamer.category,
      match_id: next.id,
      start_at,
    },
    { most: 10, now: new Date(now) },
  )
}

/** Returns a function that stops it. */
export async function seedRooms(context: Pick<Context, 'db' | 'clock' | 'config' | 'log'>, rooms: DemoRooms): Promise<() => Promise<void>> {
  const { db, config, log } = context
  if (!config.demo) return async () => undefined
  const made = new Map<DemoStreamer, string>()
  const streamers = streamersOf(config.demoRooms)
  const there = await Promise.all(streamers.map(({ id }) => findRoom(db, id)))
  // Sequentially: this determines the order of accounts and rooms.
  for (const [place, streamer] of streamers.entries()) {
    const known = there[place]
    if (known && !known.closed_at) {
      made.set(streamer, known.id)
      continue
    }
    const uid = await accountOf(db, streamer)
    const fresh = known === undefined
    const id = uid && (await rooms.make(uid, streamer.id))
    if (!id) continue
    made.set(streamer, id)
    if (!fresh) continue
    const { title, placard, badge, category, game = null, experience } = streamer
    await updateRoom(db, id, { title, placard, badge_name: badge, category, game, experience, cover: `/rooms/${streamer.id}.svg` })
  }

  async function refreshRoom(streamer: DemoStreamer, id: string, matches: readonly Match[]): Promise<void> {
    const row = await findRoom(db, id)
    if (!row) return
    const match_id = shownMatch(streamer, row, matches)
    if (match_id !== row.match_id) await updateRoom(db, id, { match_id })
    if (streamer.announces) await announceNext(context, streamer, row, matches)
  }
  async function refresh(): Promise<void> {
    const matches = rooms.matches()
    await Promise.all([...made].map(([streamer, id]) => refreshRoom(streamer, id, matches)))
    await rooms.read([...made.values()])
  }
  await refresh()
  for (const [streamer, id] of made) if (streamer.live) await rooms.start(id)
  return repeat(refresh, { every: pollInterval, log, failure: 'rooms of the demonstration world were not looked after' }).stop
}
