// Gifts on a real ledger: paid once, shown once, undone in full, from the bag, as combos of taps; and the operator's terms.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ApiData } from '../../../contract/api.ts'
import type { RoomMessage } from '../../../contract/chat/chat.ts'
import type { RoomGiftFrame } from '../../../contract/gift/gift.ts'
import { inMoneyTransaction } from '../../../server/core/database/lock-order.ts'
import { insertAccount } from '../../../server/features/account/store.ts'
import { giveGift, releaseHeld, takeBack } from '../../../server/features/gift/give.ts'
import { findRoomPerson } from '../../../server/features/gift/rank/store.ts'
import { startGiftReleaser } from '../../../server/features/gift/releaser.ts'
import { addToBag, findGiftTerms, upsertGiftTerms } from '../../../server/features/gift/store.ts'
import { proveLedger } from '../../../server/features/money/ledger/proof.ts'
import { findBalances } from '../../../server/features/money/ledger/store.ts'
import { findLevels } from '../../../server/features/money/wallet/store.ts'
import { endBroadcast } from '../../../server/features/room/broadcast-store.ts'
import { insertBroadcast } from '../../../server/features/room/store.ts'
import { openEvents } from '../../../server/parts/subscriptions.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import { endScene, type MoneyScene, moneyScene, scenesBroadcast, scenesRoom } from '../../support/money/money-scene.ts'
import { figures, soak } from '../../support/soak.ts'

let scene: MoneyScene
const events = openEvents()
const personIn = (roomId: string, id: string) => findRoomPerson(scene.db, roomId, id, scene.now())
let me: string
beforeAll(async () => {
  scene = await moneyScene()
})
afterAll(() => endScene(scene))
beforeEach(async () => {
  me = `g${randomUUID().slice(0, 8)}`
  await endow(scene.db, [me], { coin: 100_000, income: 0, gold: 0 })
  scene.published.length = 0
})

type Receipt = ApiData<'GET api/member/handselGift'>
const give = (query: Record<string, string>, key: string = randomUUID(), as = me) =>
  scene.call<Receipt>('GET api/member/handselGift', { as, key, query: { room_id: scenesRoom.id, confirm: '1', ...query } })
const giveBag = (account: string, gifts: Parameters<typeof addToBag>[2]) =>
  inMoneyTransaction(scene.db, [account], (tx) => addToBag(tx, account, gifts))
const has = async (account: string) => (await findBalances(scene.db, [account])).get(account) ?? { consumption: 0, income: 0, gold: 0 }
/** Frames of this test's giver only: the previous test's gifts may arrive late. */
const frames = () =>
  scene.published
    .filter(({ type }) => type === 'room_gift')
    .map(({ data }) => data as RoomGiftFrame)
    .filter(({ person }) => person.uid === me)
const messages = () =>
  scene.published
    .flatMap(({ type, data }) => (type === 'room_message' ? (data as RoomMessage[]) : []))
    .filter(({ from }) => from?.uid === me)
const framesReach = (count: number) => expect.poll(() => frames().length).toBe(count)

