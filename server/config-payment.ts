// Configuration of payments: the payment methods, and what each of them needs.
import { type PaymentName, paymentNames } from '../contract/money/recharge.ts'
import type { Environment, VariableName } from './config-environment.ts'

export interface PaymentConfig {
  /**
   * Payment methods: sandbox, stripe, alipay, several separated by commas, or off. Default: the sandbox in the demonstration, only for
   * clients of this machine and its network; to serve others it has to be named. PAYMENT.
   */
  payments: PaymentName[]
  /** Who may use the sandbox: everyone if PAYMENT names it. Its diamonds cost nothing. */
  sandboxFor: 'everyone' | 'nearby'
  /** URL or mail address that receives each sealed day of the ledger; empty: none. LEDGER_ANCHOR_TO. */
  ledgerAnchorTo: string
  /** STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET; STRIPE_API for a proxy or a test. */
  stripe: { secretKey: string; webhookSecret: string; api: string }
  /** ALIPAY_APP_ID, ALIPAY_PRIVATE_KEY (ours, PKCS 1 or 8), ALIPAY_PUBLIC_KEY (Alipay's); ALIPAY_GATEWAY for a proxy or a test. */
  alipay: { appId: string; privateKey: string; publicKey: string; gateway: string }
}

/** Required variables of each payment method. */
const needs: Record<PaymentName, readonly VariableName[]> = {
  sandbox: [],
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'PUBLIC_URL'],
  alipay: ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY', 'PUBLIC_URL'],
}
const isLocal = (address: string): boolean => address === '' || /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(address).hostname)

function paymentsOf(env: Environment): PaymentName[] {
  const wanted = env.text('PAYMENT')
  if (wanted === '') return env.isOn('DEMO') && isLocal(env.address('PUBLIC_URL')) ? ['sandbox'] : []
  if (wanted === 'off') return []
  return env.list('PAYMENT').map((name) => {
    const known = paymentNames.find((one) => one === name)
    if (!known) return env.refuse('PAYMENT', { value: name })
    const missing = needs[known].filter((variable) => !env.text(variable))
    if (missing.length > 0) return env.refuse('PAYMENT', { value: name, expected: `it also needs ${missing.join(', ')}` })
    return known
  })
}

function anchorToOf(env: Environment): string {
  const to = env.text('LEDGER_ANCHOR_TO')
  if (to.includes('@') && !to.includes('://') && env.text('SMTP_URL') === '')
    return env.refuse('LEDGER_ANCHOR_TO', { expected: 'a mail box needs SMTP_URL' })
  return to
}

export function readPaymentConfig(env: Environment): PaymentConfig {
  return {
    payments: paymentsOf(env),
    sandboxFor: env.text('PAYMENT') === '' ? 'nearby' : 'everyone',
    ledgerAnchorTo: anchorToOf(env),
    stripe: {
      secretKey: env.text('STRIPE_SECRET_KEY'),
      webhookSecret: env.text('STRIPE_WEBHOOK_SECRET'),
      api: env.address('STRIPE_API'),
    },
    alipay: {
      appId: env.text('ALIPAY_APP_ID'),
      privateKey: env.text('ALIPAY_PRIVATE_KEY'),
      publicKey: env.text('ALIPAY_PUBLIC_KEY'),
      gateway: env.address('ALIPAY_GATEWAY'),
    },
  }
}
