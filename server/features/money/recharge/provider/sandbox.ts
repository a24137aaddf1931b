// The sandbox: our own provider with a checkout page on this server and signed callbacks. No money moves.
import { randomUUID } from 'node:crypto'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Keys } from '../../../../core/keys.ts'
import { CallbackRefused, type PaymentNews, type PaymentProvider, type PayOrder } from './provider.ts'
import { decideSandboxPayment, findSandboxPayment, insertSandboxPayment, type SandboxPayment } from './sandbox-store.ts'
import { checkTimed, signTimed } from './timed-signature.ts'

export const sandboxMerchant = 'grandstand-sandbox'
export const sandboxHeader = 'sandbox-signature'
export type SandboxAct = 'pay' | 'fail' | 'close'

const stateOf = { pay: 'paid', fail: 'failed', close: 'closed' } as const
interface Message {
  event_id: string
  merchant: string
  order_id: string
  payment_id: string
  state: PaymentNews['state']
  money: number
  currency: string
}

/** A callback as sent over HTTP. */
export interface SignedNotice {
  raw: Buffer
  signature: string
}
export interface Sandbox extends PaymentProvider {
  find(order: string): Promise<SandboxPayment | undefined>
  /** Records the payer's decision once: returns the signed callback, or null if already decided. */
  decide(order: string, act: SandboxAct, now: number): Promise<SignedNotice | null>
  /** Signature in a checkout's URL, so that an order can only be paid with its URL. */
  signOf(order: string): string
}

export function createSandbox(db: NodePgDatabase, keys: Keys): Sandbox {
  const secret = keys.derive('sandbox payments')
  const signOf = (order: string): string => keys.mark('sandbox checkout', order).slice(0, 32)
  const find = (order: string): Promise<SandboxPayment | undefined> => findSandboxPayment(db, order)
  const newsOf = (message: Message): PaymentNews => ({
    eventId: message.event_id,
    orderId: message.order_id,
    ref: message.payment_id,
    state: message.state,
    money: message.money,
    currency: message.currency,
  })
  return {
    name: 'sandbox',
    hosts: [],
    thanks: { type: 'application/json; charset=utf-8', body: '{"received":true}' },
    find,
    signOf,
    async checkout({ id, money }: PayOrder) {
      await insertSandboxPayment(db, { id: `sb_${randomUUID()}`, order_id: id, money, state: 'open', at: new Date() })
      const payment = await find(id)
      return { url: `/pay/sandbox/${id}?sign=${signOf(id)}`, ref: payment?.id ?? '' }
    },
    async decide(order, act, now) {
      const row = await decideSandboxPayment(db, order, stateOf[act], new Date(now))
      if (!row) return null
      const message: Message = {
        event_id: `ev_${randomUUID()}`,
        merchant: sandboxMerchant,
        order_id: order,
        payment_id: row.id,
        state: stateOf[act],
        money: row.money,
        currency: 'cny',
      }
      const raw = Buffer.from(JSON.stringify(message))
      return { raw, signature: signTimed(secret, raw, now) }
    },
    readCallback(raw, headers, now) {
      checkTimed(secret, headers[sandboxHeader], raw, now)
      const message = JSON.parse(raw.toString()) as Message
      if (message.merchant !== sandboxMerchant) throw new CallbackRefused(`for another merchant: ${message.merchant}`)
      return newsOf(message)
    },
    async ask({ id }) {
      const payment = await find(id)
      if (!payment || payment.state === 'open') return null
      const { id: ref, state, money } = payment
      return { eventId: `ask ${ref} ${state}`, orderId: id, ref, state, money, currency: 'cny' }
    },
    async probe() {
      await find('')
    },
  }
}
