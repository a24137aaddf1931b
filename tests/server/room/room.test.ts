// Rooms from the application to the end of a broadcast, as streamer, viewer and desk see them.
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { ApiKey } from '../../../contract/api.ts'
import { Background } from '../../../server/core/jobs/background.ts'
import { listReaders, type MatchReference } from '../../../server/features/alert/store.ts'
import { remindDue } from '../../../server/features/room/announcement/remind.ts'
import { findNext, insertAnnouncement } from '../../../server/features/room/announcement/store.ts'
import { listOpen } from '../../../server/features/room/broadcast-store.ts'
import type { RoomDeps } from '../../../server/features/room/deps.ts'
import { roomOfKey, streamKeyHash } from '../../../server/features/room/store.ts'
import { openBroadcasts } from '../../../server/features/room/studio/broadcasts.ts'
import { formerKeys, roomOfFormerKey } from '../../../server/features/room/studio/former-key-store.ts'
import { contractErrors } from '../../support/contract/spec-check.ts'
import { outsideEnv, outsidePicture } from '../../support/media/outside-picture.ts'
import type { Person } from '../../support/people/full-world.ts'
import { experience, roomWorld, type Streamer } from '../../support/people/room-world.ts'

const world = await roomWorld(outsideEnv)
const { call, pool, admin } = world
let anna: Streamer
let bert: Streamer
let fan: Person
beforeAll(async () => {
  anna = await world.streamer('anna')
  bert = await world.streamer('bert')
  fan = await world.person('fan')
})
/** Returns the data of a call that must succeed and match the contract. */
async function good(key: ApiKey, as: Person | null, input: object = {}) {
  const response = await call(key, { as, ...(key.startsWith('GET') ? { query: input as Record<string, string> } : { body: input }) })
  expect([key, response.error ?? 'done', contractErrors(key, response.data)]).toEqual([key, 'done', []])
  return response.data
}
async function refused(key: ApiKey, as: Person | null, input: object = {}): Promise<string | undefined> {
  return (await call(key, { as, ...(key.startsWith('GET') ? { query: input as Record<string, string> } : { body: input }) })).error
}

describe('streamer application', () => {
  const filled = { real_name: '李小红', id_number: 'E7654321', kind: 'passport', wechat: 'coach_li', experience }

  it('needs name, number, a contact and fifteen characters', async () => {
    const person = await world.person('applicant')
    const asks = (more: object) => refused('POST api/Live/apply', person, { ...filled, ...more })
    expect(await asks({ real_name: '1' })).toBe('real-name-invalid')
    expect(await asks({ id_number: 'x' })).toBe('id-number-invalid')
    expect(await asks({ wechat: '' })).toBe('contact-needed')
    expect(await asks({ experience: '太短' })).toBe('experience-short')
    expect(await asks({ inviter: 'NOBODY99' })).toBe('invite-invalid')
    expect((await good('GET api/Live/application', person)).state).toBe('none')
    expect(await refused('GET api/Live/getStudio', person)).toBe('forbidden')
  })

  it('is sealed, shown masked, rejected with a reason, resubmitted and approved once, which creates a room', async () => {
    const person = await world.person('newcomer')
    const sent = await good('POST api/Live/apply', person, { ...filled, inviter: anna.id })
    expect(sent).toMatchObject({ state: 'waiting', wechat: 'co***li', inviter: anna.id })
    expect(await refused('POST api/Live/apply', person, filled)).toBe('already-decided')
    expect(await refused('POST api/Live/apply', fan, filled)).toBe('id-number-taken')
    const { rows } = await pool.query('SELECT * FROM anchor_application WHERE account_id = $1', [person.id])
    expect(JSON.stringify(rows)).not.toMatch(/李小红|E7654321|coach_li/)
    const { list } = await good('GET api/Desk/applications', admin)
    expect(JSON.stringify(list)).not.toMatch(/李小红|E7654321|coach_li/)
    expect((await good('GET api/Desk/waiting', admin)).applications).toBe(1)
    expect(await good('POST api/Desk/seeApplication', admin, { account: person.id })).toMatchObject({
      real_name: '李小红',
      id_number: 'E7654321',
    })
    const decide = { account: person.id, act: 'refuse' }
    expect(await refused('POST api/Desk/decideApplication', admin, decide)).toBe('invalid-input')
    await good('POST api/Desk/decideApplication', admin, { ...decide, reason: '照片不清楚' })
    expect(await good('GET api/Live/application', person)).toMatchObject({ state: 'refused', reason: '照片不清楚' })
    await good('POST api/Live/apply', person, filled)
    await good('POST api/Desk/decideApplication', admin, { account: person.id, act: 'approve' })
    expect(await refused('POST api/Desk/decideApplication', admin, { account: person.id, act: 'approve' })).toBe('already-decided')
    expect((await good('GET api/Member/info', person)).is_anchor).toBe(1)
    expect((await good('GET api/Live/getStudio', person)).room).toMatchObject({ uid: person.id, is_live: false })
    const acts = (await good('GET api/Desk/audit', admin, { subject: `user ${person.id}` })).list.map(({ act }: { act: string }) => act)
    expect(acts).toEqual(['anchor.approve', 'anchor.refuse', 'anchor.see'])
  })
})

