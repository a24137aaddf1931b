// Routes outside of the API: redirects to a checkout, the sandbox's own checkout, and the providers' callbacks.

import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { PaymentName } from '../../../../contract/money/recharge.ts'
import type { Events } from '../../../core/event/events.ts'
import { screenCookies } from '../../../core/http/cookie/cookies.ts'
import { allowAlso } from '../../../core/http/route.ts'
import { findSite } from '../../config/store.ts'
import { pageLang } from './checkout-messages.ts'
import { awayPage, type CheckoutOptions, checkoutPage, noOrderPage } from './checkout-page.ts'
import { checkoutStyle } from './checkout-style.ts'
import type { NearbyCaller } from './nearby.ts'
import { CallbackRefused, type PaymentNews, type PaymentProvider } from './provider/provider.ts'
import { type Sandbox, type SignedNotice, sandboxHeader } from './provider/sandbox.ts'
import { CallbackRefusals } from './refusals.ts'
import { type Settled, settlePayment } from './settle.ts'
import { findOrder, setOrder } from './store.ts'

export interface CheckoutDeps {
  db: NodePgDatabase
  events: Events
  log: Logger
  providers: ReadonlyMap<PaymentName, PaymentProvider>
  sandbox: Sandbox | null
  /** Whether this payment method is available to the caller. */
  isOffered: (method: PaymentName, caller: NearbyCaller) => boolean
  /** The signature in a checkout's URL. */
  signOf: (order: string) => string
  onSettled: (settled: Settled) => void
  /** False while the ledger is closed: nothing is credited. */
  open: () => boolean
  now: () => number
}

/** Milliseconds by which the sandbox delays a late notification, for testing. */
const lateBy = 10_000
/** Bytes of a callback: those of providers have a few thousand. */
const callbackMost = 65_536
const policy = "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
const sendPage = (reply: FastifyReply, html: string, status = 200): FastifyReply =>
  reply
    .code(status)
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
    .send(html)