describe('a gift', () => {
  it('is paid by the giver, shared with the streamer by the house’s percentage, and shown in the room', async () => {
    const before = await has(scenesRoom.uid)
    const { data } = await give({ gift_id: 'drum', num: '3', at: new Date(scene.now() - 4_000).toISOString() })
    expect(data).toMatchObject({ price: 300, combo: 3, undo_until: null, balance: 99_700, from: 'wallet' })
    const after = await has(scenesRoom.uid)
    expect(after.income - before.income).toBe(150)
    await framesReach(1)
    expect(frames()[0]).toMatchObject({ id: data.id, num: 3, combo: 3, gift: { id: 'drum', price: 100 }, person: { uid: me } })
    expect(frames()[0]?.at).toBe(new Date(scene.now() - 4_000).toISOString())
    await expect
      .poll(messages)
      .toMatchObject([{ room_id: scenesRoom.id, kind: 'gift', from: { uid: me, role: 'viewer' }, gift: { id: data.id } }])
    expect((await findLevels(scene.db, [me])).get(me)).toBeGreaterThan(0)
    const { data: sent } = await scene.call<ApiData<'GET api/Gift/getSentList'>>('GET api/Gift/getSentList', { as: me, query: {} })
    expect(sent).toMatchObject({ total: 1, sums: { num: 3, price: 300, income: 0 }, list: [{ uid: scenesRoom.uid, income: 0 }] })
    expect((await scene.call('POST api/member/webgetAnchorgiftlist', { as: me, body: {} })).error).toBe('forbidden')
    const record = { as: scenesRoom.uid, body: { uid: me, range: 'week' } }
    const { data: got } = await scene.call<ApiData<'POST api/member/webgetAnchorgiftlist'>>('POST api/member/webgetAnchorgiftlist', record)
    expect(got).toMatchObject({ total: 1, sums: { num: 3, price: 300, income: 150 }, list: [{ uid: me, income: 150 }] })
  })

  it('is rejected to oneself, without a room, of unknown kind, without money, and by the spending guard', async () => {
    await endow(scene.db, [scenesRoom.uid], { coin: 1_000, income: 0, gold: 0 })
    const poor = `p${me}`
    await endow(scene.db, [poor], { coin: 9, income: 0, gold: 0 })
    const errors = [
      await give({ gift_id: 'clap' }, undefined, scenesRoom.uid),
      await give({ gift_id: 'clap', room_id: 'nowhere' }),
      await give({ gift_id: 'nothing' }),
      await give({ gift_id: 'scarf' }, undefined, poor),
      await give({ gift_id: 'clap', from: 'bag' }),
      await give({ gift_id: 'clap', num: '0' }),
      await scene.call('GET api/member/handselGift', { as: me, query: { room_id: scenesRoom.id, gift_id: 'trophy' } }),
    ].map(({ error }) => error)
    expect(errors).toEqual(['gift-self', 'not-found', 'not-found', 'insufficient-balance', 'sold-out', 'invalid-input', 'confirm-needed'])
    await scene.call('POST api/Balance/setGuard', { as: me, body: { daily_cap: 50 } })
    expect([(await give({ gift_id: 'flag' })).code, (await give({ gift_id: 'clap' })).error]).toEqual([0, 'spend-cap'])
    await scene.call('POST api/Balance/setGuard', { as: me, body: { minor_mode: true } })
    expect((await give({ gift_id: 'clap' })).error).toBe('minor-mode')
    expect((await has(me)).consumption).toBe(99_950)
  })

  it('is rejected unpaid while the room is off the air, also from the bag; a guard is not', async () => {
    await giveBag(me, [{ gift_id: 'clap', num: 1, expires_at: null }])
    const ended = { at: new Date(scene.now()), reason: 'ended', followers: 0 } as const
    await endBroadcast(scene.db, scenesBroadcast.id, ended)
    try {
      const refused = [await give({ gift_id: 'drum' }), await give({ gift_id: 'clap', from: 'bag' })].map(({ error }) => error)
      expect(refused).toEqual(['room-off-air', 'room-off-air'])
      expect((await has(me)).consumption).toBe(100_000)
      const query = { kind: 'guard', tier: 'steward', room_id: scenesRoom.id, confirm: '1' }
      expect((await scene.call('GET api/guard_user/buy', { as: me, query })).error).toBeUndefined()
    } finally {
      await insertBroadcast(scene.db, { ...scenesBroadcast, id: randomUUID(), started_at: new Date(scene.now()) })
    }
    expect((await give({ gift_id: 'clap', from: 'bag' })).code).toBe(0)
  })

  it('is sold only at the price that its giver was shown', async () => {
    const key = randomUUID()
    expect((await give({ gift_id: 'drum', num: '3', price: '90' }, key)).error).toBe('price-changed')
    expect((await has(me)).consumption).toBe(100_000)
    // Neither rejected for lack of an amount that was not displayed, nor asked to confirm it.
    expect((await give({ gift_id: 'trophy', num: '999', price: '1' })).error).toBe('price-changed')
    expect(
      (await scene.call('GET api/member/handselGift', { as: me, query: { room_id: scenesRoom.id, gift_id: 'trophy', price: '1' } })).error,
    ).toBe('price-changed')
    // The rejected attempt has not used up its key.
    expect((await give({ gift_id: 'drum', num: '3', price: '100' }, key)).data).toMatchObject({ price: 300, combo: 3, balance: 99_700 })
  })

  it('tapped again within five seconds extends its combo; later, or under another name, it starts a new one', async () => {
    const taps: number[] = []
    const tap = async (combo: string) => taps.push((await give({ gift_id: 'scarf', combo })).data.combo)
    for (let count = 0; count < 3; count += 1) await tap('one')
    scene.pass(4_999)
    await tap('one')
    await tap('two')
    scene.pass(5_001)
    await tap('two')
    expect(taps).toEqual([1, 2, 3, 4, 1, 1])
    await framesReach(6)
    const shown = frames().map(({ combo_id, combo }) => ({ combo_id, combo }))
    expect(new Set(shown.map(({ combo_id }) => combo_id)).size).toBe(3)
    expect(shown.map(({ combo }) => combo).sort()).toEqual([1, 1, 1, 2, 3, 4])
    // One chat line for the first gift of each combo, not for each tap.
    await expect.poll(() => messages().length).toBe(3)
  })

  it('tapped many times concurrently counts each tap once', async () => {
    const taps = soak(30, 100)
    const responses = await Promise.all(Array.from({ length: taps }, () => give({ gift_id: 'clap', combo: 'many' })))
    expect(responses.map(({ data }) => data.combo).sort((a, b) => a - b)).toEqual(Array.from({ length: taps }, (_, index) => index + 1))
    expect((await has(me)).consumption).toBe(100_000 - taps)
  })
})