describe('stream key', () => {
  it('has 256 bits, is matched by hash only, can be read by its owner, and is void once rotated', async () => {
    const first = await good('GET api/Live/getLiveUrl', anna)
    expect(Buffer.from(first.key, 'base64url')).toHaveLength(32)
    expect((await good('GET api/Live/getLiveUrl', anna)).key).toBe(first.key)
    expect((await roomOfKey(world.db, streamKeyHash(first.key)))?.id).toBe(anna.room)
    const { rows } = await pool.query('SELECT * FROM room')
    expect(JSON.stringify(rows)).not.toContain(first.key)
    const next = await good('POST api/Live/rotateKey', anna)
    expect(next.key).not.toBe(first.key)
    expect(await roomOfKey(world.db, streamKeyHash(first.key))).toBeUndefined()
    expect((await roomOfKey(world.db, streamKeyHash(next.key)))?.id).toBe(anna.room)
  })
})

describe('former stream key', () => {
  it('is rejected and reported in its studio, whatever this server has seen of it', async () => {
    const carl = await world.streamer('carl')
    const { key } = await good('GET api/Live/getLiveUrl', carl)
    await good('POST api/Live/rotateKey', carl)
    const { rows } = await pool.query('SELECT * FROM former_stream_key WHERE room_id = $1', [carl.room])
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(key)
    const payload = { action: 'on_publish', stream: carl.room, param: `?key=${key}`, client_id: 'old' }
    const url = `/hook/${outsideEnv.STREAM_HOOK_SECRET}`
    const response = await world.app.http.inject({ method: 'POST', url, remoteAddress: '127.0.0.1', payload })
    expect(response.statusCode).toBe(403)
    expect((await good('GET api/Live/getHealth', carl)).troubles).toMatchObject([{ kind: 'key' }])
  })

  it('is one of a few, kept for a limited time', async () => {
    const dora = await world.streamer('dora')
    const keys: string[] = []
    for (let change = 0; change <= formerKeys.most; change += 1) {
      keys.push((await good('GET api/Live/getLiveUrl', dora)).key)
      await good('POST api/Live/rotateKey', dora)
    }
    const now = Date.now()
    const roomsOf = (at: number) => Promise.all(keys.map((key) => roomOfFormerKey(world.db, key, at)))
    expect(await roomsOf(now)).toEqual([null, ...keys.slice(1).map(() => dora.room)])
    expect(await roomsOf(now + formerKeys.retention + 60_000)).toEqual(keys.map(() => null))
    const { key } = await good('GET api/Live/getLiveUrl', dora)
    expect(await roomOfFormerKey(world.db, key, now)).toBeNull()
  })
})

