// Permissions in a room: owner, manager here, manager elsewhere, streamer elsewhere, viewer, banned, guest; immediate effect; the log and
// the way to undo. R-ROOM-8, R-ROOM-9.
import { beforeAll, describe, expect, it } from 'vitest'
import type { ApiKey } from '../../../contract/api.ts'
import { roomLimits } from '../../../contract/limits/room-limits.ts'
import type { RoomHub } from '../../../server/core/live/hub.ts'
import { remindDue } from '../../../server/features/room/announcement/remind.ts'
import { Directory } from '../../../server/features/room/directory.ts'
import { standingIn } from '../../../server/features/room/store.ts'
import { openEvents } from '../../../server/parts/subscriptions.ts'
import { contractErrors } from '../../support/contract/spec-check.ts'
import type { Person } from '../../support/people/full-world.ts'
import { roomWorld, type Streamer } from '../../support/people/room-world.ts'

const world = await roomWorld()
const { call, pool } = world
let anna: Streamer
let bert: Streamer
const people: Record<'manager' | 'elsewhere' | 'viewer' | 'banned' | 'other', Person> = {} as never

/** The RoomManage calls that take their input in the query. */
const inQuery = new Set<ApiKey>([
  'POST api/RoomManage/relieveTaboo',
  'POST api/RoomManage/getLiveRoomManageList',
  'POST api/RoomManage/setAdministrations',
  'POST api/RoomManage/delLiveRoomManage',
])
const ask = (key: ApiKey, as: Person | null, input: object) =>
  call(key, { as, ...(key.startsWith('GET') || inQuery.has(key) ? { query: input as Record<string, string> } : { body: input }) })
async function good(key: ApiKey, as: Person, input: object) {
  const response = await ask(key, as, input)
  expect([key, response.error ?? 'done', contractErrors(key, response.data)]).toEqual([key, 'done', []])
  return response.data
}
const error = async (key: ApiKey, as: Person | null, input: object) => (await ask(key, as, input)).error
const mute = (as: Person, whom: Person, hours = 1) => error('POST api/Live/setTaboo', as, { id: anna.room, uid: whom.id, hours })

beforeAll(async () => {
  anna = await world.streamer('anna')
  bert = await world.streamer('bert')
  for (const name of ['manager', 'elsewhere', 'viewer', 'banned', 'other'] as const) people[name] = await world.person(name)
  await good('POST api/RoomManage/setAdministrations', anna, { id: anna.room, uid: people.manager.id })
  await good('POST api/RoomManage/setAdministrations', bert, { id: bert.room, uid: people.elsewhere.id })
  await good('POST api/live/liveKickout', anna, { id: anna.room, uid: people.banned.id })
})

