// What a payment provider does for us, whoever it is; the official libraries stand behind it. Checkout, read a callback, ask.
import type { IncomingHttpHeaders } from 'node:http'
import type { PaymentName } from '../../../../contract/money/recharge.ts'

/** The order as a provider is told of it. The price is in fen of CNY. */
export interface PayOrder {
  id: string
  money: number
  coin: number
  /** The provider's own name of the payment; empty before the checkout. */
  ref: string
}

export interface PaymentNews {
  /** Of the event: heard once. */
  eventId: string
  orderId: string
  ref: string
  state: 'paid' | 'failed' | 'closed'
  /** What was paid, in fen; compared with the order's own price. */
  money: number
  /** Lower case ISO 4217. */
  currency: string
}

/** A callback that is not the provider's, or not for us. The message is for the log. */
export class CallbackRefused extends Error {}

export interface PaymentProvider {
  readonly name: PaymentName
  /** Hosts that a checkout may lie on; empty: our own. */
  readonly hosts: readonly string[]
  /** Where the payer goes. Asked again for the same order it answers the same checkout, or one that can be paid once. */
  checkout(order: PayOrder): Promise<{ url: string; ref: string }>
  /** Reads a callback, its signature first, over the bytes as they came; null for news that say nothing of an order. Throws CallbackRefused. */
  readCallback(raw: Buffer, headers: IncomingHttpHeaders, now: number): PaymentNews | null
  /** What it wants to hear when a callback was taken. */
  readonly thanks: { type: string; body: string }
  /** What became of a payment, when no callback came; null: still open. */
  ask(order: PayOrder): Promise<PaymentNews | null>
  /** Asks what costs nothing, to see that the keys are taken. Throws what the provider says when they are not. */
  probe(): Promise<void>
}