describe('room info', () => {
  it('is changed by its streamer within the limits', async () => {
    await good('POST api/Live/setPlacard', anna, { placard: '字'.repeat(50) })
    expect(await refused('POST api/Live/setPlacard', anna, { placard: '字'.repeat(51) })).toBe('invalid-input')
    expect((await good('GET api/Live/getPlacard', null, { id: anna.room })).placard).toBe('字'.repeat(50))
    await good('GET api/live/setTitle', anna, { title: '  今晚  德比 ' })
    expect(await refused('GET api/live/setTitle', anna, { title: ' ' })).toBe('invalid-input')
    for (const title of ['\u200e\u200b', 'a\u0000b']) expect(await refused('GET api/live/setTitle', anna, { title })).toBe('invalid-input')
    await good('GET api/live/setTitle', anna, { title: '\u2068今晚\u2069 \u200b德\u200e比' })
    await good('POST api/member/setBadgeName', anna, { badge_name: '安娜团' })
    await good('POST api/member/setAutoReply', anna, { auto_reply: '欢迎' })
    const dirty = '加 微信 看球'
    const announced = { title: dirty, start_at: new Date(world.app.context.clock.now() + 3_600_000).toISOString(), category: 1 }
    for (const [key, input] of [
      ['GET api/live/setTitle', { title: dirty }],
      ['POST api/Live/setLiveInfo', { title: dirty }],
      ['POST api/Live/mobileStartRoom', { title: dirty }],
      ['POST api/Live/setPlacard', { placard: dirty }],
      ['POST api/member/setBadgeName', { badge_name: '傻.逼' }],
      ['POST api/member/setAutoReply', { auto_reply: dirty }],
      ['POST api/Live/setReserveLiveNew', announced],
    ] as const)
      expect([key, await refused(key, anna, input)]).toEqual([key, 'word-refused'])
    expect(await refused('POST api/Live/setLiveInfo', anna, { match_id: 'no-such' })).toBe('not-found')
    expect(await refused('POST api/Live/setLiveInfo', anna, { cover: '/media/AAAAAAAAAAAAAAAAAAAAAA.png' })).toBe('invalid-input')
    expect(await refused('POST api/Live/setLiveInfo', anna, { game: 'go' })).toBe('invalid-input')
    await good('POST api/Live/setLiveInfo', anna, { category: 3, game: 'go', chat: { slow_seconds: 5 } })
    const seen = await good('GET api/Live_streaming/getRoomInfo', fan, { id: anna.room })
    expect(seen).toMatchObject({
      title: '今晚 德比',
      category: 3,
      game: 'go',
      auto_reply: null,
      chat: { slow_seconds: 5 },
      badge_name: '安娜团',
    })
    expect((await good('GET api/Live_streaming/getRoomInfo', anna, { id: anna.room })).auto_reply).toBe('欢迎')
    // Delay of the picture behind the feed: viewers get it, and other changes leave it unchanged.
    expect(seen.picture_offset).toBe(0)
    expect((await good('POST api/Live/setLiveInfo', anna, { picture_offset: -1_500 })).picture_offset).toBe(-1_500)
    for (const picture_offset of [120_001, -120_001, 1.5])
      expect(await refused('POST api/Live/setLiveInfo', anna, { picture_offset })).toBe('invalid-input')
    expect(await refused('POST api/Live/setLiveInfo', fan, { picture_offset: 1_000 })).toBe('forbidden')
    await good('POST api/Live/setLiveInfo', anna, { title: '今晚 德比' })
    expect((await good('GET api/Live_streaming/getRoomInfo', fan, { id: anna.room })).picture_offset).toBe(-1_500)
    await good('POST api/Live/setLiveInfo', anna, { category: 1 })
    expect((await good('GET api/Live/getStudio', anna)).room.game).toBe(null)
  })
})

