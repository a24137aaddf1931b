// Watch statistics survive a short outage of the database.
import { expect, it } from 'vitest'
import { insertBroadcast } from '../../../server/features/room/broadcast-store.ts'
import { Directory } from '../../../server/features/room/directory.ts'
import { openEvents } from '../../../server/parts/subscriptions.ts'
import { roomWorld } from '../../support/people/room-world.ts'

const world = await roomWorld()

it('watch statistics are written by the next attempt after an outage, once', async () => {
  const { room } = await world.streamer('anna')
  const { clock, log } = world.app.context
  await insertBroadcast(world.db, {
    id: 'b1',
    room_id: room,
    title: '德比之夜',
    cover: '',
    category: 1,
    match_id: null,
    started_at: new Date(),
  })
  let isAway = false
  const db: typeof world.db = Object.create(world.db, {
    transaction: {
      value: (work: Parameters<typeof world.db.transaction>[0]) =>
        world.db.transaction(async (tx) => {
          await work(tx)
          if (isAway) throw new Error('the database is away')
        }),
    },
  })
  const media = { playbackCounts: async () => new Map<string, number>(), newestStill: () => null }
  const directory = new Directory({ db, events: openEvents(), log, clock, media, hub: { online: () => 0 }, now: Date.now })
  await directory.read()
  const state = directory.get(room)
  if (!state) throw new Error('the room does not exist')
  const figures = async () => {
    const { rows } = await world.pool.query(
      `SELECT peak_viewers, watched_seconds, (SELECT sum(watch_seconds) FROM room_day WHERE room_id = $1)::int AS day
       FROM broadcast WHERE id = 'b1'`,
      [room],
    )
    return rows[0]
  }
  state.figures = { peak: 7, seconds: 40 }
  isAway = true
  await expect(directory.write()).rejects.toThrow('away')
  state.figures.seconds += 5
  isAway = false
  await directory.write()
  expect(await figures()).toEqual({ peak_viewers: 7, watched_seconds: 45, day: 45 })
  await directory.write()
  expect(await figures()).toEqual({ peak_viewers: 7, watched_seconds: 45, day: 45 })
  await directory.close()
})
