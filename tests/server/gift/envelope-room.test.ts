// Red envelopes in a room: countdown, conditions, two hundred claimers over the wire, the refund. R-ENVELOPE-2.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ApiData } from '../../../contract/api.ts'
import type { Envelope } from '../../../contract/gift/envelope.ts'
import { inMoneyTransaction } from '../../../server/core/database/lock-order.ts'
import { setAccountFollow } from '../../../server/features/follow/store.ts'
import { startRefunding } from '../../../server/features/gift/envelope/refund.ts'
import { contribute } from '../../../server/features/gift/rank/store.ts'
import { proveLedger } from '../../../server/features/money/ledger/proof.ts'
import { findBalances } from '../../../server/features/money/ledger/store.ts'
import { upsertRestriction } from '../../../server/features/room/standing/store.ts'
import { silentLog } from '../../support/app.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import { endScene, type MoneyScene, moneyScene, scenesRoom } from '../../support/money/money-scene.ts'
import { figures, soak } from '../../support/soak.ts'

let scene: MoneyScene
let me: string
beforeAll(async () => {
  scene = await moneyScene()
})
afterAll(() => endScene(scene))
beforeEach(async () => {
  me = `e${randomUUID().slice(0, 8)}`
  await endow(scene.db, [me], { coin: 100_000, income: 0, gold: 0 })
  scene.published.length = 0
})
const send = (body: object = {}, as = me) =>
  scene.call<ApiData<'POST api/Redenvelope/insert'>>('POST api/Redenvelope/insert', {
    as,
    body: { room_id: scenesRoom.id, total: 900, num: 3, kind: 'equal', confirm: true, ...body },
  })
const open = (id: string, as: string, word?: string) =>
  scene.call<ApiData<'POST api/Redenvelope/receiveRed'>>('POST api/Redenvelope/receiveRed', { as, body: { id, ...(word ? { word } : {}) } })
/** Retries under the same key while the server is too busy, as a client does. */
async function openSurely(id: string, as: string): ReturnType<typeof open> {
  const key = randomUUID()
  for (let round = 0; ; round += 1) {
    const response = await scene.call<ApiData<'POST api/Redenvelope/receiveRed'>>('POST api/Redenvelope/receiveRed', {
      as,
      key,
      body: { id },
    })
    if (response.code === 0 || response.error === 'sold-out' || round === 5) return response
  }
}
const info = async (body: object, as?: string) =>
  (await scene.call<ApiData<'POST api/Redenvelope/getRedInfo'>>('POST api/Redenvelope/getRedInfo', { ...(as ? { as } : {}), body })).data
const spendable = async (account: string) => (await findBalances(scene.db, [account])).get(account)?.consumption ?? 0