describe('a gift above the operator’s undo limit', () => {
  it('waits five seconds: if undone, it was never paid, never counted as wealth, never shown', async () => {
    const { data } = await give({ gift_id: 'trophy' })
    expect(data.undo_until).toBe(new Date(scene.now() + 5_000).toISOString())
    const before = await has(scenesRoom.uid)
    scene.pass(4_999)
    expect((await scene.call('POST api/member/takeBackGift', { as: `x${me}`, body: { id: data.id } })).error).toBe('not-found')
    const back = await scene.call<{ balance: number }>('POST api/member/takeBackGift', { as: me, body: { id: data.id } })
    expect(back.data.balance).toBe(100_000)
    expect((await scene.call('POST api/member/takeBackGift', { as: me, body: { id: data.id } })).error).toBe('gift-shown')
    const releaser = startGiftReleaser({
      db: scene.db,
      events,
      log: { error: () => undefined },
      personIn,
      broadcast: () => undefined,
      now: () => scene.now() + 60_000,
    })
    await releaser.releaseDue()
    await releaser.stop()
    expect([await has(scenesRoom.uid), frames().length]).toEqual([before, 0])
    const { data: spendLimit } = await scene.call<ApiData<'GET api/Balance/guard'>>('GET api/Balance/guard', { as: me })
    expect([spendLimit.spent_today, (await findLevels(scene.db, [me])).get(me)]).toEqual([0, 0])
    const { data: sent } = await scene.call<ApiData<'GET api/Gift/getSentList'>>('GET api/Gift/getSentList', { as: me, query: {} })
    expect(sent.total).toBe(0)
  })

  it('is shown once its time is over, by the first process to check, and then cannot be undone', async () => {
    const { data } = await give({ gift_id: 'trophy', num: '2' })
    const before = await has(scenesRoom.uid)
    scene.pass(5_000)
    expect((await scene.call('POST api/member/takeBackGift', { as: me, body: { id: data.id } })).error).toBe('gift-shown')
    const seen: RoomGiftFrame[] = []
    const deps = {
      db: scene.db,
      events,
      log: { error: () => undefined },
      personIn,
      broadcast: (_room: string, frame: RoomGiftFrame) => void seen.push(frame),
      now: scene.now,
    }
    const releasers = [1, 2, 3].map(() => startGiftReleaser(deps))
    await Promise.all(releasers.map((releaser) => releaser.releaseDue()))
    await Promise.all(releasers.map((releaser) => releaser.stop()))
    // The server's own timer checks too.
    const shown = () => [...seen, ...frames()].filter(({ id }) => id === data.id)
    await expect.poll(shown).toMatchObject([{ combo: 2, num: 2 }])
    expect((await has(scenesRoom.uid)).income - before.income).toBe(5_200)
  })

  it('is shown although two hundred before it fail, each of which is tried once', async () => {
    const { data } = await give({ gift_id: 'trophy' })
    await scene.pool.query(`CREATE FUNCTION stuck() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE ''stuck''; END'`)
    await scene.pool.query(
      "CREATE TRIGGER stuck BEFORE UPDATE ON gift_given FOR EACH ROW WHEN (OLD.id LIKE 'stuck %') EXECUTE FUNCTION stuck()",
    )
    await scene.pool.query(
      `INSERT INTO gift_given SELECT (jsonb_populate_record(given, jsonb_build_object('id', 'stuck ' || n, 'shows_at', given.shows_at - interval '1 second'))).*
        FROM gift_given given, generate_series(1, 200) AS n WHERE given.id = $1`,
      [data.id],
    )
    const seen: string[] = []
    let failed = 0
    const releaser = startGiftReleaser({
      db: scene.db,
      events,
      log: {
        error() {
          failed += 1
          if (failed > 1_000) throw new Error('endless retries')
        },
      },
      personIn,
      broadcast: (_room, { id }) => void seen.push(id),
      now: () => scene.now() + 6_000,
    })
    try {
      await releaser.releaseDue()
      await releaser.stop()
      // The server's own first check ran too.
      expect([seen, failed]).toEqual([[data.id], 400])
    } finally {
      await scene.pool.query("DROP FUNCTION stuck CASCADE; DELETE FROM gift_given WHERE id LIKE 'stuck %'")
    }
  })

  it('undone and shown concurrently ends up as exactly one of the two', async () => {
    const rounds = soak(12, 1_000)
    let back = 0
    const giver = `r${me}`
    await endow(scene.db, [giver], { coin: 10_000_000, income: 0, gold: 0 })
    for (let round = 0; round < rounds; round += 1) {
      const at = scene.now()
      const before = [await has(giver), await has(scenesRoom.uid)] as const
      const giving = {
        room: scenesRoom,
        from: giver,
        gift_id: 'trophy',
        num: 1,
        source: 'wallet',
        combo: '',
        at: null,
        confirmed: true,
      } as const
      const { row } = await inMoneyTransaction(scene.db, [giver], (tx) => giveGift(tx, giving, at, events))
      const undo = () => inMoneyTransaction(scene.db, [giver], (tx) => takeBack(tx, row.id, giver, at + 4_999)).catch(() => null)
      const release = () => inMoneyTransaction(scene.db, [giver], (tx) => releaseHeld(tx, row.id, at + 5_000, events))
      await Promise.all(round % 2 === 0 ? [undo(), release(), release()] : [release(), undo(), release()])
      const [mine, theirs] = [await has(giver), await has(scenesRoom.uid)]
      const [spent, earned] = [before[0].consumption - mine.consumption, theirs.income - before[1].income]
      expect([spent, earned]).toEqual(spent === 0 ? [0, 0] : [5_200, 2_600])
      back += spent === 0 ? 1 : 0
    }
    figures({ proof: 'gift shown or taken back', rounds, back })
  })
})