describe('broadcast', () => {
  const lists: [ApiKey, object][] = [
    ['GET api/Live/getRoomList', {}],
    ['GET api/Live/getBucketRoomList', { type: '1' }],
    ['GET api/Live_streaming/getLiveList', { sort: 'new' }],
    ['POST api/Live_streaming/getLiveHotList', {}],
  ]
  const idsOf = async (key: ApiKey, input: object) => (await good(key, null, input)).list.map(({ id }: { id: string }) => id)

  it('adds the room to the lists and removes it again, and keeps a record', async () => {
    for (const [key, input] of lists) expect([key, await idsOf(key, input)]).toEqual([key, []])
    const { live, studio } = await good('GET api/Live/startRoom', anna, { title: '开播了', category: '1' })
    expect(live.key).toBe((await good('GET api/Live/getLiveUrl', anna)).key)
    expect(studio.broadcast).toMatchObject({ title: '开播了', ended_at: null })
    for (const [key, input] of lists) expect([key, await idsOf(key, input)]).toEqual([key, [anna.room]])
    expect(await idsOf('GET api/Live/getBucketRoomList', { type: '2' })).toEqual([])
    const again = await good('POST api/Live/mobileStartRoom', anna)
    expect(again.studio.broadcast.id).toBe(studio.broadcast.id)
    const index = await good('POST api/Live_streaming/getIndexLiveList', null, { type: 0, r: 'abc' })
    expect(index).toMatchObject({ live: 1, groups: [{ category: 1, live: 1 }] })
    expect(index.list[0].id).toBe(anna.room)
    expect(index.total).toBeGreaterThan(1)
    expect((await good('GET api/Live/getUserStatus', null, { uid: anna.id })).is_live).toBe(true)
    const ended = await good('GET api/Live/endRoom', anna)
    expect(ended).toMatchObject({ id: studio.broadcast.id, end_reason: 'ended' })
    // The response may have been lost: a retry returns the same.
    expect(await good('GET api/Live/endRoom', anna)).toEqual(ended)
    for (const [key, input] of lists) expect([key, await idsOf(key, input)]).toEqual([key, []])
    expect((await good('GET api/Live/getBroadcastList', anna)).total).toBe(1)
    expect((await good('POST api/Live_streaming/getHotList', null)).list.length).toBeGreaterThan(1)
  })

  it('is one per room, however many concurrent starts there are', async () => {
    await Promise.all(Array.from({ length: 8 }, () => good('GET api/Live/startRoom', bert)))
    expect((await good('GET api/Live/getBroadcastList', bert)).total).toBe(1)
    await good('GET api/Live/endRoom', bert)
  })

  it('returns 304 to a client with a current list', async () => {
    const first = await world.app.http.inject({ url: '/api/Live/getRoomList' })
    const etag = first.headers.etag as string
    const second = await world.app.http.inject({ url: '/api/Live/getRoomList', headers: { 'if-none-match': etag } })
    expect([first.statusCode, second.statusCode]).toEqual([200, 304])
  })

  it('is found by streamer and title while it is on', async () => {
    await good('GET api/Live/startRoom', bert, { title: '焦点战' })
    const nickname = (await good('GET api/Member/info', bert)).user_nickname
    expect((await good('GET api/Search/anchor', null, { name: nickname.slice(0, 10) })).list.map(({ id }: { id: string }) => id)).toContain(
      bert.id,
    )
    expect((await good('GET api/Search/live', null, { name: 'jiaodian' })).list.map(({ id }: { id: string }) => id)).toEqual([bert.room])
    await good('GET api/Live/endRoom', bert)
  })
})

describe('followers', () => {
  it('are counted, listed by the follower, and never include oneself', async () => {
    expect(await good('POST api/Member/attention', fan, { uid: anna.id, on: true })).toEqual({ followed: true, followers: 1 })
    expect(await good('POST api/Member/attention', fan, { uid: anna.id, on: true })).toEqual({ followed: true, followers: 1 })
    expect(await refused('POST api/Member/attention', anna, { uid: anna.id, on: true })).toBe('forbidden')
    expect(await refused('POST api/Member/attention', fan, { uid: '999999', on: true })).toBe('not-found')
    await good('POST api/Member/attention', fan, { uid: bert.id, on: true })
    await good('GET api/Live/startRoom', bert)
    const { list, total, live } = await good('GET api/User/attentionList', fan)
    expect([list.map(({ uid }: { uid: string }) => uid), total, live]).toEqual([[bert.id, anna.id], 2, 1])
    expect((await good('GET api/Member/follows', fan)).list.map(({ kind }: { kind: string }) => kind)).toEqual(['streamer', 'streamer'])
    expect(await good('POST api/Member/attention', fan, { uid: bert.id, on: false })).toEqual({ followed: false, followers: 0 })
    await good('GET api/Live/endRoom', bert)
  })

  it('are notified of a broadcast once, on the devices that want it', async () => {
    const device = async (value4: boolean) =>
      (
        await call('POST api/Push/device', {
          body: {
            lang: 'zh',
            follows: [{ kind: 'streamer', id: anna.id, events: [] }],
            settings: { value1: true, value2: true, value3: true, value4 },
          },
        })
      ).data.device_id as string
    const [wants, silent] = [await device(true), await device(false)]
    // A device with push or a webhook can be notified; the test sends nothing.
    await pool.query(`UPDATE device SET webhook = '{"kind":"generic","url":"https://nowhere.invalid/"}' WHERE id = ANY($1)`, [
      [wants, silent],
    ])
    await good('GET api/Live/startRoom', anna)
    await outsidePicture(world, anna, 'on_publish')
    await vi.waitFor(async () => expect((await pool.query('SELECT 1 FROM broadcast WHERE alerted_at IS NOT NULL')).rowCount).toBe(1))
    const { rows } = await pool.query("SELECT key, notice->'room'->>'uid' AS uid FROM alert WHERE kind = 'live' AND match_id = $1", [
      `room.${anna.room}`,
    ])
    expect(rows.map(({ uid }) => uid).slice(-1)).toEqual([anna.id])
    const key = rows.at(-1).key
    const { settleAlert } = await import('../../../server/features/alert/settle.ts')
    await settleAlert({ db: world.db, jobs: { sendIn: async () => undefined } }, key, Date.now())
    const deliveries = await pool.query('SELECT device_id FROM delivery WHERE alert_key = $1', [key])
    expect(deliveries.rows.map(({ device_id }) => device_id)).toEqual([wants])
    await good('GET api/Live/endRoom', anna)
    await outsidePicture(world, anna, 'on_unpublish')
  })
})

