// Check-in, tasks and shares: once a day in the user's zone, counted from real acts.
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiData, ApiKey } from '../../../contract/api.ts'
import type { NewsArticle } from '../../../contract/news.ts'
import { type Act, acts } from '../../../contract/task/task.ts'
import { inTransaction } from '../../../server/core/database/transaction.ts'
import { insertPost } from '../../../server/features/circle/post/store.ts'
import { insertCircles } from '../../../server/features/circle/store.ts'
import { type MatchState, newState } from '../../../server/features/match/state.ts'
import { insertMatches, upsertLeagues, upsertTeams } from '../../../server/features/match/store.ts'
import { proveLedger } from '../../../server/features/money/ledger/proof.ts'
import { insertNews } from '../../../server/features/news/store.ts'
import { insertRoom } from '../../../server/features/room/store.ts'
import { countAct, deleteTasksOf } from '../../../server/features/task/store.ts'
import { takeCategoryPresets } from '../../../server/features/video/presets.ts'
import { insertVideo } from '../../../server/features/video/store.ts'
import { aFixture, aLeague, aTeam, kickOff } from '../../support/match/match-build.ts'
import { type Asking, endScene, type MoneyScene, moneyScene } from '../../support/money/money-scene.ts'
import { soak } from '../../support/soak.ts'

let scene: MoneyScene
beforeAll(async () => {
  scene = await moneyScene({ at: Date.parse('2026-11-21T12:00:00Z') })
  await upsertLeagues(scene.db, [aLeague('l1')])
  await upsertTeams(scene.db, [aTeam('t1'), aTeam('t2')])
  await insertMatches(scene.db, [
    newState(aFixture('m1'), new Date(kickOff).toISOString()),
    newState(aFixture('m2'), new Date(kickOff).toISOString()),
    playing('m3'),
  ])
  await insertNews(scene.db, ['n1', 'n2', 'n3', 'n4'].map(anArticle))
})
const playing = (id: string): MatchState => {
  const state = newState(aFixture(id), new Date(kickOff).toISOString())
  return { ...state, core: { ...state.core, status: 'live' } }
}
const anArticle = (id: string): NewsArticle => ({
  id,
  topic: 'report',
  sport: 'football',
  league_id: 'l1',
  match_id: null,
  team_ids: [],
  title: { zh: id, en: id, vi: id },
  summary: { zh: id, en: id, vi: id },
  cover: '/news/x.svg',
  author: { zh: id, en: id, vi: id },
  published_at: '2026-11-01T00:00:00.000Z',
  comments: 0,
  body: [],
})
afterAll(() => endScene(scene))
const call = <K extends ApiKey>(key: K, asking: Asking) => scene.call<ApiData<K>>(key, asking)
const someone = (): string => `t${randomUUID().slice(0, 8)}`
const list = async (as: string, tz = 'UTC') => (await call('POST api/Activity/pcSignTaskList', { as, body: { tz } })).data
const sign = (as: string, id: string, tz = 'UTC') => call('POST api/Activity/task_handle_sign', { as, body: { id, tz } })
const gold = async (as: string) => (await call('GET api/Balance/getInfo', { as })).data.gold
const day = 86_400_000
/** Signs today's check-in slot. */
const signToday = async (as: string, tz = 'UTC') =>
  sign(as, (await list(as, tz)).sign.find(({ state }) => state === 'today')?.id ?? '0', tz)
const act = (account: string, what: Act, count = 1) =>
  inTransaction(scene.db, (tx) => countAct(tx, { account, act: what, count, now: scene.now() }))

