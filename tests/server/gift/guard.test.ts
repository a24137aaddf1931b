// Guard and noble: bought, renewed, upgraded, expired, reminded of; free adverts; each paid once.
import { randomUUID } from 'node:crypto'
import { asc, eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ApiData } from '../../../contract/api.ts'
import type { RoomStatusFrame } from '../../../contract/gift/guard.ts'
import { remindNow } from '../../../server/features/gift/guard/reminders.ts'
import { statusOf } from '../../../server/features/gift/guard/store.ts'
import { statusTerm } from '../../../server/features/gift/guard/table.ts'
import { proveLedger } from '../../../server/features/money/ledger/proof.ts'
import { findBalances } from '../../../server/features/money/ledger/store.ts'
import { notification } from '../../../server/features/notification/table.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import { endScene, type MoneyScene, moneyScene, scenesRoom } from '../../support/money/money-scene.ts'

const day = 86_400_000
let scene: MoneyScene
let me: string
beforeAll(async () => {
  scene = await moneyScene()
})
afterAll(() => endScene(scene))
beforeEach(async () => {
  me = `n${randomUUID().slice(0, 8)}`
  await endow(scene.db, [me], { coin: 1_000_000, income: 0, gold: 0 })
  scene.published.length = 0
})

type Bought = ApiData<'GET api/guard_user/buy'>
const buy = (tier: string, more: Record<string, string> = {}, key: string = randomUUID(), as = me) => {
  const isGuard = ['steward', 'captain', 'legend'].includes(tier)
  const query = { kind: isGuard ? 'guard' : 'noble', tier, confirm: '1', ...(isGuard ? { room_id: scenesRoom.id } : {}), ...more }
  return scene.call<Bought>('GET api/guard_user/buy', { as, key, query })
}
const mine = async (as = me) => (await scene.call<ApiData<'GET api/guard_user/mine'>>('GET api/guard_user/mine', { as })).data
const daysOf = ({ expires_at }: { expires_at: string }) => (Date.parse(expires_at) - scene.now()) / day
/** Several nodes check at the same time. */
const remind = () =>
  Promise.all(
    [1, 2, 3].map(() => remindNow({ db: scene.db, roomOf: async () => ({ ...scenesRoom, nickname: '', avatar: '' }), now: scene.now })),
  )
/** Only accounts receive notifications. */
const join = () => scene.db.execute(sql`insert into account (id, nickname, avatar, share_code) values (${me}, ${me}, '', ${me})`)
const notifications = () => scene.db.select().from(notification).where(eq(notification.account_id, me)).orderBy(asc(notification.seq))
const balance = async (account: string) => (await findBalances(scene.db, [account])).get(account)