describe('an envelope in a room', () => {
  it('is published to the room, opened once per user, and shows each user’s share', async () => {
    const { data } = await send({ greeting: '  进球了 ' })
    expect([data.balance, data.envelope.greeting, data.envelope.state]).toEqual([99_100, '进球了', 'open'])
    expect(scene.published.filter(({ type }) => type === 'room_envelope')).toMatchObject([
      { channel: `room:${scenesRoom.id}`, type: 'room_envelope', data: { envelope: { taken: 0 } } },
    ])
    const { id } = data.envelope
    expect((await open(id, 'ann')).data).toMatchObject({ amount: 300, balance: 300 })
    const errors = [await open(id, 'ann'), await open(id, me), await open(randomUUID(), 'ann')].map(({ error }) => error)
    expect(errors).toEqual(['limit-reached', 'envelope-own', 'not-found'])
    expect((await info({ room_id: scenesRoom.id }, 'ann')).list.find((one) => one.id === id)).toMatchObject({ taken: 1, mine: 300 })
    await Promise.all([open(id, 'ben'), open(id, 'cem')])
    expect((await open(id, 'dan')).error).toBe('sold-out')
    const whole = await info({ id })
    expect([whole.list[0]?.state, whole.shares.map(({ amount }) => amount)]).toEqual(['empty', [300, 300, 300]])
    expect((await info({ room_id: scenesRoom.id })).list.map((one) => one.id)).not.toContain(id)
  })

  it('is rejected if too small, too large, split below tenths, with an unneeded word, unconfirmed, or by the guard', async () => {
    const errors = [
      await send({ total: 99 }),
      await send({ total: 1_000_001 }),
      await send({ total: 100, num: 101 }),
      await send({ word: '冲' }),
      await send({ condition: 'word' }),
      await send({ condition: 'word', word: '字'.repeat(21) }),
      await send({ total: 90_000, confirm: false }),
      await send({ room_id: 'nowhere' }),
      await send({ total: 200_000 }),
    ].map(({ error }) => error)
    const invalid = Array.from({ length: 6 }, () => 'invalid-input')
    expect(errors).toEqual([...invalid, 'confirm-needed', 'not-found', 'insufficient-balance'])
    await scene.call('POST api/Balance/setGuard', { as: me, body: { minor_mode: true } })
    expect([(await send()).error, await spendable(me)]).toEqual(['minor-mode', 100_000])
  })

  it('rejects a greeting that a chat message could not contain, and any greeting of a muted user', async () => {
    const errors = [await send({ greeting: 'a refused one' }), await send({ condition: 'word', word: 'refused' })].map(({ error }) => error)
    expect([errors, await spendable(me)]).toEqual([['word-refused', 'word-refused'], 100_000])
    const until = new Date(scene.now() + 60_000)
    const at = new Date(scene.now())
    await upsertRestriction(scene.db, { room_id: scenesRoom.id, account_id: me, kind: 'mute', until, reason: '', by: scenesRoom.uid, at })
    expect([(await send({ greeting: '你好' })).error, (await send()).code]).toEqual(['muted', 0])
  })

  it('opens when its countdown is over, and not before', async () => {
    const { data } = await send({ delay: 60 })
    expect([data.envelope.state, Date.parse(data.envelope.opens_at) - scene.now()]).toEqual(['counting', 60_000])
    scene.pass(59_999)
    expect((await open(data.envelope.id, 'ann')).error).toBe('envelope-early')
    scene.pass(1)
    expect((await open(data.envelope.id, 'ann')).code).toBe(0)
  })

  it('is limited to its audience: followers, fans, users who send the word, or old enough accounts', async () => {
    const ofFollowers = (await send({ condition: 'followers' })).data.envelope.id
    expect((await open(ofFollowers, 'fay')).error).toBe('envelope-followers')
    await setAccountFollow(scene.db, 'fay', { kind: 'streamer', id: scenesRoom.uid }, true)
    expect((await open(ofFollowers, 'fay')).code).toBe(0)
    const ofFans = (await send({ condition: 'fans' })).data.envelope.id
    expect((await open(ofFans, 'gil')).error).toBe('envelope-fans')
    await inMoneyTransaction(scene.db, ['gil'], (tx) => contribute(tx, scenesRoom.id, 'gil', 10, scene.now()))
    expect((await open(ofFans, 'gil')).code).toBe(0)
    const ofWord = (await send({ condition: 'word', word: 'Vô địch 冠军' })).data.envelope.id
    expect([(await open(ofWord, 'hal')).error, (await open(ofWord, 'hal', '加油')).error]).toEqual(['envelope-word', 'envelope-word'])
    expect((await open(ofWord, 'hal', ' vo dich冠军')).code).toBe(0)
    await scene.call('POST api/Desk/giftTerms', { as: 'op-one', body: { envelope_age: 10 } })
    expect((await open((await send()).data.envelope.id, 'new')).error).toBe('account-new')
    await scene.call('POST api/Desk/giftTerms', { as: 'op-one', body: { envelope_age: 0 } })
  })
})

it('of two hundred users who open it concurrently over the wire, as many win as there are shares', async () => {
  for (let round = 0; round < soak(1, 20); round += 1) {
    const { id } = (await send({ total: 5_000, num: 50, kind: 'random' })).data.envelope
    const names = Array.from({ length: 200 }, (_, index) => `w${round}-${index}`)
    const responses = await Promise.all(names.map((name) => openSurely(id, name)))
    const won = responses.filter(({ code }) => code === 0)
    expect([won.length, responses.flatMap(({ error }) => error ?? []).filter((error) => error !== 'sold-out')]).toEqual([50, []])
    expect(won.reduce((sum, { data }) => sum + data.amount, 0)).toBe(5_000)
    const { shares } = await info({ id })
    expect([shares.length, shares.filter(({ best }) => best).length]).toEqual([50, 1])
    const held = await findBalances(scene.db, names)
    expect([...held.values()].filter(({ consumption }) => consumption > 0)).toHaveLength(50)
  }
  figures({ proof: 'R-ENVELOPE-3 claimers through the wire', envelopes: soak(1, 20), claimers: 200 })
})

it('unclaimed shares are refunded after a day, once despite two concurrent jobs, and the room is notified', async () => {
  const { data } = await send()
  await open(data.envelope.id, 'ann')
  scene.pass(86_400_000)
  const sent: Envelope[] = []
  const deps = {
    db: scene.db,
    log: silentLog,
    broadcast: (envelope: Envelope) => void sent.push(envelope),
    open: () => true,
    now: scene.now,
  }
  await Promise.all([startRefunding(deps), startRefunding(deps)].map((stop) => stop()))
  expect(await spendable(me)).toBe(99_700)
  expect(sent.filter(({ id }) => id === data.envelope.id)).toMatchObject([{ state: 'over', taken: 1 }])
  expect((await open(data.envelope.id, 'ben')).error).toBe('sold-out')
})

it('the ledger balances after all of it', async () => expect(await proveLedger(scene.pool)).toEqual([]))
