// Horns: paid once, decided once, refunded in full when refused, shown in every room when approved.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { proveLedger } from '../../../server/features/money/ledger/proof.ts'
import { upsertSilence } from '../../../server/features/report/store.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import { type ChatScene, chatScene } from '../../support/people/chat-scene.ts'

let scene: ChatScene
beforeAll(async () => {
  scene = await chatScene()
})
afterAll(() => scene.end())

const sneHorn = (as: string, text: string, key?: string) =>
  scene.call('GET api/Member/sneHorn', as, { query: { text, confirm: '1' }, ...(key ? { key } : {}) })
const rich = async (coin = 5_000): Promise<string> => {
  const id = await scene.person()
  await endow(scene.db, [id], { coin, income: 0, gold: 0 })
  return id
}
const decide = (as: string, id: string, act: 'approve' | 'refuse', reason?: string) =>
  scene.call('POST api/Desk/decideHorn', as, { body: { id, act, ...(reason ? { reason } : {}) } })

it('a horn costs the operator’s price, waits, and is sent to every room once approved', async () => {
  await scene.call('POST api/Desk/hornTerms', 'op1', { body: { price: 800 } })
  const rooms = [await scene.room(), await scene.room()]
  const sockets = await Promise.all(rooms.map(({ id }) => scene.socket(null, `room:${id}`)))
  const one = await rich()
  const key = randomUUID()
  const sent = await Promise.all(Array.from({ length: 10 }, () => sneHorn(one, '中国队加油！<script>', key)))
  expect(new Set(sent.map(({ data }) => data.horn.id)).size).toBe(1)
  expect(sent[0]?.data).toMatchObject({ balance: 4_200, horn: { state: 'waiting', price: 800, text: '中国队加油！<script>' } })
  const { id } = sent[0]?.data.horn ?? { id: '' }
  expect((await scene.call('GET api/Desk/horns', 'op1', { query: {} })).data).toMatchObject({
    total: 1,
    list: [{ id, account_id: one }],
    terms: { price: 800 },
  })
  expect((await decide(one, id, 'approve')).error).toBe('forbidden')
  const responses = await Promise.all([decide('op1', id, 'approve'), decide('op2', id, 'refuse', '不行')])
  expect(responses.map(({ error }) => error ?? 'done').sort()).toEqual(['already-decided', 'done'])
  const state = (await scene.call('GET api/Member/hornList', one, { query: {} })).data.list[0]?.state
  if (state === 'approved')
    for (const socket of sockets)
      expect(await socket.hear((message) => message.code === 100 && message.type === 'room_message')).toMatchObject({
        data: [{ kind: 'horn', text: '中国队加油！<script>', from: { uid: one } }],
      })
  for (const socket of sockets) socket.ws.terminate()
})

it('a rejected horn is refunded in full, with its reason, and the ledger balances', async () => {
  const one = await rich(800)
  const { id } = (await sneHorn(one, '买一送一')).data.horn
  expect((await sneHorn(one, '再来一个')).error).toBe('insufficient-balance')
  expect((await decide('op1', id, 'refuse')).error).toBe('invalid-input')
  // Whitespace alone is no reason.
  expect((await decide('op1', id, 'refuse', ' \n ')).error).toBe('invalid-input')
  expect((await decide('op1', id, 'refuse', ' 广告 ')).data).toMatchObject({ state: 'refused', reason: '广告' })
  const again = await sneHorn(one, '大家好')
  expect(again.data.balance).toBe(0)
  expect((await scene.call('GET api/Member/hornList', one, { query: {} })).data).toMatchObject({
    total: 2,
    list: [{ state: 'waiting' }, { state: 'refused', reason: '广告' }],
  })
  expect(await proveLedger(scene.pool)).toEqual([])
})

it('a horn is sold only at the price that its sender was shown', async () => {
  const one = await rich(5_000)
  const key = randomUUID()
  const send = (price: string) => scene.call('GET api/Member/sneHorn', one, { query: { text: '多少钱', confirm: '1', price }, key })
  await scene.call('POST api/Desk/hornTerms', 'op1', { body: { price: 900 } })
  for (const shown of ['800', '1000', '0']) expect((await send(shown)).error).toBe('price-changed')
  // The refused attempt has not used up its key.
  expect((await send('900')).data).toMatchObject({ balance: 4_100, horn: { price: 900 } })
  await scene.call('POST api/Desk/hornTerms', 'op1', { body: { price: 800 } })
  // A paid request returns the same response, whatever the current price.
  expect((await send('900')).data).toMatchObject({ balance: 4_100, horn: { price: 900 } })
})

it('a horn is not sold to a silenced user', async () => {
  const one = await rich()
  const until = new Date(scene.now() + 60_000)
  await scene.db.transaction((tx) => upsertSilence(tx, { account_id: one, until, reason: 'abuse', by: 'op1' }))
  expect((await sneHorn(one, '大家好')).error).toBe('silenced')
  scene.pass(60_000)
  expect((await sneHorn(one, '大家好')).code).toBe(0)
})

it('a horn is not sold with a refused word, nor while horns are closed', async () => {
  const one = await rich()
  expect((await sneHorn(one, '加微信看球')).error).toBe('word-refused')
  await scene.call('POST api/Desk/hornTerms', 'op1', { body: { open: false } })
  expect((await sneHorn(one, '大家好')).error).toBe('unavailable')
})
