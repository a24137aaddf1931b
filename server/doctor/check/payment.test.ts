import { expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { checkPayment } from './payment.ts'

const accept = async (): Promise<void> => undefined
const refuse = async (): Promise<never> => {
  throw new Error('Invalid API Key provided')
}
const env = {
  PUBLIC_URL: 'https://live.example.com',
  PAYMENT: 'stripe,alipay',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  ALIPAY_APP_ID: '1',
  ALIPAY_PRIVATE_KEY: 'k',
  ALIPAY_PUBLIC_KEY: 'k',
}
const facts = (changed: Record<string, string> = {}) => readConfig({ ...env, ...changed }, '/app')

it('accepts keys that the provider accepts', async () => {
  expect((await checkPayment('stripe', facts(), accept)).verdict).toBe('ok')
  expect((await checkPayment('alipay', facts(), accept)).verdict).toBe('ok')
  const refused = await checkPayment('stripe', facts(), refuse)
  expect(refused).toMatchObject({ verdict: 'fail', found: 'It does not take our keys: Invalid API Key provided.' })
  expect(refused.todo).toContain('STRIPE_')
})

it.each([
  ['a test key', 'stripe', { STRIPE_SECRET_KEY: 'sk_test_1' }, 'warn'],
  ['a restricted test key', 'stripe', { STRIPE_SECRET_KEY: 'rk_test_1' }, 'warn'],
  ['another secret than that of the webhook', 'stripe', { STRIPE_WEBHOOK_SECRET: 'sk_live_1' }, 'fail'],
  ['an address without TLS', 'stripe', { PUBLIC_URL: 'http://live.example.com' }, 'fail'],
  ['the sandbox of Alipay', 'alipay', { ALIPAY_GATEWAY: 'https://openapi-sandbox.dl.alipaydev.com/gateway.do' }, 'warn'],
] as const)('reports %s', async (_, name, changed, verdict) => {
  expect((await checkPayment(name, facts(changed), accept)).verdict).toBe(verdict)
})

it('warns that a sandbox gives diamonds for free', async () => {
  const open = facts({ PAYMENT: 'sandbox' })
  expect((await checkPayment('sandbox', open, refuse)).verdict).toBe('warn')
  expect((await checkPayment('sandbox', readConfig({}, '/app'), refuse)).verdict).toBe('ok')
})
