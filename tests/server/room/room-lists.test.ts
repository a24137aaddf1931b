// Replays, upcoming broadcasts by type, and what followed streamers show.
import { beforeAll, describe, expect, it } from 'vitest'
import type { ApiKey } from '../../../contract/api.ts'
import type { Replay } from '../../../contract/room/replay.ts'
import type { Recording } from '../../../contract/room/stream.ts'
import { insertBroadcast } from '../../../server/features/room/broadcast-store.ts'
import { insertPlayback } from '../../../server/media/playback/store.ts'
import { contractErrors } from '../../support/contract/spec-check.ts'
import type { Person } from '../../support/people/full-world.ts'
import { roomWorld, type Streamer } from '../../support/people/room-world.ts'

const world = await roomWorld()
const { call } = world
const hour = 3_600_000
let anna: Streamer
let bert: Streamer
let cleo: Streamer
let fan: Person
beforeAll(async () => {
  anna = await world.streamer('anna')
  bert = await world.streamer('bert')
  cleo = await world.streamer('cleo')
  fan = await world.person('fan')
})

/** Returns the data of a call that must succeed and match the contract. */
async function good(key: ApiKey, as: Person | null, input: object = {}) {
  const response = await call(key, { as, ...(key.startsWith('GET') ? { query: input as Record<string, string> } : { body: input }) })
  expect([key, response.error ?? 'done', contractErrors(key, response.data)]).toEqual([key, 'done', []])
  return response.data
}
const later = (ms: number): string => new Date(world.app.context.clock.now() + ms).toISOString()
const recorded = (room: string, id: string, started_at: Date, title = id): Promise<void> =>
  insertPlayback(world.db, { id, room_id: room, title, cover: '', started_at, duration_ms: 90 * 60_000, bytes: 10 })
/** Inserts an ended broadcast of a match, with its recording. */
async function showed(streamer: Streamer, id: string, match: string | null): Promise<void> {
  await good('GET api/Live/startRoom', streamer, { category: '1' })
  await recorded(streamer.room, id, new Date())
  await world.pool.query('UPDATE broadcast SET match_id = $2 WHERE room_id = $1', [streamer.room, match])
  await good('GET api/Live/endRoom', streamer)
}

it('finds a recording of a room by id, however many are newer, and in no other room', async () => {
  for (let index = 0; index < 30; index += 1) await recorded(cleo.room, `kept-${index}`, new Date(Date.now() - index * hour))
  const key = 'POST api/Live_streaming/getLivePlaybackList'
  expect((await good(key, null, { id: cleo.room, limit: 24 })).list).toHaveLength(24)
  expect(await good(key, null, { id: cleo.room, playback: 'kept-29' })).toMatchObject({ list: [{ id: 'kept-29' }], total: 1 })
  expect(await good(key, null, { id: anna.room, playback: 'kept-29' })).toEqual({ list: [], total: 0 })
  // The broadcast that was on when each recording began determines its match.
  const [from, to] = [new Date(Date.now() - 29.5 * hour), new Date(Date.now() - 27.5 * hour)]
  const over = { room_id: cleo.room, title: '', cover: '', category: 1, match_id: 'told', started_at: from, ended_at: to }
  await insertBroadcast(world.db, { id: 'kept', ...over })
  const stored: Recording[] = (await good(key, null, { id: cleo.room, limit: 30 })).list
  expect(stored.flatMap(({ id, match_id }) => (match_id === null ? [] : [`${id} ${match_id}`]))).toEqual(['kept-28 told', 'kept-29 told'])
  await world.pool.query("DELETE FROM broadcast WHERE id = 'kept'")
  await world.pool.query("DELETE FROM playback WHERE id LIKE 'kept-%'")
})

describe('recordings', () => {
  const replays = async (input: object = {}): Promise<[string, string, string | null][]> =>
    (await good('POST api/Live_streaming/getReplayList', null, input)).list.map(({ room, playback, match_id }: Replay) => [
      room.id,
      playback.id,
      match_id,
    ])

  it('list the newest of each room that is off the air, with the match of its broadcast', async () => {
    expect(await replays()).toEqual([])
    await recorded(anna.room, 'anna-old', new Date(Date.now() - 5 * hour))
    await showed(anna, 'anna-new', 'm1')
    // The broadcast of this recording is unknown, and so is its match.
    await recorded(bert.room, 'bert-old', new Date(Date.now() - 3 * hour))
    await showed(cleo, 'cleo-new', null)
    await good('GET api/Live/startRoom', bert, { category: '2' })
    expect(await replays()).toEqual([
      [cleo.room, 'cleo-new', null],
      [anna.room, 'anna-new', 'm1'],
    ])
    await good('GET api/Live/endRoom', bert)
    expect(await replays()).toEqual([
      [cleo.room, 'cleo-new', null],
      [anna.room, 'anna-new', 'm1'],
      [bert.room, 'bert-old', null],
    ])
  })

  it('are listed by type and by page', async () => {
    expect(await replays({ type: 2 })).toEqual([[bert.room, 'bert-old', null]])
    expect(await replays({ type: 4 })).toEqual([])
    expect(await replays({ limit: 1, page: 2 })).toEqual([[anna.room, 'anna-new', 'm1']])
    expect((await good('POST api/Live_streaming/getReplayList', null, { limit: 1 })).total).toBe(3)
  })
})

describe('followed streamers', () => {
  const shown = async () => {
    const { list, total, live, soon, replays } = await good('GET api/User/attentionLive', fan)
    return {
      list: list.map(({ id }: { id: string }) => id),
      total,
      live,
      soon: soon.map(({ room_id, title }: { room_id: string; title: string }) => [room_id, title]),
      replays: replays.map(({ playback }: Replay) => playback.id),
    }
  }
  const announce = (streamer: Streamer, title: string, ms: number) =>
    good('POST api/Live/setReserveLiveNew', streamer, { title, start_at: later(ms), category: 1 })

  it('are an empty list for a reader who follows nobody', async () => {
    expect(await shown()).toEqual({ list: [], total: 0, live: 0, soon: [], replays: [] })
  })

  it('are those on the air, else the next announced broadcast, else a recording', async () => {
    for (const { id } of [anna, bert, cleo]) await good('POST api/Member/attention', fan, { uid: id, on: true })
    await announce(anna, 'tomorrow evening', 20 * hour)
    await announce(anna, 'tonight', 2 * hour)
    await announce(cleo, 'next week', 7 * 24 * hour)
    await good('GET api/Live/startRoom', bert)
    expect(await shown()).toEqual({
      list: [bert.room, anna.room, cleo.room],
      total: 3,
      live: 1,
      soon: [[anna.room, 'tonight']],
      replays: ['cleo-new'],
    })
    // A streamer on the air is not announced as upcoming.
    await good('GET api/Live/startRoom', anna)
    expect(await shown()).toMatchObject({ live: 2, soon: [], replays: ['cleo-new'] })
    for (const one of [anna, bert]) await good('GET api/Live/endRoom', one)
  })
})

describe('announced broadcasts', () => {
  it('are listed by category', async () => {
    const fields = { title: 'hoops', start_at: later(3 * hour), category: 2 }
    await good('POST api/Live/setReserveLiveNew', bert, fields)
    const titles = async (type?: string) =>
      (await good('GET api/Live_streaming/getReserveLiveList', null, type ? { type } : {})).list.map(
        ({ title }: { title: string }) => title,
      )
    expect(await titles('2')).toEqual(['hoops'])
    expect(await titles('0')).toContain('hoops')
    expect(await titles('4')).toEqual([])
  })
})
