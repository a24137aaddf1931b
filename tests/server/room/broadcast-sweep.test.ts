// A broadcast whose followers cannot be alerted: it starts anyway, and the sweep still ends others.
import { expect, it } from 'vitest'
import type { StreamHealth, StreamInfo } from '../../../contract/room/stream.ts'
import { Background } from '../../../server/core/jobs/background.ts'
import type { RoomMedia } from '../../../server/features/room/deps.ts'
import { Directory } from '../../../server/features/room/directory.ts'
import { openBroadcasts } from '../../../server/features/room/studio/broadcasts.ts'
import { openEvents } from '../../../server/parts/subscriptions.ts'
import { silentLog } from '../../support/app.ts'
import { roomWorld } from '../../support/people/room-world.ts'

const world = await roomWorld()

it('starts without its alert, which is retried, and still ends the next room', async () => {
  const [anna, bert] = [await world.streamer('anna'), await world.streamer('bert')]
  const { db, pool } = world
  const { clock, config, hub } = world.app.context
  let at = Date.now()
  const live = new Set([anna.room])
  const media = {
    info: (room: string) => ({ state: live.has(room) ? 'live' : 'none' }) as unknown as StreamInfo,
    health: (room: string) => ({ state: live.has(room) ? 'live' : 'none', width: 640 }) as unknown as StreamHealth,
    onChange: () => () => undefined,
    air: async () => undefined,
    end: async () => undefined,
    playbackCounts: async () => new Map<string, number>(),
    newestStill: () => null,
  } as unknown as RoomMedia
  const directory = new Directory({ db, events: openEvents(), log: silentLog, clock, media, hub: { online: () => 0 }, now: () => at })
  await directory.read()
  let isAway = true
  const alerts: string[] = []
  const broadcasts = openBroadcasts({
    background: new Background(),
    db,
    hub: Object.assign(Object.create(hub), { sendToChannel: () => undefined, online: () => 0 }),
    media,
    directory,
    notify: async (key) => {
      if (isAway) throw new Error('alerts are away')
      alerts.push(key)
    },
    note: () => undefined,
    now: () => at,
    log: silentLog,
    clock,
    config,
  })
  for (const { room } of [anna, bert]) {
    const state = directory.get(room)
    if (!state) throw new Error('the room does not exist')
    await broadcasts.start(state)
  }
  const open = async () => (await pool.query('SELECT room_id FROM broadcast WHERE ended_at IS NULL')).rows.map(({ room_id }) => room_id)
  expect((await open()).sort()).toEqual([anna.room, bert.room].sort())
  await broadcasts.sweep()
  at += 3_600_000
  await broadcasts.sweep()
  expect(await open()).toEqual([anna.room])
  expect(alerts).toEqual([])
  isAway = false
  await broadcasts.sweep()
  await broadcasts.sweep()
  expect(alerts).toHaveLength(1)
  await broadcasts.close()
  await directory.close()
})