it('a broadcast that fails to end does not block the end of others', async () => {
  await good('GET api/Live/startRoom', anna)
  await good('GET api/Live/startRoom', bert)
  const { clock, log } = world.app.context
  let ends = 0
  const media = {
    info: () => ({ state: 'idle' }),
    onChange: () => () => undefined,
    async end() {
      ends += 1
      if (ends === 1) throw new Error('its recording cannot be written')
    },
  }
  const over: string[] = []
  const hub = { publish: () => undefined, sendToChannel: (channel: string) => void over.push(channel) }
  // The directory finds no room, as for blocked streamers; one room is closed.
  const directory = { get: () => undefined, read: async () => undefined }
  const lost = await world.streamer('lost')
  await good('GET api/Live/startRoom', lost)
  await pool.query('UPDATE room SET closed_at = now() WHERE id = $1', [lost.room])
  // Makes it the first that the sweep examines.
  await pool.query('UPDATE broadcast SET title = title WHERE ended_at IS NULL AND room_id <> $1', [lost.room])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const rest = { background: new Background(), now: Date.now, notify: async () => undefined, note: () => undefined }
  const deps = { db: world.db, log, clock, hub, media, directory, ...rest }
  const broadcasts = openBroadcasts(deps as never)
  vi.advanceTimersByTime(15_000)
  vi.useRealTimers()
  await broadcasts.close()
  expect(over.sort()).toEqual([`room:${anna.room}`, `room:${bert.room}`].sort())
  expect(await listOpen(world.db, [anna.room, bert.room])).toEqual([])
})

