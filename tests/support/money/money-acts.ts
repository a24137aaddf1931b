// One act for each call that moves money, with the calls that it needs before or after, by one person.
import { randomUUID } from 'node:crypto'
import type { MoneyKey } from '../../../contract/api.ts'
import { settlePayment } from '../../../server/features/money/recharge/settle.ts'
import { openEvents } from '../../../server/parts/subscriptions.ts'
import type { CrowdScene, Round } from './crowd-scene.ts'
import { scenesRoom } from './money-scene.ts'

export type Act = () => Promise<unknown>
/** The type requires an act for every call whose effect is money. */
type MoneyActs = Record<MoneyKey, Act>

const room_id = scenesRoom.id
const events = openEvents()
const to = { name: '陈小明', phone: '13800138000', address: '临江路 1 号' }
/** The card and the parcel cost both assets: `bothGoods` of the test. */
const [cardId, parcelId] = ['both-make-up-card', 'both-parcel']

/** The acts of one person in one round; `iteration`: index of the repetition. */
export function moneyActs(scene: CrowdScene, { schemes, questions }: Round, as: string, iteration: number): MoneyActs {
  const { call, money, db, publish } = scene
  // The calls of an account run in sequence; one operator per person avoids waiting.
  const operator = `op-${as}`
  const scheme = schemes[iteration % schemes.length] as string
  const question = questions[iteration % questions.length] as string
  const give = (query: Record<string, string>) => call('GET api/member/handselGift', as, { query: { room_id, confirm: '1', ...query } })
  const apply = () => scene.apply(as)
  const decide = (id: string, body: object) => call('POST api/Desk/decideWithdrawal', operator, { body: { id, ...body } })
  const buy = (id: string) => call('POST api/Expert/buy', as, { body: { id, confirm: true } })
  return {
    'GET api/member/handselGift': async () => {
      await give({ gift_id: 'flag' })
      await give({ gift_id: 'drum', num: '3', combo: 'taps' })
      // Held, and shown by the job.
      await give({ gift_id: 'trophy', combo: `held-${iteration}` })
    },
    'POST api/member/takeBackGift': async () => {
      const gift = await give({ gift_id: 'trophy', combo: 'big' })
      if (gift) await call('POST api/member/takeBackGift', as, { body: { id: gift.id } })
    },
    'POST api/Desk/grantGift': async () => {
      await call('POST api/Desk/grantGift', operator, { body: { uid: as, gift_id: 'flag', num: 1, days: 0, note: '' } })
      await give({ gift_id: 'flag', from: 'bag' })
    },
    'POST api/goods/exchange': () => call('POST api/goods/exchange', as, { body: { id: cardId, num: 1, confirm: true } }),
    'POST api/Desk/endParcel': async () => {
      const taken = await call('POST api/goods/exchange', as, { body: { id: parcelId, num: 1, confirm: true, ...to } })
      if (taken) await call('POST api/Desk/endParcel', operator, { body: { id: taken.record.id, state: 'refused', note: '' } })
    },
    'POST api/Activity/task_handle_sign': () => call('POST api/Activity/task_handle_sign', as, { body: { id: '1' } }),
    'POST api/Activity/shareTasks': () => call('POST api/Activity/shareTasks', as, { body: { kind: 'app', id: 'a' } }),
    'GET api/guard_user/buy': () =>
      call('GET api/guard_user/buy', as, { query: { kind: 'guard', tier: 'steward', room_id, confirm: '1' } }),
    'GET api/Member/sneHorn': () => call('GET api/Member/sneHorn', as, { query: { text: '加油', confirm: '1' } }),
    'POST api/Desk/decideHorn': async () => {
      const sent = await call('GET api/Member/sneHorn', as, { query: { text: '决赛', confirm: '1' } })
      if (sent) await call('POST api/Desk/decideHorn', operator, { body: { id: sent.horn.id, act: 'refuse', reason: '不' } })
    },
    'POST api/Barrage/advert': () => call('POST api/Barrage/advert', as, { body: { room_id, text: '来看球', confirm: true } }),
    'POST api/Redenvelope/insert': () =>
      // Expires unopened and is refunded.
      call('POST api/Redenvelope/insert', as, { body: { room_id, total: 500, num: 2, kind: 'equal', confirm: true } }),
    'POST api/Redenvelope/receiveRed': async () => {
      const sent = await call('POST api/Redenvelope/insert', as, { body: { room_id, total: 500, num: 2, kind: 'equal', confirm: true } })
      if (sent) await call('POST api/Redenvelope/receiveRed', 'opener', { body: { id: sent.envelope.id } })
    },
    'GET api/Balance/conversionBalance': () => call('GET api/Balance/conversionBalance', as, { query: { money: '1' } }),
    'GET api/chargerules/payUrl': async () => {
      const order = await call('GET api/chargerules/payUrl', as, { query: { id: 'p6', type: '0' } })
      if (!order) return
      const news = { eventId: order.order_id, orderId: order.order_id, ref: '', state: 'paid', money: 600, currency: 'cny' } as const
      await settlePayment({ db, events }, 'sandbox', news, money.now())
    },
    'GET api/Balance/applyForWithdrawal': apply,
    'POST api/Balance/cancelWithdrawal': async () => {
      const row = await apply()
      if (row) await call('POST api/Balance/cancelWithdrawal', as, { body: { id: row.id } })
    },
    'POST api/Desk/decideWithdrawal': async () => {
      const [paid, refused] = [await apply(), await apply()]
      if (refused) await decide(refused.id, { act: 'refuse', reason: 'other', note: '' })
      if (paid) await decide(paid.id, { act: 'approve' })
      if (paid) await decide(paid.id, { act: 'paid', note: '' })
    },
    'POST api/Expert/buy': () => buy(scheme),
    'POST api/Expert/tip': async () => {
      const other = schemes[(iteration + 1) % schemes.length] as string
      await buy(other)
      await call('POST api/Expert/tip', as, { body: { id: other, amount: 11, confirm: true } })
    },
    'POST api/Desk/removeScheme': async () => {
      const own = await publish()
      await Promise.all([buy(own), call('POST api/Desk/removeScheme', operator, { body: { id: own, reason: '不' } })])
    },
    'POST api/Guess/stake': () => call('POST api/Guess/stake', as, { body: { id: question, option: optionOf(question), gold: 100 } }),
  }
}
const optionOf = (question: string): string => (question.endsWith('.total') ? 'over' : 'home')

/** Calls that move money as a side effect: tasks that pay for them, limits of the wallet. */
export function otherActs({ call }: CrowdScene, { schemes }: Round, as: string): Act[] {
  const team = { kind: 'team', id: randomUUID() }
  return [
    () => call('POST api/Comment/add', as, { body: { kind: 'scheme', id: schemes[0], content: `好球 ${randomUUID()}` } }),
    async () => {
      await call('POST api/Member/follow', as, { body: { put: [{ ...team, events: [] }] } })
      await call('POST api/Member/follow', as, { body: { remove: [team] } })
    },
    () =>
      call('POST api/Balance/setGuard', as, { body: { tz: 'Asia/Tokyo', daily_cap: 0, daily_recharge_cap: 0, confirm_over: 1_000_000 } }),
  ]
}