describe('a guard', () => {
  it('is valid in one room for the paid months, and its streamer earns from it', async () => {
    const before = (await balance(scenesRoom.uid))?.income ?? 0
    const { data } = await buy('steward', { months: '2' })
    expect([data.price, data.balance, data.renewed, daysOf(data.status)]).toEqual([1_960, 998_040, false, 60])
    expect(data.status).toMatchObject({ kind: 'guard', tier: 'steward', state: 'active', entry: 'line', room: { id: scenesRoom.id } })
    expect(((await balance(scenesRoom.uid))?.income ?? 0) - before).toBe(980)
    const frames = scene.published.filter(({ type }) => type === 'room_status').map(({ data }) => data as RoomStatusFrame)
    expect(frames).toMatchObject([{ kind: 'guard', months: 2, renewed: false, tier: { id: 'steward' }, person: { uid: me } }])
    expect((await statusOf(scene.db, scenesRoom.id, me, scene.now())).guard?.tier).toBe('steward')
    expect((await statusOf(scene.db, 'another', me, scene.now())).guard).toBeNull()
    const bag = (await scene.call<ApiData<'GET api/Gift/getUserGiftList'>>('GET api/Gift/getUserGiftList', { as: me })).data.list
    expect(bag).toMatchObject([{ gift: { id: 'scarf' }, num: 10, expires_at: data.status.expires_at }])
  })

  it('is sold only at the monthly price that its buyer was shown', async () => {
    expect((await buy('steward', { months: '2', price: '970' })).error).toBe('price-changed')
    // Not rejected for lack of an amount that was not displayed.
    expect((await buy('legend', { months: '12', price: '1' })).error).toBe('price-changed')
    expect([(await mine()).guards, (await balance(me))?.consumption]).toEqual([[], 1_000_000])
    expect((await buy('steward', { months: '2', price: '980' })).data.price).toBe(1_960)
  })

  it('is rejected for the streamer, without a room, of a kind not sold, and below the current tier', async () => {
    await endow(scene.db, [scenesRoom.uid], { coin: 100_000, income: 0, gold: 0 })
    await buy('captain')
    const errors = [
      await buy('steward', {}, undefined, scenesRoom.uid),
      await scene.call('GET api/guard_user/buy', { as: me, query: { kind: 'guard', tier: 'steward', confirm: '1' } }),
      await buy('steward', { room_id: 'nowhere' }),
      await buy('steward', { kind: 'noble' }),
      await buy('steward'),
      await buy('steward', { months: '13' }),
    ].map(({ error }) => error)
    expect(errors).toEqual(['gift-self', 'invalid-input', 'not-found', 'not-found', 'status-higher', 'invalid-input'])
    expect((await mine()).guards.map(({ tier }) => tier)).toEqual(['captain'])
  })

  it('is renewed from its end, and a higher tier converts the remaining time by price', async () => {
    await buy('steward', { months: '12' })
    scene.pass(day)
    const { data } = await buy('steward')
    expect([data.renewed, daysOf(data.status)]).toEqual([true, 389])
    const { data: higher } = await buy('captain')
    expect(higher.status).toMatchObject({ tier: 'captain', since: data.status.since })
    expect(daysOf(higher.status)).toBeCloseTo(30 + (389 * 980) / 3_980, 4)
    expect((await mine()).guards).toHaveLength(1)
  })

  it('sends reminders with the name of its streamer, separately for each room', async () => {
    await join()
    const { expires_at: until } = (await buy('steward')).data.status
    scene.pass(day)
    await buy('knight')
    scene.pass(26.5 * day)
    await remind()
    expect(await notifications()).toMatchObject([{ kind: 'wallet', event: 'guard-ending', detail: { streamer: scenesRoom.uid, until } }])
    scene.pass(3 * day)
    await remind()
    expect((await notifications()).map(({ event }) => event).sort()).toEqual(['guard-ended', 'guard-ending', 'noble-ending'])
  })

  it('bought concurrently with one key is bought once; with many keys, once for each', async () => {
    const key = randomUUID()
    const same = await Promise.all(Array.from({ length: 20 }, () => buy('steward', {}, key)))
    expect(new Set(same.map((response) => JSON.stringify(response))).size).toBe(1)
    expect((await balance(me))?.consumption).toBe(1_000_000 - 980)
    const different = await Promise.all(Array.from({ length: 5 }, () => buy('steward')))
    expect(different.every(({ code }) => code === 0)).toBe(true)
    expect([daysOf((await mine()).guards[0] as never), (await balance(me))?.consumption]).toEqual([180, 1_000_000 - 6 * 980])
  })
})