describe('the bag', () => {
  it('uses gifts that expire first, free of charge, and the house pays the streamer', async () => {
    const soon = new Date(scene.now() + 60_000)
    await giveBag(me, [
      { gift_id: 'drum', num: 2, expires_at: null },
      { gift_id: 'drum', num: 2, expires_at: soon },
      { gift_id: 'flag', num: 1, expires_at: new Date(scene.now() - 1) },
    ])
    const bag = async () =>
      (await scene.call<ApiData<'GET api/Gift/getUserGiftList'>>('GET api/Gift/getUserGiftList', { as: me })).data.list
    expect((await bag()).map(({ gift, num, expires_at }) => [gift.id, num, expires_at])).toEqual([
      ['drum', 2, soon.toISOString()],
      ['drum', 2, null],
    ])
    const before = await has(scenesRoom.uid)
    expect((await give({ gift_id: 'drum', num: '3', from: 'bag' })).data).toMatchObject({ price: 0, bag: 1, balance: 100_000 })
    expect((await bag()).map(({ num, expires_at }) => [num, expires_at])).toEqual([[1, null]])
    expect((await has(scenesRoom.uid)).income - before.income).toBe(90)
    expect((await give({ gift_id: 'drum', num: '2', from: 'bag' })).error).toBe('sold-out')
    expect((await findLevels(scene.db, [me])).get(me)).toBeUndefined()
  })

  it('gives its last gift once under concurrent requests; if undone, it is returned to the bag', async () => {
    await giveBag(me, [{ gift_id: 'trophy', num: 1, expires_at: null }])
    const all = await Promise.all(Array.from({ length: 10 }, () => give({ gift_id: 'trophy', from: 'bag' })))
    const [won] = all.filter(({ code }) => code === 0)
    expect(all.filter(({ error }) => error === 'sold-out')).toHaveLength(9)
    const back = await scene.call<{ bag: number }>('POST api/member/takeBackGift', { as: me, body: { id: won?.data.id } })
    expect([back.data.bag, (await has(me)).consumption]).toEqual([1, 100_000])
  })
})

