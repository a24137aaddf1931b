// Alerts to followers: sent when the picture arrives, and not for every start of a streamer who restarts repeatedly.
import { beforeAll, describe, expect, it } from 'vitest'
import { Background } from '../../../server/core/jobs/background.ts'
import { createRegistry } from '../../../server/core/registry.ts'
import { Directory } from '../../../server/features/room/directory.ts'
import { openBroadcasts } from '../../../server/features/room/studio/broadcasts.ts'
import { readTag } from '../../../server/media/codec/flv-tag.ts'
import { createMedia } from '../../../server/media/media.ts'
import { openEvents } from '../../../server/parts/subscriptions.ts'
import { silentLog } from '../../support/app.ts'
import { outsideEnv, outsidePicture } from '../../support/media/outside-picture.ts'
import { tagsOf } from '../../support/media/rtmp-publisher.ts'
import type { Person } from '../../support/people/full-world.ts'
import { roomWorld, type Streamer } from '../../support/people/room-world.ts'

const world = await roomWorld(outsideEnv)
const { call, pool } = world
let fan: Person
beforeAll(async () => {
  fan = await world.person('fan')
})
const start = async (streamer: Streamer, ip?: string) => (await call('POST api/Live/mobileStartRoom', { as: streamer, body: {}, ip })).error
const end = (streamer: Streamer) => call('GET api/Live/endRoom', { as: streamer })
const alertsOf = async ({ room }: Streamer): Promise<number> =>
  (await pool.query("SELECT 1 FROM alert WHERE kind = 'live' AND match_id = $1", [`room.${room}`])).rowCount ?? 0

describe('streamer on the air', () => {
  it('triggers no alert without a picture, and one with it', async () => {
    const anna = await world.streamer('anna')
    await start(anna)
    expect(await alertsOf(anna)).toBe(0)
    await outsidePicture(world, anna, 'on_publish')
    await expect.poll(() => alertsOf(anna)).toBe(1)
    // A cut connection does not make a new broadcast.
    await outsidePicture(world, anna, 'on_unpublish')
    await outsidePicture(world, anna, 'on_publish')
    await end(anna)
    expect(await alertsOf(anna)).toBe(1)
  })

  it('triggers one alert per half hour when restarting repeatedly, and another after that', async () => {
    const bert = await world.streamer('bert')
    await outsidePicture(world, bert, 'on_publish')
    for (let round = 0; round < 8; round += 1) {
      await start(bert)
      await end(bert)
    }
    expect(await alertsOf(bert)).toBe(1)
    await pool.query("UPDATE broadcast SET alerted_at = alerted_at - interval '31 minutes' WHERE room_id = $1", [bert.room])
    await start(bert)
    expect(await alertsOf(bert)).toBe(2)
    await end(bert)
  })

  it('can start twenty times an hour at most, and all rooms of a network share a limit', async () => {
    const cleo = await world.streamer('cleo')
    for (let round = 0; round < 20; round += 1) {
      expect([round, await start(cleo, '10.9.0.1')]).toEqual([round, undefined])
      // A running broadcast continues.
      if (round === 0) expect(await start(cleo, '10.9.0.1')).toBeUndefined()
      await end(cleo)
    }
    expect(await start(cleo, '10.9.0.1')).toBe('too-many')
    const dora = await world.streamer('dora')
    await pool.query("INSERT INTO attempt (kind, subject, at) SELECT 'broadcast-network', '10.9.0.2', now() FROM generate_series(1, 120)")
    expect(await start(dora, '10.9.0.2')).toBe('too-many')
    expect(await start(dora, '10.9.0.3')).toBeUndefined()
    await end(dora)
  })
})

it('undecodable pictures trigger no alert even with sound, and the first decodable one triggers it', async () => {
  const fred = await world.streamer('fred')
  const { db, app } = world
  const { clock, config, hub } = app.context
  const now = Date.now
  const media = createMedia({ ...app.context, metrics: createRegistry() }, { authorize: async () => null })
  const directory = new Directory({ db, events: openEvents(), log: silentLog, clock, media, hub: { online: () => 0 }, now })
  await directory.read()
  const notified: string[] = []
  const notify = async (key: string): Promise<void> => void notified.push(key)
  const quiet = Object.assign(Object.create(hub), { sendToChannel: () => undefined, online: () => 0 })
  const broadcasts = openBroadcasts({
    background: new Background(),
    db,
    hub: quiet,
    media,
    directory,
    notify,
    note: () => undefined,
    now,
    log: silentLog,
    clock,
    config,
  })
  const state = directory.get(fred.room)
  const publication = media.publish(fred.room, 'rtmp')
  if (!state || !publication) throw new Error('the room does not exist')
  /** Three seconds of our loop, with or without its own video setup. */
  const send = (withPicture: boolean): void => {
    for (const tag of tagsOf().filter(({ dts }) => dts < 3_000)) {
      const content = readTag(tag.codec_type, tag.dts, tag.data.subarray(0, tag.size))
      if (content.type === 'video setup' && withPicture) publication.setVideo(content.setup)
      else if (content.type === 'audio setup') publication.setAudio(content.setup)
      else if (content.type === 'frame') publication.add(content.frame)
    }
  }
  await broadcasts.start(state)
  publication.undecodable('video', 'H.264 4:4:4')
  send(false)
  await expect.poll(() => media.health(fred.room)).toMatchObject({ state: 'live', width: 0 })
  await broadcasts.sweep()
  expect(notified).toEqual([])
  send(true)
  await expect.poll(() => media.health(fred.room)).toMatchObject({ state: 'live', width: 640 })
  await broadcasts.sweep()
  expect(notified).toHaveLength(1)
  await broadcasts.end(fred.room, 'ended')
  await broadcasts.close()
  await directory.close()
  await media.close()
})

it('an announced broadcast can be moved three times an hour at most, with no limit on other changes', async () => {
  const emil = await world.streamer('emil')
  const at = (minutes: number) => new Date(world.app.context.clock.now() + minutes * 60_000).toISOString()
  const { data } = await call('POST api/Live/setReserveLiveNew', { as: emil, body: { title: '德比', start_at: at(60), category: 1 } })
  await call('POST api/live/reserveMatch2', { as: fan, body: { id: data.id, on: true } })
  const change = async (query: Record<string, string>) =>
    (await call('GET api/live/updateLive', { as: emil, query: { id: data.id, ...query } })).error
  for (const minutes of [70, 80, 90]) expect(await change({ start_at: at(minutes) })).toBeUndefined()
  expect(await change({ start_at: at(100) })).toBe('too-many')
  expect(await change({ title: '德比之夜' })).toBeUndefined()
  expect(await alertsOf(emil)).toBe(3)
})