describe('announced broadcasts', () => {
  const later = (minutes: number) => new Date(world.app.context.clock.now() + minutes * 60_000).toISOString()

  it('are created, changed, ordered, hidden and withdrawn by their streamer only', async () => {
    const fields = { title: '周末德比', start_at: later(60), category: 1 }
    expect(await refused('POST api/Live/setReserveLiveNew', fan, fields)).toBe('forbidden')
    expect(await refused('POST api/Live/setReserveLiveNew', anna, { ...fields, start_at: later(-5) })).toBe('invalid-input')
    const [one, two] = [
      await good('POST api/Live/setReserveLiveNew', anna, fields),
      await good('POST api/Live/setReserveLiveNew', anna, { ...fields, start_at: later(30) }),
    ]
    // The response was lost, and the client sends it again.
    expect((await good('POST api/Live/setReserveLiveNew', anna, fields)).id).toBe(one.id)
    expect(
      (await good('GET api/Live_streaming/getReserveLiveList', null, { id: anna.room })).list.map(({ id }: { id: string }) => id),
    ).toEqual([two.id, one.id])
    expect((await good('GET api/Live_streaming/getRoomInfo', null, { id: anna.room })).next_at).toBe(two.start_at)
    expect(await refused('GET api/live/updateLive', bert, { id: one.id, title: 'x' })).toBe('not-found')
    expect(await refused('GET api/live/deleteReserveLive', bert, { id: one.id })).toBe('not-found')
    expect((await good('GET api/live/updateLive', anna, { id: one.id, title: '改了' })).title).toBe('改了')
    const mine = await good('POST api/Live/setLiveList', anna, {
      list: [
        { id: one.id, hidden: false },
        { id: two.id, hidden: true },
      ],
    })
    expect(mine.list.map(({ id, hidden }: { id: string; hidden: boolean }) => [id, hidden])).toEqual([
      [one.id, false],
      [two.id, true],
    ])
    expect((await good('GET api/Live_streaming/getReserveLiveList', null)).total).toBe(1)
    await good('GET api/live/deleteReserveLive', anna, { id: two.id })
    expect((await good('GET api/Live/getOwnReserveList', anna)).total).toBe(1)
  })

  it('are found by match, except hidden ones, and for half an hour if the streamer is late', async () => {
    const { clock } = world.app.context
    const make = (id: string, match_id: string | null, minutes: number, more = {}) =>
      insertAnnouncement(
        world.db,
        { id, room_id: anna.room, title: id, category: 1, match_id, start_at: new Date(later(minutes)), ...more },
        { most: 50, now: new Date(clock.now() - 86_400_000) },
      )
    await make('late', 'm-late', -20)
    await make('given-up', 'm-given-up', -40)
    await make('next', 'm-next', 20)
    await make('same', 'm-next', 25)
    await make('hidden', 'm-hidden', 20, { hidden: true })
    await make('none', null, 10)
    const next = (await findNext(world.db, new Date(clock.now()), [anna.room])).get(anna.room)
    expect(next?.matches).toEqual(['m-late', 'm-next'])
    expect(Math.round(((next?.at?.getTime() ?? 0) - clock.now()) / 60_000)).toBe(10)
    await pool.query('DELETE FROM announcement WHERE id = ANY($1)', [['late', 'given-up', 'next', 'same', 'hidden', 'none']])
  })

  it('are reserved, counted, and reminded of once', async () => {
    const soon = await good('POST api/Live/setReserveLiveNew', bert, { title: '马上', start_at: later(5), category: 2 })
    await good('POST api/live/reserveMatch2', fan, { id: soon.id, on: true })
    const { list } = await good('GET api/Live_streaming/getUserReserveLiveList', fan)
    expect(list).toMatchObject([{ id: soon.id, reserves: 1, state: 'announced' }])
    expect(await refused('POST api/live/reserveMatch2', fan, { id: 'none', on: true })).toBe('not-found')
    await good('POST api/live/reserveMatch2', fan, { id: soon.id, on: false })
    expect((await good('GET api/Live_streaming/getUserReserveLiveList', fan)).total).toBe(0)
  })
})

describe('going on the air', () => {
  const later = (minutes: number) => new Date(world.app.context.clock.now() + minutes * 60_000).toISOString()
  /** Devices with a signed-in user that an alert would notify. */
  const notifiedDevices = async (key: string): Promise<string[]> => {
    const { rows } = await pool.query<{ notice: MatchReference }>('SELECT notice FROM alert WHERE key LIKE $1', [key])
    const readers = await Promise.all(rows.map(({ notice }) => listReaders(world.db, notice, [])))
    return readers.flatMap((list) => list.map(({ device_id }) => device_id)).sort()
  }
  const device = (person: Person) =>
    pool.query(
      `INSERT INTO device (id, lang, settings, webhook, account_id)
       VALUES ($1, 'zh', '{"value1":true,"value2":true,"value3":true,"value4":true}', '{}', $1)`,
      [person.id],
    )

  it('early or late notifies followers and reservations once each; later broadcasts still get a reminder', async () => {
    const cleo = await world.streamer('cleo')
    const people = [await world.person('reserved'), await world.person('follower'), await world.person('both'), await world.person('other')]
    const [reserved, follower, both, other] = people as [Person, Person, Person, Person]
    for (const person of people) await device(person)
    const announce = (minutes: number) =>
      good('POST api/Live/setReserveLiveNew', cleo, { title: '快开播了', start_at: later(minutes), category: 2 })
    const [soon, evening] = [await announce(20), await announce(300)]
    for (const person of [reserved, both]) await good('POST api/live/reserveMatch2', person, { id: soon.id, on: true })
    for (const person of [follower, both]) await good('POST api/Member/attention', person, { uid: cleo.id, on: true })
    await good('POST api/live/reserveMatch2', other, { id: evening.id, on: true })
    await outsidePicture(world, cleo, 'on_publish')
    await good('GET api/Live/startRoom', cleo)
    const on = (await pool.query('SELECT id FROM broadcast WHERE room_id = $1', [cleo.room])).rows[0].id
    expect(await notifiedDevices(`broadcast:${on}:live`)).toEqual([reserved.id, follower.id, both.id].sort())
    // The clock advances to the times of the reminders.
    const { clock } = world.app.context
    const keys: string[] = []
    const notify = async (key: string): Promise<void> => void keys.push(key)
    const state = { card: await good('POST api/live/getLiveByUid', null, { uid: cleo.id }), broadcast: { started_at: new Date() } }
    const directory = { get: (id: string) => (id === cleo.room ? state : undefined) } as unknown as RoomDeps['directory']
    const remindAt = (minutes: number) => {
      const pass = minutes * 60_000
      const moved = { ...clock, origin: clock.origin, now: () => clock.now() + pass } as typeof clock
      return remindDue({ db: world.db, directory, clock: moved, now: () => Date.now() + pass, notify })
    }
    expect(await remindAt(15)).toBe(1)
    expect(keys).toEqual([])
    expect(await remindAt(295)).toBe(1)
    expect(keys).toEqual([`announced:${evening.id}:${evening.start_at}`])
    await good('GET api/Live/endRoom', cleo)
  })
})

