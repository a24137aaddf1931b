// Configuration of a relay.
import { type Config, publicUrlOf, trustProxyOf } from './config.ts'
import { ConfigError, openEnvironment } from './config-environment.ts'

export interface RelayConfig extends Pick<Config, 'port' | 'host' | 'publicUrl' | 'mobileUrl' | 'trustProxy' | 'logLevel'> {
  /** http or https, without a trailing slash. RELAY_OF. */
  addresses: string[]
  /** RELAY_SECRET. */
  secret: string
}

export function readRelayConfig(variables: NodeJS.ProcessEnv): RelayConfig {
  const env = openEnvironment(variables)
  const addresses = env.list('RELAY_OF').map((address) => address.replace(/\/$/, ''))
  const secret = env.text('RELAY_SECRET')
  if (addresses.length === 0) throw new ConfigError('A relay needs RELAY_OF, the address of its server.')
  if (!secret) throw new ConfigError('A relay needs RELAY_SECRET, the one that its server has.')
  const wrong = addresses.find((address) => !/^https?:\/\/[^/?#@]+$/.test(address) || !URL.canParse(address))
  if (wrong !== undefined) env.refuse('RELAY_OF', { value: wrong.replace(/\/\/[^/@]*@/, '//***@') })
  return {
    addresses,
    secret,
    port: env.integer('PORT'),
    host: env.text('HOST'),
    publicUrl: publicUrlOf(env),
    mobileUrl: env.address('MOBILE_URL'),
    trustProxy: trustProxyOf(env),
    logLevel: env.text('LOG_LEVEL'),
  }
}