describe('check-in', () => {
  it('pays seven seats in seven days, the last with the bonus, and starts over', async () => {
    const as = someone()
    const paid: number[] = []
    for (let index = 0; index < 8; index += 1) {
      const { data } = await signToday(as)
      paid.push(data.lz_num)
      expect([data.num, data.bonus]).toEqual([(index % 7) + 1, index === 6])
      scene.pass(day)
    }
    expect(paid).toEqual([10, 15, 20, 25, 30, 40, 100, 10])
    // Plus five coins a day for the check-in task.
    expect(await gold(as)).toBe(250 + 8 * 5)
  })

  it('cannot be done twice, even from two tabs at once', async () => {
    const as = someone()
    const before = await list(as)
    expect([before.is_sign, before.streak, before.sign.map(({ state }) => state)[0]]).toEqual([0, 0, 'today'])
    const tabs = await Promise.all(Array.from({ length: soak(20, 200) }, () => sign(as, '1')))
    expect(tabs.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(new Set(tabs.filter(({ code }) => code !== 0).map(({ error }) => error))).toEqual(new Set(['already-signed']))
    expect([await gold(as), (await list(as)).is_sign]).toEqual([15, 1])
    expect((await sign(as, '2')).error).toBe('not-found')
    expect((await sign(as, '9')).error).toBe('not-found')
  })

  it('follows midnight in the reader’s time zone', async () => {
    const [east, west] = [someone(), someone()]
    scene.pass(Date.parse('2026-12-10T16:30:00Z') - scene.now())
    expect((await signToday(east, 'Asia/Shanghai')).data.day).toBe('2026-12-11')
    expect((await signToday(west, 'America/New_York')).data.day).toBe('2026-12-10')
    scene.pass(Date.parse('2026-12-11T04:59:59Z') - scene.now())
    expect([(await list(east, 'Asia/Shanghai')).is_sign, (await list(west, 'America/New_York')).is_sign]).toEqual([1, 1])
    scene.pass(1_000)
    expect((await list(west, 'America/New_York')).is_sign).toBe(0)
    expect((await signToday(west, 'America/New_York')).data.num).toBe(2)
    scene.pass(Date.parse('2026-12-11T16:00:00Z') - scene.now())
    expect((await signToday(east, 'Asia/Shanghai')).data).toMatchObject({ num: 2, day: '2026-12-12' })
  })

  it('gains nothing from another time zone', async () => {
    const as = someone()
    scene.pass(Date.parse('2026-12-20T11:00:00Z') - scene.now())
    const zones = ['Pacific/Kiritimati', 'UTC', 'Pacific/Pago_Pago', 'Asia/Shanghai', 'America/New_York']
    const results = []
    for (const tz of zones) results.push(await signToday(as, tz))
    expect(results.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(await gold(as)).toBe(15)
  })

  it('cannot be repeated by setting the device clock further east', async () => {
    const as = someone()
    // 23:30 of the 25th in Shanghai; already the 26th in Auckland.
    scene.pass(Date.parse('2026-12-25T15:30:00Z') - scene.now())
    expect((await signToday(as, 'Asia/Shanghai')).data.day).toBe('2026-12-25')
    expect(await list(as, 'Pacific/Auckland')).toMatchObject({ is_sign: 1 })
    expect((await sign(as, '2', 'Pacific/Auckland')).error).toBe('not-found')
    // After midnight in the zone of the check-in, the reader's current zone sets the day.
    scene.pass(30 * 60_000)
    expect((await signToday(as, 'Pacific/Auckland')).data).toMatchObject({ num: 2, day: '2026-12-26' })
    expect((await sign(as, '3', 'Asia/Shanghai')).error).toBe('not-found')
    expect((await list(as, 'Asia/Shanghai')).sign.map(({ state }) => state).slice(0, 3)).toEqual(['taken', 'taken', 'later'])
  })

  it('makes up one missed day with a card, of which every user has one', async () => {
    const as = someone()
    scene.pass(Date.parse('2027-01-01T12:00:00Z') - scene.now())
    await signToday(as)
    scene.pass(2 * day)
    const seats = (await list(as)).sign
    expect(seats.map(({ state }) => state).slice(0, 4)).toEqual(['taken', 'make-up', 'today', 'later'])
    expect((await sign(as, '2')).data).toMatchObject({ num: 2, lz_num: 15, made_up: true })
    expect((await signToday(as)).data.num).toBe(3)
    expect(await list(as)).toMatchObject({ streak: 3, make_up_cards: 0 })
    scene.pass(2 * day)
    expect((await list(as)).sign[3]?.state).toBe('missed')
    expect((await sign(as, '4')).error).toBe('no-make-up-card')
    expect((await signToday(as)).data.num).toBe(1)
  })

  it('spends no card on the seat that was today’s when it was tapped, a second before midnight', async () => {
    const as = someone()
    scene.pass(Date.parse('2027-01-10T12:00:00Z') - scene.now())
    await signToday(as)
    scene.pass(Date.parse('2027-01-11T23:59:59Z') - scene.now())
    const seat = (await list(as)).sign.find(({ state }) => state === 'today')
    const body = { id: seat?.id ?? '', tz: 'UTC', today: seat?.day }
    scene.pass(1_000)
    expect((await call('POST api/Activity/task_handle_sign', { as, body })).error).toBe('not-found')
    expect(await list(as)).toMatchObject({ is_sign: 0, make_up_cards: 1 })
    expect((await call('POST api/Activity/task_handle_sign', { as, body: { ...body, today: '2027-01-12' } })).data).toMatchObject({
      made_up: true,
    })
  })
})

describe('tasks', () => {
  it('are counted from actions and paid once a day', async () => {
    const as = someone()
    await list(as)
    const follow = async () => (await list(as)).today.find((task) => task.act === 'follow')
    expect(await follow()).toMatchObject({ progress: 0, goal: 3, is_complete: 0, lz_num: 15 })
    await act(as, 'follow', 2)
    expect([(await follow())?.progress, await gold(as)]).toEqual([2, 0])
    const done = await Promise.all(Array.from({ length: 10 }, () => act(as, 'follow')))
    expect(done.flat().reduce((sum, { paid }) => sum + paid, 0)).toBe(15)
    expect([await follow(), await gold(as)]).toMatchObject([{ progress: 3, is_complete: 1 }, 15])
    scene.pass(day)
    expect(await follow()).toMatchObject({ progress: 0, is_complete: 0 })
  })

  it('count the same action once a day, however often it is done and undone', async () => {
    const as = someone()
    const star = (...subjects: string[]) =>
      inTransaction(scene.db, (tx) => countAct(tx, { account: as, act: 'follow', subjects, now: scene.now() }))
    const follow = async () => (await list(as)).today.find((task) => task.act === 'follow')?.progress
    await Promise.all(Array.from({ length: 8 }, () => star('team t1')))
    await star('team t1', 'team t1')
    expect(await follow()).toBe(1)
    await star('team t1', 'team t2', 'league l1')
    expect([await follow(), await gold(as)]).toEqual([3, 15])
    scene.pass(day)
    await star('team t1')
    expect(await follow()).toBe(1)
  })

  it('exist for each act that is counted', async () => {
    const as = someone()
    const all = (await call('POST api/Activity_Config/user_task_list', { as, body: {} })).data.list
    // Every act has a task in the demonstration world, and a picture.
    expect(new Set(all.map(({ act: what }) => what))).toEqual(new Set(acts))
    for (const { img } of all) expect([img, existsSync(`public${img}`)]).toEqual([img, true])
  })

  it('gain at most one day from time zones: each calendar date pays once', async () => {
    const as = someone()
    scene.pass(day)
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC', 'Pacific/Kiritimati', 'Asia/Shanghai', 'Pacific/Pago_Pago']
    for (const tz of zones) {
      await list(as, tz)
      await act(as, 'reserve')
    }
    // At most three dates exist on earth at the same time.
    const paid = await gold(as)
    expect(paid).toBeGreaterThanOrEqual(20)
    expect(paid).toBeLessThanOrEqual(30)
    for (const tz of zones) {
      await list(as, tz)
      await act(as, 'reserve')
    }
    expect(await gold(as)).toBe(paid)
  })

  it('belong to the day shown to the reader, even without a check-in', async () => {
    const as = someone()
    // 25 hours apart: their dates always differ.
    for (const tz of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      await list(as, tz)
      await act(as, 'reserve')
      expect((await list(as, tz)).today.find((task) => task.act === 'reserve')).toMatchObject({ is_complete: 1 })
    }
  })

  it('are deleted with the account', async () => {
    const as = someone()
    await signToday(as)
    await call('POST api/Activity/seen', { as, body: { kind: 'news', id: 'n1' } })
    await deleteTasksOf(scene.db, as)
    for (const table of ['task_member', 'task_progress', 'task_subject', 'check_in'])
      expect((await scene.pool.query(`SELECT 1 FROM ${table} WHERE account_id = $1`, [as])).rowCount, table).toBe(0)
  })

  it('decrease when the act they count is undone', async () => {
    const as = someone()
    const undone = inTransaction(scene.db, async (tx) => {
      await countAct(tx, { account: as, act: 'reserve', now: scene.now() })
      throw new Error('the act failed')
    })
    await expect(undone).rejects.toThrow('the act failed')
    expect([await gold(as), (await list(as)).today.find((task) => task.act === 'reserve')?.progress]).toEqual([0, 0])
  })

  it('that are one-time are paid once in a lifetime', async () => {
    const as = someone()
    for (let index = 0; index < 3; index += 1) {
      await act(as, 'exchange')
      scene.pass(day)
    }
    expect(await gold(as)).toBe(20)
    const all = (await call('POST api/Activity_Config/user_task_list', { as, body: {} })).data
    expect(all.list.find((task) => task.act === 'exchange')).toMatchObject({ is_complete: 1, period: 'once' })
    expect([all.gold, all.earned_today]).toEqual([20, 0])
  })

  it('and check-in seats add up to today’s earnings, whatever they are paid for', async () => {
    const as = someone()
    const earned = async () => (await call('POST api/Activity_Config/user_task_list', { as, body: { tz: 'UTC' } })).data.earned_today
    await signToday(as)
    expect(await earned()).toBe(15)
    scene.pass(2 * day)
    const missed = (await list(as)).sign.find(({ state }) => state === 'make-up')
    const madeUp = (await sign(as, missed?.id ?? '')).data.lz_num
    expect(await earned()).toBe(madeUp)
    const seat = (await signToday(as)).data.lz_num
    await act(as, 'exchange')
    expect(await earned()).toBe(madeUp + seat + 5 + 20)
    scene.pass(day)
    expect(await earned()).toBe(0)
  })

  it('keep their earnings at the amount paid when an operator raises the reward later', async () => {
    const as = someone()
    await act(as, 'exchange')
    const earned = async () => (await call('POST api/Activity_Config/user_task_list', { as, body: { tz: 'UTC' } })).data.earned_today
    const before = await earned()
    expect(before).toBe(await gold(as))
    const paid = async (more: number) => void (await scene.pool.query("UPDATE task SET gold = gold + $1 WHERE act = 'exchange'", [more]))
    await paid(500)
    const after = await earned()
    await paid(-500)
    expect(after).toBe(before)
  })

  it('for sharing pay the first share of a day', async () => {
    const as = someone()
    const share = (id: string) => call('POST api/Activity/shareTasks', { as, body: { kind: 'match', id } })
    expect((await share('m1')).data).toEqual({ lz_num: 10, gold: 10, progress: 1, goal: 1, is_complete: 1 })
    expect((await share('m2')).data).toMatchObject({ lz_num: 0, gold: 10 })
    scene.pass(day)
    expect((await share('m1')).data.gold).toBe(20)
    expect((await call('POST api/Activity_Config/user_task_list', { as, body: {} })).data.earned_today).toBe(10)
  })

  it('for sharing count existing items only', async () => {
    const as = someone()
    const share = (kind: string, id?: string) => call('POST api/Activity/shareTasks', { as, body: { kind, id } })
    const missing = [
      ['match', 'none'],
      ['match'],
      ['news', 'none'],
      ['room', 'none'],
      ['room'],
      ['video', 'none'],
      ['post', 'none'],
    ] as const
    for (const [kind, id] of missing) expect([kind, (await share(kind, id)).error]).toEqual([kind, 'not-found'])
    expect(await gold(as)).toBe(0)
    expect((await share('news', 'n1')).data.lz_num).toBe(10)
    expect((await share('app')).data).toMatchObject({ lz_num: 0, progress: 1, is_complete: 1 })
  })

  it('for sharing accept rooms, videos and posts, but no hidden ones', async () => {
    const { db } = scene
    const [room, video, pending, post, hidden] = ['shared-room', 'shared-video', 'kept-video', 'shared-post', 'hidden-post'] as const
    await scene.pool.query(
      "INSERT INTO account (id, nickname, avatar, share_code) VALUES ('100777', 'sharer', '', 'sharer') ON CONFLICT DO NOTHING",
    )
    await insertRoom(db, { id: room, uid: '100777', category: 1, key_hash: room, key_sealed: '', key_at: new Date() })
    await takeCategoryPresets(scene.db)
    const name = { zh: 'n', en: 'n', vi: 'n' }
    const about = { account_id: '100777', title: name, description: '', cover: '', duration_ms: 9_000, category_id: 'football' }
    const times = { match_id: null, begins_at: null, published_at: new Date() }
    await inTransaction(db, (tx) => insertVideo(tx, { id: video, path: '/media/s.mp4', ...about, ...times }, 'shown', 9))
    await inTransaction(db, (tx) => insertVideo(tx, { id: pending, path: '/media/k.mp4', ...about, ...times }, 'waiting', 9))
    await insertCircles(db, [{ id: 'c1', name, summary: name, icon: '', color: '', league_id: null, team_id: null, place: 0, on: true }])
    for (const [id, state] of [
      [post, 'shown'],
      [hidden, 'hidden'],
    ] as const)
      await insertPost(db, { id, circle_id: 'c1', type: 'post', account_id: '100777', text: 'words', at: new Date(), state })
    const share = async (kind: string, id: string) => {
      const { error, data } = await call('POST api/Activity/shareTasks', { as: someone(), body: { kind, id } })
      return error ?? (data as { lz_num: number }).lz_num
    }
    expect([await share('room', room), await share('video', video), await share('post', post)]).toEqual([10, 10, 10])
    expect([await share('video', pending), await share('post', hidden)]).toEqual(['not-found', 'not-found'])
  })

  it('return an activity with a path on this host while it lasts', async () => {
    expect((await call('GET api/Activity_Config/getActivityUrl', {})).data.url).toMatch(/^\/[a-z]/)
    scene.pass(400 * day)
    expect((await call('GET api/Activity_Config/getActivityUrl', {})).data).toEqual({ url: '', title: null, ends_at: null })
  })
})

describe('viewing progress', () => {
  const see = (as: string, kind: 'match' | 'news', id: string) => call('POST api/Activity/seen', { as, body: { kind, id } })
  const done = async (as: string, what: Act) => (await list(as)).today.find((task) => task.act === what)?.progress
  const minute = 60_000

  it('of a live match counts one minute per minute by the server clock', async () => {
    const as = someone()
    expect((await see(as, 'match', 'm3')).data).toEqual({ counted: true, lz_num: 0 })
    // However often, from however many tabs.
    const again = await Promise.all(Array.from({ length: soak(10, 100) }, () => see(as, 'match', 'm3')))
    expect(new Set(again.map(({ data }) => data.counted))).toEqual(new Set([false]))
    expect(await done(as, 'watch')).toBe(1)
    scene.pass(30_000)
    expect((await see(as, 'match', 'm3')).data.counted).toBe(false)
    scene.pass(30_000)
    expect((await see(as, 'match', 'm3')).data.counted).toBe(true)
    for (let index = 0; index < 12; index += 1) {
      scene.pass(minute)
      await see(as, 'match', 'm3')
    }
    expect([await done(as, 'watch'), await gold(as)]).toEqual([14, 0])
    scene.pass(minute)
    expect((await see(as, 'match', 'm3')).data).toEqual({ counted: true, lz_num: 30 })
    scene.pass(minute)
    expect((await see(as, 'match', 'm3')).data.lz_num).toBe(0)
    expect(await gold(as)).toBe(30)
  })

  it('of a match that is not in play or does not exist counts nothing', async () => {
    const as = someone()
    expect((await see(as, 'match', 'm1')).data).toEqual({ counted: false, lz_num: 0 })
    expect((await see(as, 'match', 'none')).error).toBe('not-found')
    expect((await see(as, 'news', 'none')).error).toBe('not-found')
    expect([await done(as, 'watch'), await done(as, 'read')]).toEqual([0, 0])
  })

  it('of articles counts each once a day, and no faster than reading speed', async () => {
    const as = someone()
    expect((await see(as, 'news', 'n1')).data.counted).toBe(true)
    expect((await see(as, 'news', 'n2')).data.counted).toBe(false)
    scene.pass(10_000)
    expect((await see(as, 'news', 'n1')).data.counted).toBe(false)
    scene.pass(10_000)
    expect((await see(as, 'news', 'n2')).data.counted).toBe(true)
    // A concurrent match does not delay an article.
    expect((await see(as, 'match', 'm3')).data.counted).toBe(true)
    scene.pass(10_000)
    expect((await see(as, 'news', 'n3')).data).toEqual({ counted: true, lz_num: 10 })
    expect([await done(as, 'read'), await gold(as)]).toEqual([3, 10])
  })
})

it('the ledger is valid after all of this', async () => {
  expect(await proveLedger(scene.pool)).toEqual([])
})
