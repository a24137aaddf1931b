// Everything that moves money, at once, by one account and by many: PostgreSQL never has to end one of two that wait for each other, and
// whoever has nothing to do with it does not wait.
import { Client } from 'pg'
import { expect, inject, it } from 'vitest'
import type { ApiKey } from '../../../contract/api.ts'
import { insertGoods } from '../../../server/features/mall/store.ts'
import { settlePayment } from '../../../server/features/recharge/settle.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import { type Asking, endScene, type MoneyScene, moneyScene, scenesRoom } from '../../support/money/money-scene.ts'
import { figures, isShort, soak } from '../../support/soak.ts'

const room_id = scenesRoom.id
const rich = { coin: 900_000_000, income: 900_000_000, gold: 900_000_000 }
const name = { zh: '卡', en: 'Card', vi: 'Thẻ' }
/** A card and a parcel that cost both assets. */
const goods = (['make-up-card', 'parcel'] as const).map((kind) => ({
  id: `both-${kind}`,
  kind,
  name,
  summary: name,
  img: '/img/card.png',
  gold: 1,
  price: 1,
  stock: 1_000_000,
  limit: 0,
  place: 9,
  on_sale: true,
}))
const to = { name: '陈小明', phone: '13800138000', address: '临江路 1 号' }

/** What a person does one thing with, and each call that it takes. */
function actsOf(scene: MoneyScene, as: string) {
  const call = async <T>(key: ApiKey, asking: Asking) => {
    const { error, data } = await scene.call<T>(key, { as, ...asking })
    outcomes.set(error ?? 'done', (outcomes.get(error ?? 'done') ?? 0) + 1)
    return data
  }
  const give = (query: Record<string, string>) =>
    call<{ id: string } | null>('GET api/member/handselGift', { query: { room_id, confirm: '1', ...query } })
  return [
    () => give({ gift_id: 'flag' }),
    () => give({ gift_id: 'drum', num: '3', combo: 'taps' }),
    async () => {
      const gift = await give({ gift_id: 'trophy', combo: 'big' })
      if (gift) await call('POST api/member/takeBackGift', { body: { id: gift.id } })
    },
    () => call('POST api/goods/exchange', { body: { id: 'both-make-up-card', num: 1, confirm: true } }),
    async () => {
      const taken = await call<{ record: { id: string } } | null>('POST api/goods/exchange', {
        body: { id: 'both-parcel', num: 1, confirm: true, ...to },
      })
      if (taken) await call('POST api/Desk/endParcel', { as: 'op', body: { id: taken.record.id, state: 'refused', note: '' } })
    },
    () => call('POST api/Activity/task_handle_sign', { body: { id: '1' } }),
    () => call('POST api/Activity/shareTasks', { body: { kind: 'app', id: 'a' } }),
    () => call('GET api/guard_user/buy', { query: { kind: 'guard', tier: 'steward', room_id, confirm: '1' } }),
    async () => {
      const sent = await call<{ horn: { id: string } } | null>('GET api/Member/sneHorn', { query: { text: '决赛', confirm: '1' } })
      if (sent) await call('POST api/Desk/decideHorn', { as: 'op', body: { id: sent.horn.id, act: 'refuse', reason: '不' } })
    },
    () => call('POST api/Barrage/advert', { body: { room_id, text: '来看球', confirm: true } }),
    async () => {
      const body = { room_id, total: 500, num: 2, kind: 'equal', confirm: true }
      const sent = await call<{ envelope: { id: string } } | null>('POST api/Redenvelope/insert', { body })
      if (sent) await call('POST api/Redenvelope/receiveRed', { as: 'opener', body: { id: sent.envelope.id } })
    },
    () => call('GET api/Balance/conversionBalance', { query: { money: '1' } }),
    async () => {
      const order = await call<{ order_id: string } | null>('GET api/chargerules/payUrl', { query: { id: 'p6', type: '0' } })
      if (!order) return
      const news = { eventId: order.order_id, orderId: order.order_id, ref: '', state: 'paid', money: 600, currency: 'cny' } as const
      await settlePayment(scene.db, 'sandbox', news, scene.now())
    },
    () => call('POST api/Balance/setGuard', { body: { tz: 'Asia/Tokyo', daily_cap: 0, daily_recharge_cap: 0, confirm_over: 1_000_000 } }),
  ]
}
/** How often the calls answered what. */
const outcomes = new Map<string, number>()

async function deadlocksOf(database: string | undefined): Promise<number> {
  const admin = new Client({ ...inject('admin') })
  await admin.connect()
  try {
    const { rows } = await admin.query<{ deadlocks: string }>('SELECT deadlocks FROM pg_stat_database WHERE datname = $1', [database])
    return Number(rows[0]?.deadlocks)
  } finally {
    await admin.end()
  }
}

it(
  'never deadlocks, whoever asks for what at once',
  async () => {
    const scene = await moneyScene()
    const fan = 'fan'
    const crowd = Array.from({ length: 8 }, (_, index) => `one-${index}`)
    await endow(scene.db, [fan, 'other', 'opener', ...crowd], rich)
    await insertGoods(scene.db, goods)
    const waits: number[] = []
    const refused: string[] = []
    let isOver = false
    async function ask(): Promise<void> {
      while (!isOver) {
        const since = performance.now()
        const { error } = await scene.call('GET api/member/handselGift', { as: 'other', query: { room_id, gift_id: 'flag', confirm: '1' } })
        waits.push(performance.now() - since)
        if (error !== undefined) refused.push(error)
      }
    }
    const other = ask()
    const until = performance.now() + soak(0, 60_000)
    let rounds = 0
    do {
      // Thirty-odd calls of one, and a few of each of the others.
      const mine = [...actsOf(scene, fan), ...actsOf(scene, fan)]
      const theirs = crowd.flatMap((as, index) =>
        actsOf(scene, as).filter((_, turn) => (isShort ? turn % 4 === index % 4 : turn % 2 === index % 2)),
      )
      await Promise.all([...mine, ...theirs].map((act) => act()))
      rounds += 1
    } while (performance.now() < until || rounds < 2)
    isOver = true
    await other
    // What a connection counted is in the sums at the latest when it ends.
    await endScene(scene)
    expect(await deadlocksOf(scene.connection.database)).toBe(0)
    expect(refused).toEqual([])
    for (const wrong of ['error', 'busy', 'too-many']) expect(outcomes.get(wrong), wrong).toBeUndefined()
    const sorted = waits.sort((a, b) => a - b)
    const p99 = Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0)
    figures({ proof: 'deadlocks', rounds, calls: [...outcomes.values()].reduce((sum, count) => sum + count, 0), other: waits.length, p99 })
    if (!isShort) expect(p99).toBeLessThan(200)
  },
  soak(60_000, 300_000),
)
