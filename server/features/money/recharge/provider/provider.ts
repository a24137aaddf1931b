// The common interface of payment providers, implemented with their official libraries: checkout, callback, query.
import type { IncomingHttpHeaders } from 'node:http'
import type { PaymentName } from '../../../../../contract/money/recharge.ts'

/** The order as passed to a provider. The price is in fen of CNY. */
export interface PayOrder {
  id: string
  money: number
  coin: number
  /** The provider's id of the payment; empty before the checkout. */
  ref: string
}

export interface PaymentNews {
  /** Id of the event: processed once. */
  eventId: string
  orderId: string
  ref: string
  state: 'paid' | 'failed' | 'closed'
  /** The paid amount in fen, compared with the order's own price. */
  money: number
  /** ISO 4217 in lower case. */
  currency: string
}

/** A callback that is not from the provider, or not for this site. The message is for the log. */
export class CallbackRefused extends Error {}

export interface PaymentProvider {
  readonly name: PaymentName
  /** Hosts that a checkout may be on; empty for this server's own. */
  readonly hosts: readonly string[]
  /** Creates the payer's checkout. For the same order it returns the same checkout again, or one that can be paid once. */
  checkout(order: PayOrder): Promise<{ url: string; ref: string }>
  /** Verifies a callback's signature over the raw bytes, then parses it; null for events that concern no order. Throws CallbackRefused. */
  readCallback(raw: Buffer, headers: IncomingHttpHeaders, now: number): PaymentNews | null
  /** The response that acknowledges a callback. */
  readonly thanks: { type: string; body: string }
  /** Queries a payment without a callback; null if still open. */
  ask(order: PayOrder): Promise<PaymentNews | null>
  /** Sends a request without cost to check the keys. Throws the provider's error if they are not accepted. */
  probe(): Promise<void>
}
