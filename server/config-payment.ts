// The part of the environment that payments depend on: the ways to pay, and what each of them needs.
import { type PaymentName, paymentNames } from '../contract/money/recharge.ts'

export interface PaymentConfig {
  /**
   * Ways to pay: sandbox, stripe, alipay, several divided by commas, or off. Without it the sandbox in the demonstration on
   * this machine alone: whoever serves others names it. PAYMENT.
   */
  payments: PaymentName[]
  /** STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET; STRIPE_API for a proxy or a test. */
  stripe: { secretKey: string; webhookSecret: string; api: string }
  /** ALIPAY_APP_ID, ALIPAY_PRIVATE_KEY (ours, PKCS 1 or 8), ALIPAY_PUBLIC_KEY (Alipay's); ALIPAY_GATEWAY for a proxy or a test. */
  alipay: { appId: string; privateKey: string; publicKey: string; gateway: string }
}

/** What config.ts reads values with. */
interface Reading {
  onOff(env: NodeJS.ProcessEnv, name: string, fallback: boolean): boolean
  url(env: NodeJS.ProcessEnv, name: string, schemes: string[]): string
  listOf(value: string | undefined): string[]
  refuse(name: string, value: string, expected: string): never
}

/** What each way to pay cannot do without. */
const needs: Record<PaymentName, readonly string[]> = {
  sandbox: [],
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'PUBLIC_URL'],
  alipay: ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY', 'PUBLIC_URL'],
}
const isLocal = (address: string): boolean => address === '' || /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(address).hostname)

function paymentsOf(env: NodeJS.ProcessEnv, { onOff, url, listOf, refuse }: Reading): PaymentName[] {
  if (!env.PAYMENT) return onOff(env, 'DEMO', true) && isLocal(url(env, 'PUBLIC_URL', ['http:', 'https:'])) ? ['sandbox'] : []
  if (env.PAYMENT === 'off') return []
  return listOf(env.PAYMENT).map((name) => {
    const known = paymentNames.find((one) => one === name)
    if (!known) return refuse('PAYMENT', name, `one or several of ${paymentNames.join(', ')}, or off`)
    const missing = needs[known].filter((variable) => !env[variable])
    if (missing.length > 0) return refuse('PAYMENT', name, `it also needs ${missing.join(', ')}`)
    return known
  })
}

export function readPaymentConfig(env: NodeJS.ProcessEnv, reading: Reading): PaymentConfig {
  const { url } = reading
  return {
    payments: paymentsOf(env, reading),
    stripe: {
      secretKey: env.STRIPE_SECRET_KEY ?? '',
      webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
      api: url(env, 'STRIPE_API', ['http:', 'https:']) || 'https://api.stripe.com',
    },
    alipay: {
      appId: env.ALIPAY_APP_ID ?? '',
      privateKey: env.ALIPAY_PRIVATE_KEY ?? '',
      publicKey: env.ALIPAY_PUBLIC_KEY ?? '',
      gateway: url(env, 'ALIPAY_GATEWAY', ['http:', 'https:']) || 'https://openapi.alipay.com/gateway.do',
    },
  }
}