describe('the operator desk', () => {
  const callAdmin = <T>(key: Parameters<MoneyScene['call']>[0], body: object, as = 'op-one') => scene.call<T>(key, { as, body })
  it('saves gifts, tiers, terms and shares, and logs each action', async () => {
    const gift = {
      id: 'whisper',
      name: { zh: '低语', en: 'Whisper', vi: 'Thì thầm' },
      img: '/gifts/clap.svg',
      price: 7,
      effect: 'line',
      place: 99,
      on_sale: true,
    }
    expect((await callAdmin<{ list: { id: string }[] }>('POST api/Desk/putGift', gift)).data.list.at(-1)?.id).toBe('whisper')
    expect((await give({ gift_id: 'whisper' })).data.price).toBe(7)
    await callAdmin('POST api/Desk/putGift', { ...gift, on_sale: false })
    expect((await give({ gift_id: 'whisper' })).error).toBe('not-found')
    expect((await callAdmin('POST api/Desk/giftTerms', { envelope_least: 9_000_000 })).error).toBe('invalid-input')
    const terms = await findGiftTerms(scene.db)
    await callAdmin('POST api/Desk/giftTerms', { undo_over: 0 })
    expect((await give({ gift_id: 'trophy' })).data.undo_until).toBeNull()
    await upsertGiftTerms(scene.db, terms)
    expect((await callAdmin('POST api/Desk/putTier', { id: 'knight', kind: 'guard' })).error).toBe('invalid-input')
    expect((await callAdmin('POST api/Desk/incomeShare', { uid: 'nobody', percent: 80 })).error).toBe('account-unknown')
    expect((await callAdmin('POST api/Desk/putGift', gift, me)).error).toBe('forbidden')
    const { rows } = await scene.pool.query("SELECT act FROM desk_audit WHERE act LIKE 'gift.%' ORDER BY id")
    expect(rows.map(({ act }) => act)).toEqual(['gift.put', 'gift.put', 'gift.terms'])
  })

  it('gives a streamer an individual share, and puts gifts into a bag', async () => {
    const one = await insertAccount(scene.db, {
      mobile: { kind: 'email', text: 'one@example.com' } as never,
      nickname: () => '一号',
      password: null,
    })
    const uid = one?.id ?? ''
    expect((await callAdmin<{ shares: unknown[] }>('POST api/Desk/incomeShare', { uid, percent: 80 })).data.shares).toMatchObject([
      { uid, percent: 80 },
    ])
    expect((await callAdmin<{ shares: unknown[] }>('POST api/Desk/incomeShare', { uid, percent: null })).data.shares).toEqual([])
    expect(
      (await callAdmin<{ bag: number }>('POST api/Desk/grantGift', { uid, gift_id: 'flag', num: 4, days: 3, note: '' })).data.bag,
    ).toBe(4)
    expect((await give({ gift_id: 'flag', num: '4', from: 'bag' }, undefined, uid)).data.bag).toBe(0)
  })
})

it('the ledger balances after all of it', async () => expect(await proveLedger(scene.pool)).toEqual([]))
