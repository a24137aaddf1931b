// Checks the payment methods: whether their keys are live ones, and whether providers accept them. No money moves.
import type { PaymentName } from '../../../contract/money/recharge.ts'
import type { Config } from '../../config.ts'
import { type Finding, failure, okay, reasonOf, warning } from '../finding.ts'

type PaymentFacts = Pick<Config, 'payments' | 'sandboxFor' | 'publicUrl' | 'stripe' | 'alipay'>

/** A finding about a configuration whose keys are accepted; null if there is none. */
function doubtOf(name: PaymentName, { publicUrl, stripe, alipay }: PaymentFacts): Finding | null {
  if (!publicUrl.startsWith('https:'))
    return failure('Its callbacks come to PUBLIC_URL, which is not https.', 'Set PUBLIC_URL to the https address of the site.')
  if (name === 'alipay')
    return /sandbox|alipaydev/.test(alipay.gateway) ? warning('Its gateway is a sandbox.', 'Leave ALIPAY_GATEWAY out.') : null
  if (/^(sk|rk)_test_/.test(stripe.secretKey))
    return warning('STRIPE_SECRET_KEY is of its test mode: no money comes.', 'Take the live key, and the secret of a live webhook.')
  if (!stripe.webhookSecret.startsWith('whsec_'))
    return failure('STRIPE_WEBHOOK_SECRET is not the secret of a webhook.', 'Take the one that begins with whsec_ from its page.')
  return null
}

/** `probe` sends the provider a request without cost. */
export async function checkPayment(name: PaymentName, facts: PaymentFacts, probe: () => Promise<void>): Promise<Finding> {
  if (name === 'sandbox')
    return facts.sandboxFor === 'nearby'
      ? okay('The sandbox is open to this machine and its network.')
      : warning('The sandbox is open to everyone: diamonds cost nothing.', 'Take it out of PAYMENT where they are worth something.')
  const doubt = doubtOf(name, facts)
  if (doubt?.verdict === 'fail') return doubt
  try {
    await probe()
  } catch (error) {
    return failure(`It does not take our keys: ${reasonOf(error)}.`, `Look at the ${name.toUpperCase()}_ variables.`)
  }
  return doubt ?? okay('It takes our keys.')
}
