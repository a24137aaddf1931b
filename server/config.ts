// The environment, read once. A wrong value names its variable and says what it may be.
import { isIP } from 'node:net'
import { resolve } from 'node:path'

export interface Config {
  /** TCP port of the app. PORT, default 8080; 0 takes a free one. */
  port: number
  /** Address to listen on. HOST, default :: (all). */
  host: string
  /** Folder of all that the server keeps. DATA_DIR, default .data. */
  dataDir: string
  /** A PostgreSQL of the operator's own; empty starts the embedded one. DATABASE_URL. */
  databaseUrl: string
  /** simulator, openfootball:FILE_OR_URL, replay:FILE_OR_URL. FEED. */
  feed: { kind: 'simulator' } | { kind: 'openfootball' | 'replay'; source: string }
  /** Product milliseconds in one real millisecond, 0.1 to 10000. FEED_SPEED, default 1. */
  feedSpeed: number
  /** Product time at which a replay begins, ISO; null: the first kick-off. FEED_FROM. */
  feedFrom: string | null
  /** Seed of the simulated world. FEED_SEED, default 'grandstand'. */
  feedSeed: string
  /** Names of clubs in three languages, a JSON file that extends ours. TEAM_NAMES. */
  teamNames: string
  /** on or off: news and other content of the demonstration world. DEMO, default on. */
  demo: boolean
  /** Address under which people reach the app, for links, Origin checks and HSTS; empty: that of the request's own host. PUBLIC_URL. */
  publicUrl: string
  /** Where phones are sent; empty: nowhere. MOBILE_URL. */
  mobileUrl: string
  /** Extra host:port that push endpoints may have, for tests and private services. PUSH_ALLOW_HOSTS. */
  pushAllowHosts: string[]
  /** Contact that push services are given. VAPID_SUBJECT, default mailto:operator@localhost. */
  vapidSubject: string
  /** Whether odds are shown at all. ODDS, default on. */
  odds: boolean
  /** pino level. LOG_LEVEL, default info. */
  logLevel: string
  /** Trust X-Forwarded-For of these proxies: false or a list of addresses. TRUST_PROXY, default off. */
  trustProxy: string[] | false
  /** Requests that one address may make in a minute, searches a fifth of them; 0: no limit. RATE_LIMIT, default 300. */
  rateLimit: number
  /** Folder of the built app: dist/app beside dist/server. Not from the environment. */
  appDir: string
}

export class ConfigError extends Error {}

const fail = (name: string, value: string, expected: string): never => {
  throw new ConfigError(`${name}=${JSON.stringify(value)} is not valid: ${expected}.`)
}

function integer(env: NodeJS.ProcessEnv, name: string, fallback: number, min: number, max: number): number {
  const value = env[name]
  if (value === undefined || value === '') return fallback
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < min || number > max) return fail(name, value, `a whole number from ${min} to ${max}`)
  return number
}

function onOff(env: NodeJS.ProcessEnv, name: string, fallback: boolean): boolean {
  const value = env[name]
  if (value === undefined || value === '') return fallback
  if (value !== 'on' && value !== 'off') return fail(name, value, 'on or off')
  return value === 'on'
}

function url(env: NodeJS.ProcessEnv, name: string, schemes: string[]): string {
  const value = env[name] ?? ''
  if (value === '') return ''
  const parsed = URL.canParse(value) ? new URL(value) : null
  if (!parsed || !schemes.includes(parsed.protocol))
    return fail(
      name,
      value.replace(/:[^:@/]*@/, ':***@'),
      `an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
    )
  return value.replace(/\/$/, '')
}

function feedOf(env: NodeJS.ProcessEnv): Config['feed'] {
  const value = env.FEED || 'simulator'
  if (value === 'simulator') return { kind: 'simulator' }
  const match = /^(openfootball|replay):(.+)$/.exec(value)
  if (!match) return fail('FEED', value, 'simulator, openfootball:FILE_OR_URL or replay:FILE_OR_URL')
  return { kind: match[1] as 'openfootball' | 'replay', source: match[2] as string }
}

function feedSpeedOf(env: NodeJS.ProcessEnv): number {
  const value = env.FEED_SPEED || '1'
  const number = Number(value)
  if (!/^\d+(\.\d+)?$/.test(value) || number < 0.1 || number > 10_000) return fail('FEED_SPEED', value, 'a number from 0.1 to 10000')
  return number
}

function feedFromOf(env: NodeJS.ProcessEnv): string | null {
  const value = env.FEED_FROM || ''
  if (value === '') return null
  if (!/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/.test(value) || Number.isNaN(Date.parse(value)))
    return fail('FEED_FROM', value, 'an ISO 8601 time such as 2022-11-20T16:00:00Z')
  return new Date(value).toISOString()
}

function trustProxyOf(env: NodeJS.ProcessEnv): string[] | false {
  if (!env.TRUST_PROXY) return false
  const proxies = env.TRUST_PROXY.split(',').map((proxy) => proxy.trim())
  const isProxy = (proxy: string): boolean => {
    const [address = '', bits, ...more] = proxy.split('/')
    if (['loopback', 'linklocal', 'uniquelocal'].includes(proxy)) return true
    return (
      isIP(address) > 0 &&
      more.length === 0 &&
      (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128)))
    )
  }
  const wrong = proxies.find((proxy) => !isProxy(proxy))
  if (wrong !== undefined)
    fail('TRUST_PROXY', wrong, 'addresses or networks such as 10.0.0.0/8, loopback, linklocal or uniquelocal, divided by commas')
  return proxies
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Reads the configuration from an environment; throws ConfigError with one clear sentence. */
export function readConfig(env: NodeJS.ProcessEnv, appDir: string): Config {
  const level = env.LOG_LEVEL || 'info'
  if (!logLevels.includes(level)) fail('LOG_LEVEL', level, `one of ${logLevels.join(', ')}`)
  const pushAllowHosts = (env.PUSH_ALLOW_HOSTS || '')
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean)
  for (const host of pushAllowHosts)
    if (!/^[A-Za-z0-9.-]+:\d{1,5}$/.test(host)) fail('PUSH_ALLOW_HOSTS', host, 'host:port, several divided by commas')
  return {
    port: integer(env, 'PORT', 8080, 0, 65535),
    host: env.HOST || '::',
    dataDir: resolve(env.DATA_DIR || '.data'),
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    feed: feedOf(env),
    feedSpeed: feedSpeedOf(env),
    feedFrom: feedFromOf(env),
    feedSeed: env.FEED_SEED || 'grandstand',
    teamNames: env.TEAM_NAMES || '',
    demo: onOff(env, 'DEMO', true),
    publicUrl: url(env, 'PUBLIC_URL', ['http:', 'https:']),
    mobileUrl: url(env, 'MOBILE_URL', ['http:', 'https:']),
    pushAllowHosts,
    vapidSubject: env.VAPID_SUBJECT || 'mailto:operator@localhost',
    odds: onOff(env, 'ODDS', true),
    logLevel: level,
    trustProxy: trustProxyOf(env),
    rateLimit: integer(env, 'RATE_LIMIT', 300, 0, 1_000_000),
    appDir,
  }
}
