// Alipay's page payment through Alipay's own library: signed URLs, signed notifications, and trade queries.
import { createPrivateKey, createPublicKey, type KeyObject, randomUUID } from 'node:crypto'
import { Socket } from 'node:net'
import type { AlipaySdk } from 'alipay-sdk'
import { StartError } from '../../../../core/start-error.ts'
import { CallbackRefused, type PaymentNews, type PaymentProvider, type PayOrder } from './provider.ts'

export interface AlipaySettings {
  appId: string
  /** Ours, PKCS 8 or PKCS 1, in base64 or PEM. */
  privateKey: string
  /** Alipay's, in base64 or PEM. */
  publicKey: string
  /** https://openapi.alipay.com/gateway.do, or a replacement. Trade queries go to the same host. */
  gateway: string
  publicUrl: string
}
const timeout = 10_000

/** Merchants receive keys as base64 without PEM headers. An invalid key is reported at startup, not at the first payment. */
function keyOf(variable: string, text: string, read: (pem: string) => KeyObject, labels: readonly string[]): KeyObject {
  const body = text.replace(/\s/g, '').replace(/(.{64})/g, '$1\n')
  const frames = text.includes('-----') ? [text] : labels.map((label) => `-----BEGIN ${label}-----\n${body}\n-----END ${label}-----\n`)
  for (const frame of frames) {
    try {
      return read(frame)
    } catch {
      // Tries the next kind of header; the error below is thrown if none fits.
    }
  }
  throw new StartError(`${variable} is no RSA key: the text that Alipay's console shows is expected, in base64 or PEM.`)
}

/** Converts yuan with two decimals to fen; NaN for an invalid amount. */
const fenOf = (yuan: string): number => (/^\d{1,9}(\.\d{1,2})?$/.test(yuan) ? Math.round(Number(yuan) * 100) : Number.NaN)

const states: Record<string, PaymentNews['state']> = { TRADE_SUCCESS: 'paid', TRADE_FINISHED: 'paid', TRADE_CLOSED: 'closed' }

interface Trade {
  out_trade_no?: string
  trade_no?: string
  trade_status?: string
  total_amount?: string
}

/**
 * The library is large: it is loaded only if Alipay is a payment method. Its HTTP client (urllib) replaces `destroy` on every socket of the
 * process, and its version throws when one error closes two of them: a failing push service would stop the server.
 */
async function loadAlipay(): Promise<typeof AlipaySdk> {
  const { destroy } = Socket.prototype
  const { AlipaySdk } = await import('alipay-sdk')
  Socket.prototype.destroy = destroy
  return AlipaySdk
}

async function openAlipay({ appId, privateKey, publicKey, gateway }: AlipaySettings): Promise<AlipaySdk> {
  const ours = keyOf('ALIPAY_PRIVATE_KEY', privateKey, createPrivateKey, ['PRIVATE KEY', 'RSA PRIVATE KEY'])
  const theirs = keyOf('ALIPAY_PUBLIC_KEY', publicKey, createPublicKey, ['PUBLIC KEY'])
  const Sdk = await loadAlipay()
  return new Sdk({
    appId,
    privateKey: String(ours.export({ type: 'pkcs8', format: 'pem' })).trim(),
    keyType: 'PKCS8',
    alipayPublicKey: String(theirs.export({ type: 'spki', format: 'pem' })).trim(),
    gateway,
    endpoint: new URL(gateway).origin,
    timeout,
  })
}

/** Beijing's local time, which has no daylight saving: the library would use this machine's. */
const beijingTime = (): string => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

export async function createAlipay(settings: AlipaySettings): Promise<PaymentProvider> {
  const { appId, gateway, publicUrl } = settings
  const alipay = await openAlipay(settings)
  return {
    name: 'alipay',
    hosts: [new URL(gateway).host],
    thanks: { type: 'text/plain; charset=utf-8', body: 'success' },
    async checkout({ id, money, coin }: PayOrder) {
      const url = alipay.pageExecute('alipay.trade.page.pay', 'GET', {
        bizContent: {
          out_trade_no: id,
          product_code: 'FAST_INSTANT_TRADE_PAY',
          total_amount: (money / 100).toFixed(2),
          subject: `${coin / 10} diamonds`,
        },
        notifyUrl: `${publicUrl}/api/_pay/alipay`,
        returnUrl: `${publicUrl}/member?type=2`,
        timestamp: beijingTime(),
      })
      return { url, ref: id }
    },
    readCallback(raw) {
      const notice = Object.fromEntries(new URLSearchParams(raw.toString()))
      // The library would also accept RSA with SHA-1 if the notification says so.
      if (notice.sign_type !== 'RSA2' || !alipay.checkNotifySignV2(notice)) throw new CallbackRefused('wrong signature')
      if (notice.app_id !== appId) throw new CallbackRefused(`for another app: ${notice.app_id}`)
      const state = states[notice.trade_status ?? '']
      if (!state) return null
      const { notify_id: eventId = '', out_trade_no: orderId = '', trade_no: ref = '', total_amount = '' } = notice
      return { eventId, orderId, ref, state, money: fenOf(total_amount), currency: 'cny' }
    },
    async ask({ id }) {
      const trade = await findTrade(id)
      const state = states[trade?.trade_status ?? '']
      if (!trade || !state) return null
      // A signed response about another trade says nothing about this one.
      if (trade.out_trade_no !== id) throw new Error('Alipay answered about another trade')
      const { trade_no: ref = '', total_amount = '' } = trade
      return { eventId: `ask ${ref} ${state}`, orderId: id, ref, state, money: fenOf(total_amount), currency: 'cny' }
    },
    async probe() {
      // For an unknown trade Alipay returns an error, but only after accepting the query's signature.
      await findTrade(`probe-${randomUUID()}`)
    },
  }

  /** The library verifies the response's signature over all of its bytes, and throws if it is not Alipay's. */
  async function findTrade(id: string): Promise<Trade | null> {
    try {
      const { data } = await alipay.curl<Trade>('POST', '/v3/alipay/trade/query', { body: { out_trade_no: id } })
      return data
    } catch (error) {
      // The trade only exists once the payer has chosen a payment method on Alipay's page.
      if ((error as { code?: string }).code === 'ACQ.TRADE_NOT_EXIST') return null
      throw error
    }
  }
}
