// Opens the configured payment methods; the libraries of the others are never loaded.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PaymentName } from '../../../../../contract/money/recharge.ts'
import type { Config } from '../../../../config.ts'
import type { Keys } from '../../../../core/keys.ts'
import { isNearby, type NearbyCaller } from '../nearby.ts'
import type { PaymentProvider } from './provider.ts'
import { createSandbox, type Sandbox } from './sandbox.ts'

export interface Payments {
  /** In the order of the configuration, which is the order of the methods. */
  providers: ReadonlyMap<PaymentName, PaymentProvider>
  /** Null if it is not a payment method. */
  sandbox: Sandbox | null
  /** Whether this payment method is available to the caller. */
  isOffered: (method: PaymentName, caller: NearbyCaller) => boolean
}

/** Throws StartError for invalid keys. */
export async function openPayments(
  config: Pick<Config, 'payments' | 'sandboxFor' | 'publicUrl' | 'stripe' | 'alipay'>,
  db: NodePgDatabase,
  keys: Keys,
): Promise<Payments> {
  const { publicUrl } = config
  const providers = new Map<PaymentName, PaymentProvider>()
  let sandbox: Sandbox | null = null
  for (const name of config.payments) {
    if (name === 'stripe') providers.set(name, await (await import('./stripe.ts')).createStripe({ ...config.stripe, publicUrl }))
    else if (name === 'alipay') providers.set(name, await (await import('./alipay.ts')).createAlipay({ ...config.alipay, publicUrl }))
    else {
      sandbox = createSandbox(db, keys)
      // A further provider without a branch above must not become the sandbox.
      providers.set(name satisfies 'sandbox', sandbox)
    }
  }
  const isOffered: Payments['isOffered'] = (method, caller) => method !== 'sandbox' || config.sandboxFor === 'everyone' || isNearby(caller)
  return { providers, sandbox, isOffered }
}