describe('room manager calls', () => {
  const calls = (): [ApiKey, object][] => [
    ['POST api/Live/setTaboo', { id: anna.room, uid: people.other.id, hours: 1 }],
    ['POST api/RoomManage/muteList', { id: anna.room }],
    ['POST api/RoomManage/relieveTaboo', { id: anna.room, uid: people.other.id }],
    ['POST api/live/liveKickout', { id: anna.room, uid: people.other.id }],
    ['POST api/live/liveKickoutList', { id: anna.room }],
    ['POST api/live/relieveKickout', { id: anna.room, uid: people.other.id }],
    ['POST api/RoomManage/getLiveRoomManageList', { id: anna.room }],
    ['POST api/live/assistantList', { id: anna.room }],
    ['POST api/RoomManage/setAdministrations', { id: anna.room, uid: people.other.id }],
    ['POST api/RoomManage/delLiveRoomManage', { id: anna.room, uid: people.other.id }],
    ['POST api/RoomManage/log', { id: anna.room }],
  ]
  it('are allowed for the owner and managers of that room only', async () => {
    for (const [key, input] of calls()) {
      const by = [people.elsewhere, bert, people.viewer, people.banned]
      expect([key, await Promise.all(by.map((as) => error(key, as, input)))]).toEqual([key, by.map(() => 'forbidden')])
      expect([key, await error(key, null, input)]).toEqual([key, 'auth-lost'])
      expect([key, await error(key, anna, { ...input, id: 'no-such-room' })]).toEqual([key, 'forbidden'])
    }
    for (const as of [people.manager, anna]) for (const [key, input] of calls()) await good(key, as, input)
  })

  it('do not let a manager restrict the owner, another manager or themselves, nor the owner themselves', async () => {
    await good('POST api/RoomManage/setAdministrations', anna, { id: anna.room, uid: people.other.id })
    for (const key of ['POST api/Live/setTaboo', 'POST api/live/liveKickout'] as const)
      for (const [by, whom] of [
        [people.manager, anna],
        [people.manager, people.other],
        [people.manager, people.manager],
        [anna, anna],
      ] as const)
        expect(await error(key, by, { id: anna.room, uid: whom.id, hours: 1 })).toBe('forbidden')
    expect(await mute(anna, people.other)).toBeUndefined()
    expect(await error('POST api/Live/setTaboo', anna, { id: anna.room, uid: '999999', hours: 1 })).toBe('not-found')
    expect(await mute(anna, people.viewer, 721)).toBe('invalid-input')
    await good('POST api/RoomManage/delLiveRoomManage', anna, { id: anna.room, uid: people.other.id })
  })

  it('let only the owner remove a manager who appointed others', async () => {
    const { manager, other, viewer } = people
    await good('POST api/RoomManage/setAdministrations', manager, { id: anna.room, uid: other.id })
    await good('POST api/RoomManage/setAdministrations', other, { id: anna.room, uid: viewer.id })
    const list = await good('POST api/RoomManage/getLiveRoomManageList', viewer, { id: anna.room })
    expect(list).toMatchObject({ total: 3, most: 200 })
    expect(list.list.map(({ uid, made }: { uid: string; made: number }) => [uid, made])).toEqual([
      [manager.id, 1],
      [other.id, 1],
      [viewer.id, 0],
    ])
    expect(await error('POST api/RoomManage/delLiveRoomManage', viewer, { id: anna.room, uid: other.id })).toBe('forbidden')
    await good('POST api/RoomManage/delLiveRoomManage', manager, { id: anna.room, uid: viewer.id })
    await good('POST api/RoomManage/delLiveRoomManage', anna, { id: anna.room, uid: other.id })
    expect(await error('POST api/RoomManage/log', other, { id: anna.room })).toBe('forbidden')
  })

  it('send one notification to new and former managers: by whom, in whose room, and the current status', async () => {
    const { manager } = people
    const someone = await world.person('someone')
    const notified = async () => (await good('GET api/Notification/getList', someone, {})).list
    const named = { id: anna.room, uid: someone.id }
    await good('POST api/RoomManage/setAdministrations', manager, named)
    // An existing manager is not notified again.
    await good('POST api/RoomManage/setAdministrations', anna, named)
    const of = (event: string, by: Person) => ({ kind: 'system', event, person: { uid: by.id }, read: false })
    const [made] = await notified()
    expect(await notified()).toMatchObject([of('manager-made', manager)])
    const { nickname } = (await good('GET api/Live_streaming/getRoomInfo', someone, { id: anna.room })) as { nickname: string }
    expect(made.name).toEqual({ zh: nickname, en: nickname, vi: nickname })
    // The name is current at the time of reading.
    await pool.query("UPDATE account SET nickname = 'renamed' WHERE id = $1", [anna.id])
    expect((await notified())[0].name).toEqual({ zh: 'renamed', en: 'renamed', vi: 'renamed' })
    await pool.query('UPDATE account SET nickname = $2 WHERE id = $1', [anna.id, nickname])
    await good('POST api/Notification/read', someone, { id: made.id })
    await good('POST api/RoomManage/delLiveRoomManage', anna, named)
    expect(await notified()).toMatchObject([{ ...of('manager-ended', anna), name: null }])
    expect(Number((await notified())[0].id)).toBeGreaterThan(Number(made.id))
    const [ended] = (await good('POST api/RoomManage/log', anna, { id: anna.room })).list
    expect(await error('POST api/RoomManage/undo', anna, { id: anna.room, entry: ended.id })).toBeUndefined()
    expect(await notified()).toMatchObject([{ ...of('manager-made', anna), name: null }])
    const [restored] = await notified()
    // A manager who resigns is not notified.
    await good('POST api/RoomManage/delLiveRoomManage', someone, named)
    expect(await notified()).toEqual([restored])
  })

  it('notify with the stored name if an earlier version stored one', async () => {
    const someone = await world.person('told-before')
    await pool.query(
      `INSERT INTO notification (account_id, cause, kind, event, actor_id, detail, at)
        VALUES ($1, 'manager-made of old', 'system', 'manager-made', $2, '{"name":{"zh":"安娜","en":"安娜","vi":"安娜"}}', now())`,
      [someone.id, people.manager.id],
    )
    const { list } = await good('GET api/Notification/getList', someone, {})
    expect(list).toMatchObject([{ event: 'manager-made', person: { uid: people.manager.id }, name: { zh: '安娜' } }])
  })

  it('return the new manager even if removed again before the response', async () => {
    const someone = await world.person('ended-at-once')
    await pool.query(`
      CREATE FUNCTION end_at_once() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        DELETE FROM room_manager WHERE account_id = NEW.account_id; RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER end_at_once AFTER INSERT ON room_manager DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION end_at_once()`)
    try {
      expect(await good('POST api/RoomManage/setAdministrations', anna, { id: anna.room, uid: someone.id })).toMatchObject({
        ...{ uid: someone.id, made_by: anna.id, made: 0 },
      })
    } finally {
      await pool.query('DROP FUNCTION end_at_once CASCADE')
    }
  })

  it('appoint 200 managers and no more, however many concurrent requests there are', async () => {
    const fill = roomLimits.managers - 5
    await pool.query(`INSERT INTO room_manager SELECT $1, 'filler' || n, $2, now() FROM generate_series(1, $3::int) n`, [
      bert.room,
      bert.id,
      fill - 1,
    ])
    const many = Object.values(people).filter(({ id }) => id !== people.elsewhere.id)
    const more = [...many, anna, ...(await Promise.all(['m1', 'm2', 'm3'].map((name) => world.person(name))))]
    const heard = await Promise.all(more.map(({ id }) => error('POST api/RoomManage/setAdministrations', bert, { id: bert.room, uid: id })))
    expect(heard.filter((one) => one === undefined)).toHaveLength(5)
    expect(heard.filter((one) => one === 'limit-reached')).toHaveLength(more.length - 5)
    const { rows } = await pool.query('SELECT count(*)::int AS total FROM room_manager WHERE room_id = $1', [bert.room])
    expect(rows[0].total).toBe(200)
  })
})

