// While the ledger is not trustworthy, no job books either: due bookings wait until the ledger verifies again.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ApiData } from '../../../contract/api.ts'
import { inMoneyTransaction } from '../../../server/core/database/lock-order.ts'
import { startRefunding } from '../../../server/features/gift/envelope/refund.ts'
import { envelopeLife, sendEnvelope } from '../../../server/features/gift/envelope/store.ts'
import { findRoomPerson } from '../../../server/features/gift/rank/store.ts'
import { startGiftReleaser } from '../../../server/features/gift/releaser.ts'
import { findBalances } from '../../../server/features/money/ledger/store.ts'
import { openPayments } from '../../../server/features/money/recharge/provider/open.ts'
import { sandboxHeader, sandboxMerchant } from '../../../server/features/money/recharge/provider/sandbox.ts'
import { signTimed } from '../../../server/features/money/recharge/provider/timed-signature.ts'
import { type Recharge, registerRecharge } from '../../../server/features/money/recharge/recharge.ts'
import { openEvents } from '../../../server/parts/subscriptions.ts'
import { silentLog, testApp, testConfig } from '../../support/app.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import { endScene, type MoneyScene, moneyScene, scenesRoom } from '../../support/money/money-scene.ts'

let scene: MoneyScene
beforeAll(async () => {
  scene = await moneyScene()
})
afterAll(() => endScene(scene))
const closed = () => false
const spendable = async (account: string) => (await findBalances(scene.db, [account])).get(account)?.consumption ?? 0
const memberWith = async (coin: number): Promise<string> => {
  const id = `c${randomUUID().slice(0, 8)}`
  await endow(scene.db, [id], { coin, income: 0, gold: 0 })
  return id
}

it('accepts no payment and queries no provider until it can be credited', async () => {
  const as = await memberWith(0)
  const payments = await openPayments(testConfig(), scene.db, scene.keys)
  let recharge: Recharge | undefined
  const ledger = { isOpen: closed } as never
  const hub = { sendToDevice: () => undefined }
  const app = await testApp((http) => {
    recharge = registerRecharge(
      http,
      { db: scene.db, log: silentLog, events: openEvents() },
      { ledger, payments, keys: scene.keys, hub, now: scene.now },
    )
  })
  const query = { id: 'p30', type: '0' }
  const { order_id } = (await scene.call<ApiData<'GET api/chargerules/payUrl'>>('GET api/chargerules/payUrl', { as, query })).data
  const about = { merchant: sandboxMerchant, order_id, payment_id: 'sb_closed', state: 'paid', money: 3_000, currency: 'cny' }
  const raw = JSON.stringify({ ...about, event_id: `ev_${randomUUID()}` })
  const signature = signTimed(scene.keys.derive('sandbox payments'), Buffer.from(raw), scene.now())
  const callBack = (to: MoneyScene['app']) =>
    to.inject({
      method: 'POST',
      url: '/api/_pay/sandbox',
      payload: raw,
      headers: { 'content-type': 'application/json', [sandboxHeader]: signature },
    })
  expect([(await callBack(app)).statusCode, await spendable(as)]).toEqual([503, 0])
  await scene.pool.query('UPDATE recharge_order SET ask_at = $2 WHERE id = $1', [order_id, new Date(scene.now())])
  expect(await recharge?.poll()).toBe(0)
  // The provider repeats the callback.
  expect([(await callBack(scene.app)).statusCode, await spendable(as)]).toEqual([200, 3_090])
  await recharge?.stop()
  await app.close()
})

it('does not show a pending gift', async () => {
  const as = await memberWith(100_000)
  const query = { room_id: scenesRoom.id, gift_id: 'trophy', confirm: '1' }
  const { id } = (await scene.call<ApiData<'GET api/member/handselGift'>>('GET api/member/handselGift', { as, query })).data
  const releaser = startGiftReleaser({
    db: scene.db,
    events: openEvents(),
    log: silentLog,
    personIn: (roomId, id) => findRoomPerson(scene.db, roomId, id, Date.now()),
    broadcast: () => undefined,
    open: closed,
    now: () => scene.now() + 6_000,
  })
  expect(await releaser.releaseDue()).toBe(0)
  await releaser.stop()
  expect((await scene.pool.query('SELECT state FROM gift_given WHERE id = $1', [id])).rows).toEqual([{ state: 'held' }])
})

it('does not return the remainder of a red envelope', async () => {
  const as = await memberWith(1_000)
  const id = randomUUID()
  await inMoneyTransaction(scene.db, [as], (tx) => sendEnvelope(tx, { id, account: as, total: 1_000, count: 1, equal: true }, scene.now()))
  const now = () => scene.now() + envelopeLife
  await startRefunding({ db: scene.db, log: silentLog, broadcast: () => undefined, open: closed, now })()
  expect(await spendable(as)).toBe(0)
})