export function serveCheckout(app: FastifyInstance, deps: CheckoutDeps): void {
  const { db, log, providers, sandbox, isOffered, signOf, onSettled, open, now } = deps
  const refusals = new CallbackRefusals(log, now)
  /** Language and theme of this browser's app. */
  async function optionsOf({ headers }: FastifyRequest): Promise<CheckoutOptions> {
    const { lang, theme } = screenCookies(headers.cookie)
    return {
      lang: pageLang(lang, headers['accept-language']),
      theme: theme === 'light' || theme === 'dark' ? theme : 'system',
      site: await findSite(db),
    }
  }
  // Signatures cover the raw bytes of callbacks, and forms are no JSON: these routes keep bodies unparsed.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    serveCallbacks(scope)
    serveWay(scope)
    if (sandbox) serveSandbox(scope, sandbox)
  })
  allowAlso(app, (path) => (/^\/pay\/[\w-]+$/.test(path) ? ['GET'] : []))

  function serveCallbacks(scope: FastifyInstance): void {
    scope.post<{ Params: { method: string } }>('/api/_pay/:method', { bodyLimit: callbackMost }, async (request, reply) => {
      const provider = providers.get(request.params.method as PaymentName)
      if (!provider) return reply.callNotFound()
      // It will be repeated: providers retry until they get their acknowledgement.
      if (!open()) return reply.code(503).header('retry-after', '600').type('text/plain; charset=utf-8').send('later')
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      try {
        const news = readNews(provider, raw, request)
        if (news) onSettled(await settlePayment(deps, provider.name, news, now()))
        return reply.type(provider.thanks.type).send(provider.thanks.body)
      } catch (error) {
        if (!(error instanceof CallbackRefused)) throw error
        const wait = refusals.add({ method: provider.name, why: error.message, from: request.ip })
        if (wait > 0) return reply.code(429).header('retry-after', `${wait}`).type('text/plain; charset=utf-8').send('wait')
        return reply.code(400).type('text/plain; charset=utf-8').send('refused')
      }
    })
  }
  function readNews(provider: PaymentProvider, raw: Buffer, request: FastifyRequest): PaymentNews | null {
    try {
      return provider.readCallback(raw, request.headers, now())
    } catch (error) {
      if (error instanceof CallbackRefused) throw error
      throw new CallbackRefused(`unreadable: ${(error as Error).message}`)
    }
  }

  /** Redirects from the URL in payUrl to the provider's checkout. */
  function serveWay(scope: FastifyInstance): void {
    scope.get<{ Params: { id: string }; Querystring: { sign?: string } }>('/pay/:id', async (request, reply) => {
      const { id } = request.params
      const order = request.query.sign === signOf(id) ? await findOrder(db, id) : undefined
      const provider = order && providers.get(order.method)
      if (!order || !provider) return sendPage(reply, noOrderPage(await optionsOf(request)), 404)
      try {
        const { url, ref } = await provider.checkout({ id, money: order.money, coin: order.coin, ref: order.provider_ref })
        if (ref !== order.provider_ref) await setOrder(db, id, { provider_ref: ref })
        if (!leadsTo(url, provider)) throw new Error(`the checkout of ${provider.name} lies on another host`)
        return await reply.redirect(url, 303)
      } catch (error) {
        log.error({ err: error, method: provider.name }, 'opening a checkout failed')
        return sendPage(reply, awayPage(await optionsOf(request)), 503)
      }
    })
  }

  /** Calls back over HTTP, as a provider does. */
  async function sendNotice({ raw, signature }: SignedNotice): Promise<void> {
    const headers = { 'content-type': 'application/json', [sandboxHeader]: signature }
    await app.inject({ method: 'POST', url: '/api/_pay/sandbox', payload: raw, headers })
  }
  const late = new Set<NodeJS.Timeout>()
  function sendLater(order: string, notice: SignedNotice): void {
    const timer = setTimeout(() => {
      late.delete(timer)
      sendNotice(notice).catch((error: unknown) => log.warn({ err: error, order }, 'sending a late sandbox callback failed'))
    }, lateBy)
    late.add(timer)
  }

  function serveSandbox(scope: FastifyInstance, box: Sandbox): void {
    scope.addHook('onClose', async () => {
      for (const timer of late) clearTimeout(timer)
    })
    scope.get('/pay/sandbox.css', (_request, reply) =>
      reply.headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' }).send(checkoutStyle),
    )
    scope.get<{ Params: { id: string }; Querystring: { sign?: string } }>('/pay/sandbox/:id', async (request, reply) => {
      const { id } = request.params
      const sign = request.query.sign ?? ''
      const isOpen = sign === box.signOf(id) && isOffered('sandbox', request)
      const [order, payment] = isOpen ? await Promise.all([findOrder(db, id), box.find(id)]) : []
      const options = await optionsOf(request)
      if (!order || !payment) return sendPage(reply, noOrderPage(options), 404)
      return sendPage(reply, checkoutPage(options, order, payment, sign))
    })
    scope.post<{ Params: { id: string } }>('/pay/sandbox/:id', async (request, reply) => {
      const { id } = request.params
      const site = request.headers['sec-fetch-site']
      const form = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString() : '')
      const sign = form.get('sign') ?? ''
      if (sign !== box.signOf(id) || !isOffered('sandbox', request) || (site !== undefined && site !== 'same-origin'))
        return sendPage(reply, noOrderPage(await optionsOf(request)), 404)
      const act = form.get('act')
      const decided = await box.decide(id, act === 'fail' || act === 'close' ? act : 'pay', now())
      // If a notification is lost, or still pending when the server stops, the poller settles the order.
      if (decided && act === 'late') sendLater(id, decided)
      else if (decided && act !== 'lose') await sendNotice(decided)
      return reply.redirect(`/pay/sandbox/${id}?sign=${sign}`, 303)
    })
  }
}

/** A checkout is on our own host, or on one of the provider's over https. */
function leadsTo(url: string, { hosts }: PaymentProvider): boolean {
  if (url.startsWith('/') && !url.startsWith('//') && !url.includes('\\')) return hosts.length === 0
  return URL.canParse(url) && hosts.includes(new URL(url).host) && (new URL(url).protocol === 'https:' || isLoopback(new URL(url).hostname))
}
const isLoopback = (host: string): boolean => host === 'localhost' || host === '127.0.0.1' || host === '[::1]'