describe('watch history', () => {
  it('is counted by the server clock and stored for signed-in users', async () => {
    await good('GET api/Live/startRoom', anna)
    await good('POST api/live/watched', fan, { id: anna.room, seconds: 300, behind: 4_200 })
    await good('POST api/live/watched', null, { id: anna.room, seconds: 300, behind: 500 })
    const { list } = await good('GET api/User/watchlistList', fan)
    expect(list).toMatchObject([{ room: { id: anna.room }, seconds: 0 }])
    expect(await good('GET api/Live/getHealth', anna)).toMatchObject({
      delays: [1, 0, 0, 1, 0, 0, 0, 0],
      delay_half: 500,
      delay_most: 4_200,
    })
    expect((await good('GET api/Live/endRoom', anna)).watchers).toBe(1)
  })
  it('is deleted on the viewer’s request, for that viewer only; the streamer keeps the viewer count', async () => {
    const other = await world.person('another-viewer')
    const watch = (who: Person) => good('POST api/live/watched', who, { id: bert.room, seconds: 10 })
    const watched = async (who: Person) =>
      (await good('GET api/User/watchlistList', who)).list.map(({ room }: { room: { id: string } }) => room.id)
    await good('GET api/Live/startRoom', bert)
    for (const who of [fan, other]) await watch(who)
    await good('POST api/User/clearWatchlist', fan)
    // Clearing twice is harmless, and a member who watches again reappears.
    await good('POST api/User/clearWatchlist', fan)
    expect([await watched(fan), await watched(other)]).toEqual([[], [bert.room]])
    await watch(fan)
    expect(await watched(fan)).toEqual([bert.room])
    expect((await good('GET api/Live/endRoom', bert)).watchers).toBe(2)
    await good('POST api/User/clearWatchlist', fan)
    const file = JSON.parse((await good('POST api/Member/export', fan)).file)
    expect([file.watched_rooms, file.watched_broadcasts]).toEqual([[], []])
    expect((await good('GET api/Live/getBroadcastList', bert)).list[0].watchers).toBe(2)
    expect((await call('POST api/User/clearWatchlist', { as: null, body: {} })).code).toBe(700)
  })
  it('levels have steps', async () => {
    expect((await good('GET api/User/anchorExperienceList', null, { uid: anna.id })).kind).toBe('anchor')
    expect((await good('POST api/member/growupList', fan)).list).toHaveLength(1)
    expect((await good('POST api/member/growupList', anna)).list).toHaveLength(2)
    expect(await good('POST api/live/share', fan, { id: anna.room })).toMatchObject({ shares: 1 })
  })
})

describe('when a streamer leaves', () => {
  it('ends the broadcast, and removes the room from every list', async () => {
    const gone = await world.streamer('leaving')
    await good('GET api/Live/startRoom', gone)
    const key = (await good('GET api/Live/getLiveUrl', gone)).key
    const file = JSON.parse((await good('POST api/Member/export', gone)).file)
    expect(file.application.real_name).toBe('陈小明')
    await world.leave(gone)
    expect(await refused('GET api/Live_streaming/getRoomInfo', null, { id: gone.room })).toBe('not-found')
    expect(await roomOfKey(world.db, streamKeyHash(key))).toBeUndefined()
    const { rows } = await pool.query('SELECT 1 FROM anchor_application WHERE account_id = $1', [gone.id])
    expect(rows).toEqual([])
  })
})