describe('room restriction', () => {
  it('applies at once: everywhere it is checked, and on the bus for open sockets', async () => {
    const { viewer } = people
    const heard: unknown[] = []
    const hub = world.app.context.hub as unknown as RoomHub
    hub.onStanding((change) => heard.push([change.accountId, change.role, change.mutedUntil !== null, change.kickedUntil !== null]))
    const before = Date.now()
    expect(await mute(people.manager, viewer, 2)).toBeUndefined()
    const standing = await standingIn(world.db, anna.room, viewer.id)
    expect((standing.mutedUntil ?? 0) - before).toBeGreaterThanOrEqual(2 * 3_600_000)
    const status = (await good('GET api/Live/getUserStatus', viewer, { id: anna.room })).me
    expect(status).toMatchObject({ role: 'viewer', kicked: false, muted_until: new Date(standing.mutedUntil ?? 0).toISOString() })
    await good('POST api/live/liveKickout', anna, { id: anna.room, uid: viewer.id, hours: 3, reason: '刷屏' })
    const info = await good('GET api/Live_streaming/getRoomInfo', viewer, { id: anna.room })
    expect([info.me.kicked, info.stream.url]).toEqual([true, null])
    await good('POST api/live/relieveKickout', anna, { id: anna.room, uid: viewer.id })
    await good('POST api/RoomManage/relieveTaboo', people.manager, { id: anna.room, uid: viewer.id })
    expect(await error('POST api/RoomManage/relieveTaboo', anna, { id: anna.room, uid: viewer.id })).toBe('not-found')
    await good('POST api/RoomManage/setAdministrations', anna, { id: anna.room, uid: viewer.id })
    expect(heard).toEqual([
      [viewer.id, 'viewer', true, false],
      [viewer.id, 'viewer', true, true],
      [viewer.id, 'viewer', true, false],
      [viewer.id, 'viewer', false, false],
      [viewer.id, 'manager', false, false],
    ])
    await good('POST api/RoomManage/delLiveRoomManage', anna, { id: anna.room, uid: viewer.id })
  })

  it('expires by itself', async () => {
    await mute(anna, people.viewer)
    const at = Date.now() + 3_600_001
    expect((await standingIn(world.db, anna.room, people.viewer.id, at)).mutedUntil).toBeNull()
  })
})

