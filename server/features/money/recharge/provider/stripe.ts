// Stripe Checkout through Stripe's own library: sessions, signed webhooks, and session queries.
import type { Stripe } from 'stripe'
import { CallbackRefused, type PaymentNews, type PaymentProvider, type PayOrder } from './provider.ts'

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** https://api.stripe.com, or a replacement: scheme, host and port. */
  api: string
  /** Base of the URLs to which payers return. */
  publicUrl: string
}
const timeout = 10_000
/** Seconds for which a webhook's signature is valid. */
const tolerance = 300

type Session = Stripe.Checkout.Session

/** The payment news in a session. */
function newsOf(session: Session, eventId: string, failed = false): PaymentNews | null {
  const state = session.payment_status === 'paid' ? 'paid' : failed ? 'failed' : session.status === 'expired' ? 'closed' : null
  if (!state || !session.client_reference_id) return null
  const { id: ref, client_reference_id: orderId, amount_total, currency } = session
  return { eventId, orderId, ref, state, money: amount_total ?? 0, currency: currency ?? '' }
}

/** The library is large: it is loaded only if Stripe is a payment method. */
async function openStripe({ secretKey, api }: StripeSettings): Promise<Stripe> {
  const { default: Library } = await import('stripe')
  const { protocol, hostname, port } = new URL(api)
  return new Library(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
  })
}

export async function createStripe(settings: StripeSettings): Promise<PaymentProvider> {
  const { webhookSecret, publicUrl } = settings
  const stripe = await openStripe(settings)
  return {
    name: 'stripe',
    hosts: ['checkout.stripe.com'],
    thanks: { type: 'application/json; charset=utf-8', body: '{"received":true}' },
    async checkout({ id, money, coin }: PayOrder) {
      const price = { currency: 'cny', unit_amount: money, product_data: { name: `${coin / 10} diamonds` } }
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: id,
          success_url: `${publicUrl}/member?type=2`,
          cancel_url: `${publicUrl}/member?type=1`,
          line_items: [{ quantity: 1, price_data: price }],
        },
        // For the same order Stripe returns the same session again.
        { idempotencyKey: `checkout-${id}` },
      )
      if (!session.url) throw new Error('Stripe returned no checkout URL')
      return { url: session.url, ref: session.id }
    },
    readCallback(raw, headers, now) {
      const event = eventOf(raw, headers['stripe-signature'], now)
      if (!event.type.startsWith('checkout.session.')) return null
      const session = event.data.object as Session
      if (!session.id) throw new CallbackRefused('an event without a session')
      return newsOf(session, event.id, event.type === 'checkout.session.async_payment_failed')
    },
    async ask({ ref }) {
      if (ref === '') return null
      const session = await stripe.checkout.sessions.retrieve(ref)
      return newsOf(session, `ask ${ref} ${session.payment_status} ${session.status}`)
    },
    async probe() {
      await stripe.checkout.sessions.list({ limit: 1 })
    },
  }

  function eventOf(raw: Buffer, signature: string | string[] | undefined, now: number): Stripe.Event {
    try {
      return stripe.webhooks.constructEvent(raw, signature ?? '', webhookSecret, tolerance, undefined, now)
    } catch (error) {
      // Only the first line of the library's message names the error; the rest explains it.
      throw new CallbackRefused(`wrong signature: ${(error as Error).message.trim().split('\n')[0]}`)
    }
  }
}