describe('a noble', () => {
  it('ends after its months plus a week of grace, with three reminders', async () => {
    await join()
    const { expires_at: until } = (await buy('knight')).data.status
    const seen: number[] = []
    for (const days of [0, 26.9, 0.2, 1.5, 0.5, 0.8, 0.2]) {
      scene.pass(days * day)
      await remind()
      seen.push((await notifications()).length)
    }
    expect(seen).toEqual([0, 0, 1, 1, 2, 2, 3])
    const name = expect.objectContaining({ zh: expect.any(String) })
    expect(await notifications()).toMatchObject([
      { kind: 'wallet', event: 'noble-ending', detail: { name, until } },
      { kind: 'wallet', event: 'noble-ending', detail: { name, until } },
      { kind: 'wallet', event: 'noble-ended', detail: { name, until } },
    ])
    expect((await mine()).noble).toMatchObject({ state: 'grace', entry: 'none', days_left: 0 })
    expect((await mine()).adverts.free_left).toBe(0)
    const { data } = await buy('knight')
    expect([data.renewed, daysOf(data.status), data.status.state]).toEqual([true, 30, 'active'])
    scene.pass(37 * day + 1)
    expect((await mine()).noble).toBeNull()
    expect((await buy('knight')).data.renewed).toBe(false)
  })

  it('sends only the last reminder when several were missed, and new ones after a renewal', async () => {
    await join()
    await buy('knight')
    scene.pass(29.5 * day)
    await remind()
    expect((await notifications()).map(({ event }) => event)).toEqual(['noble-ending'])
    const { expires_at: until } = (await buy('knight')).data.status
    await remind()
    expect(await notifications()).toHaveLength(1)
    scene.pass(31 * day)
    await remind()
    expect((await notifications()).map(({ event }) => event)).toEqual(['noble-ending', 'noble-ended'])
    expect((await notifications()).at(-1)?.detail.until).toBe(until)
  })

  it('sends a reminder later when it could not be written', async () => {
    await join()
    await buy('knight')
    scene.pass(28 * day)
    await scene.db.execute(sql.raw(`alter table notification add constraint unwritten check (account_id <> '${me}') not VALID`))
    await expect(remindNow({ db: scene.db, roomOf: async () => null, now: scene.now })).rejects.toThrow()
    await scene.db.execute(sql`alter table notification drop constraint unwritten`)
    await remind()
    expect(await notifications()).toHaveLength(1)
  })

  it('sends its reminder in time, however many others end earlier and were already reminded', async () => {
    await join()
    await buy('knight')
    const [term] = await scene.db.select().from(statusTerm).where(eq(statusTerm.account_id, me))
    if (!term) throw new Error('no term')
    scene.pass(27.5 * day)
    const others = Array.from({ length: 250 }, (_, place) => ({
      ...term,
      account_id: `told-${me}-${place}`,
      expires_at: new Date(scene.now() + (place + 1) * 60_000),
      reminded: 2,
    }))
    await scene.db.insert(statusTerm).values(others)
    await remind()
    expect((await notifications()).map(({ event }) => event)).toEqual(['noble-ending'])
    await scene.db.delete(statusTerm).where(like(statusTerm.account_id, 'told-%'))
  })

  it('has thirty free adverts a month, no more even when sent concurrently; further ones have a price', async () => {
    await buy('knight', { months: '2' })
    const send = () =>
      scene.call<ApiData<'POST api/Barrage/advert'>>('POST api/Barrage/advert', {
        as: me,
        body: { room_id: scenesRoom.id, text: '来看球' },
      })
    const paidBefore = (await balance(me))?.consumption ?? 0
    const shown = (price: number) => ({ as: me, body: { room_id: scenesRoom.id, text: '来看球', price } })
    expect((await scene.call('POST api/Barrage/advert', shown(100))).error).toBe('price-changed')
    expect((await mine()).adverts.free_left).toBe(30)
    const all = await Promise.all(Array.from({ length: 33 }, send))
    expect(all.flatMap(({ error }) => error ?? [])).toEqual([])
    expect([all.filter(({ data }) => data.free).length, all.filter(({ data }) => !data.free && data.price === 100).length]).toEqual([30, 3])
    expect(paidBefore - ((await balance(me))?.consumption ?? 0)).toBe(300)
    expect(scene.published.filter(({ type }) => type === 'danmaku')).toHaveLength(33)
    expect((await mine()).adverts).toMatchObject({ free_left: 0, price: 100 })
    // A user who was offered a free advert pays nothing.
    expect((await scene.call('POST api/Barrage/advert', shown(0))).error).toBe('price-changed')
    const refused = await scene.call('POST api/Barrage/advert', { as: me, body: { room_id: scenesRoom.id, text: 'refused' } })
    expect([refused.error, paidBefore - ((await balance(me))?.consumption ?? 0)]).toEqual(['word-refused', 300])
    scene.pass(30 * day)
    expect((await mine()).adverts.free_left).toBe(30)
    expect((await send()).data).toMatchObject({ free: true, price: 0, adverts: { free_left: 29 } })
  })

  it('is valid site-wide; the streamer of the room where it was bought earns from it', async () => {
    const before = (await balance(scenesRoom.uid))?.income ?? 0
    expect((await buy('knight', { room_id: scenesRoom.id })).code).toBe(0)
    expect(((await balance(scenesRoom.uid))?.income ?? 0) - before).toBe(596)
    expect((await statusOf(scene.db, 'another', me, scene.now())).noble?.tier).toBe('knight')
  })
})

it('the ledger balances after all of it', async () => expect(await proveLedger(scene.pool)).toEqual([]))