describe('room log', () => {
  const log = async (as: Person) => (await good('POST api/RoomManage/log', as, { id: anna.room })).list
  const undo = (as: Person, entry: number) => error('POST api/RoomManage/undo', as, { id: anna.room, entry })

  it('records who did what to whom, and can restore the previous state', async () => {
    const { viewer, manager } = people
    await good('POST api/RoomManage/relieveTaboo', anna, { id: anna.room, uid: viewer.id })
    await good('POST api/Live/setTaboo', manager, { id: anna.room, uid: viewer.id, hours: 1, reason: '剧透' })
    const first = (await standingIn(world.db, anna.room, viewer.id)).mutedUntil
    await good('POST api/Live/setTaboo', anna, { id: anna.room, uid: viewer.id, hours: 24 })
    const [last, earlier] = await log(manager)
    expect(last).toMatchObject({ act: 'mute', hours: 24, by: { uid: anna.id }, subject: { uid: viewer.id }, can_undo: true })
    expect(earlier).toMatchObject({ act: 'mute', hours: 1, reason: '剧透', by: { uid: manager.id }, can_undo: false })
    expect(await undo(manager, earlier.id)).toBe('already-decided')
    expect(await undo(people.elsewhere, last.id)).toBe('forbidden')
    expect(await undo(anna, last.id)).toBeUndefined()
    expect((await standingIn(world.db, anna.room, viewer.id)).mutedUntil).toBe(first)
    expect(await undo(anna, last.id)).toBe('already-decided')
    expect(await undo(manager, earlier.id)).toBeUndefined()
    expect((await standingIn(world.db, anna.room, viewer.id)).mutedUntil).toBeNull()
    expect((await log(anna))[0]).toMatchObject({ undone_by: { uid: anna.id }, can_undo: false })
  })

  it('restores a removed manager, but only for users who may appoint one', async () => {
    await good('POST api/RoomManage/delLiveRoomManage', anna, { id: anna.room, uid: people.manager.id })
    const [last] = await log(anna)
    expect(last.act).toBe('unmanager')
    expect(await undo(people.manager, last.id)).toBe('forbidden')
    expect(await undo(anna, last.id)).toBeUndefined()
    expect((await standingIn(world.db, anna.room, people.manager.id)).role).toBe('manager')
  })
})

describe('reminder of an announced broadcast', () => {
  it('is sent once for each start', async () => {
    const { clock, db, log } = world.app.context
    const start_at = new Date(clock.now() + 5 * 60_000).toISOString()
    const made = await good('POST api/Live/setReserveLiveNew', anna, { title: '马上', start_at, category: 1 })
    const media = { playbackCounts: async () => new Map<string, number>(), newestStill: () => null }
    const directory = new Directory({ db, events: openEvents(), log, clock, media, hub: { online: () => 0 }, now: Date.now })
    await directory.read()
    const notified: string[] = []
    const sendReminders = () => remindDue({ db, directory, clock, now: Date.now, notify: async (key) => void notified.push(key) })
    await Promise.all([sendReminders(), sendReminders()])
    await sendReminders()
    expect(notified).toEqual([`announced:${made.id}:${start_at}`])
    await good('GET api/live/updateLive', anna, { id: made.id, start_at: new Date(clock.now() + 8 * 60_000).toISOString() })
    await sendReminders()
    expect(notified).toHaveLength(2)
    await directory.close()
  })

  it('that failed is sent on the next check, and does not block others', async () => {
    const { clock, db, log } = world.app.context
    const [first, second] = [4, 6].map((minutes) => new Date(clock.now() + minutes * 60_000).toISOString())
    for (const start_at of [first, second]) await good('POST api/Live/setReserveLiveNew', anna, { title: '马上', start_at, category: 1 })
    const media = { playbackCounts: async () => new Map<string, number>(), newestStill: () => null }
    const directory = new Directory({ db, events: openEvents(), log, clock, media, hub: { online: () => 0 }, now: Date.now })
    await directory.read()
    const notified = new Set<string>()
    let isBroken = true
    const notify = async (key: string): Promise<void> => {
      if (isBroken && key.endsWith(first ?? '')) throw new Error('the database is away')
      notified.add(key.slice(key.indexOf(':', 'announced:'.length) + 1))
    }
    const sendReminders = () => remindDue({ db, directory, clock, now: Date.now, notify })
    await expect(sendReminders()).rejects.toThrow('away')
    expect([...notified]).toEqual([second])
    isBroken = false
    await sendReminders()
    expect([...notified].sort()).toEqual([first, second])
    expect(await sendReminders()).toBe(0)
    await directory.close()
  })
})
