// The environment, read once. A wrong value names its variable and says what it may be.
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { type AccountConfig, readAccountConfig } from './config-account.ts'
import { type MediaConfig, readMediaConfig } from './config-media.ts'
import { type PaymentConfig, readPaymentConfig } from './config-payment.ts'

export interface Config extends AccountConfig, MediaConfig, PaymentConfig {
  /** TCP port of the app. PORT, default 8080; 0 takes a free one. */
  port: number
  /** Address to listen on. HOST, default :: (all). */
  host: string
  /** Folder of all that the server keeps. DATA_DIR, default .data. */
  dataDir: string
  /** A PostgreSQL of the operator's own; empty starts the embedded one. DATABASE_URL. */
  databaseUrl: string
  /** simulator, openfootball:FILE_OR_URL, replay:FILE_OR_URL, football-data or football-data:URL. FEED. */
  feed: { kind: 'simulator' } | { kind: 'openfootball' | 'replay' | 'football-data'; source: string }
  /** Token of football-data.org; that feed needs it. FOOTBALL_DATA_TOKEN. */
  footballDataToken: string
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
  /** Atom, RSS or JSON feeds, files or addresses divided by commas, whose articles become news. NEWS_FEED. */
  newsFeeds: string[]
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
  /** Header in which a proxy says the reader's country in two letters, such as cf-ipcountry; empty: his languages say it. REGION_HEADER. */
  regionHeader: string
  /** pino level. LOG_LEVEL, default info. */
  logLevel: string
  /** Trust X-Forwarded-For of these proxies: false or a list of addresses. TRUST_PROXY, default off. */
  trustProxy: string[] | false
  /** Calls that one address may make in a minute, and as many pages, searches a fifth of them; 0: no limit. RATE_LIMIT, default 300. */
  rateLimit: number
  /**
   * Builds before this one refresh themselves once: the beginning of a build's id (20261121), or `this` for the one that
   * runs; with `!` behind it also while the reader types or watches. Empty: none. MIN_BUILD.
   */
  minBuild: string
  /** on or off: off takes the service worker away from every device at its next visit. WORKER, default on. */
  worker: boolean
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

/** Version 4 of the service; another address is for a proxy or a test. */
const footballDataAddress = 'https://api.football-data.org/v4'

function feedOf(env: NodeJS.ProcessEnv): Config['feed'] {
  const value = env.FEED || 'simulator'
  if (value === 'simulator') return { kind: 'simulator' }
  const match = /^(openfootball|replay):(.+)$/.exec(value)
  const service = /^football-data(?::(https?:\/\/.+))?$/.exec(value)
  if (service) {
    if (!env.FOOTBALL_DATA_TOKEN) throw new ConfigError('FEED=football-data needs FOOTBALL_DATA_TOKEN, the token of your account there.')
    if ((env.FEED_SPEED || '1') !== '1') fail('FEED_SPEED', env.FEED_SPEED ?? '', '1 with FEED=football-data, whose matches are played now')
    return { kind: 'football-data', source: (service[1] ?? footballDataAddress).replace(/\/$/, '') }
  }
  if (!match) return fail('FEED', value, 'simulator, openfootball:FILE_OR_URL, replay:FILE_OR_URL or football-data')
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
  // Date.parse takes the 31st of February for the 3rd of March.
  const day = value.slice(0, 10)
  const isDay = !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)
  if (!isDay || !/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/.test(value) || Number.isNaN(Date.parse(value)))
    return fail('FEED_FROM', value, 'an ISO 8601 time such as 2022-11-20T16:00:00Z')
  return new Date(value).toISOString()
}

function trustProxyOf(env: NodeJS.ProcessEnv): string[] | false {
  if (!env.TRUST_PROXY) return false
  const proxies = env.TRUST_PROXY.split(',').map((proxy) => proxy.trim())
  // Who trusts everybody lets everybody say who they are.
  if (proxies.some((proxy) => /\/0+$/.test(proxy))) fail('TRUST_PROXY', env.TRUST_PROXY, 'your own proxies and not the whole internet')
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

function minBuildOf(env: NodeJS.ProcessEnv): string {
  const value = env.MIN_BUILD || ''
  if (value !== '' && !/^(this|\d{8}(\d{6}(-[0-9a-f]{12})?)?)!?$/.test(value))
    return fail('MIN_BUILD', value, 'the id of a build or its beginning such as 20261121, or this; with ! behind it at once')
  return value
}

function headerOf(env: NodeJS.ProcessEnv, name: string): string {
  const value = (env[name] ?? '').toLowerCase()
  return value === '' || /^[a-z0-9-]{1,64}$/.test(value) ? value : fail(name, value, 'the name of a header such as cf-ipcountry')
}

const listOf = (value: string | undefined): string[] =>
  (value || '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

function pushAllowHostsOf(env: NodeJS.ProcessEnv): string[] {
  const hosts = listOf(env.PUSH_ALLOW_HOSTS)
  for (const host of hosts) {
    const port = Number(/^[A-Za-z0-9.-]+:(\d{1,5})$/.exec(host)?.[1])
    if (!(port >= 1 && port <= 65_535)) fail('PUSH_ALLOW_HOSTS', host, 'host:port, several divided by commas')
  }
  return hosts
}

/** RFC 8292, section 2.1: what push services can write to. */
function vapidSubjectOf(env: NodeJS.ProcessEnv): string {
  const value = env.VAPID_SUBJECT || 'mailto:operator@localhost'
  const isPage = URL.canParse(value) && new URL(value).protocol === 'https:'
  if (!isPage && !/^mailto:[^\s@]+@[^\s@]+$/.test(value)) fail('VAPID_SUBJECT', value, 'mailto:ADDRESS or an https:// address')
  return value
}

function publicUrlOf(env: NodeJS.ProcessEnv): string {
  const value = url(env, 'PUBLIC_URL', ['http:', 'https:'])
  const { username, password, search, hash } = new URL(value || 'http://localhost')
  if (username || password || search || hash)
    fail('PUBLIC_URL', value.replace(/\/\/[^/@]*@/, '//***@'), 'an address without user, query or fragment')
  return value
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Reads the configuration from an environment; throws ConfigError with one clear sentence. */
export function readConfig(env: NodeJS.ProcessEnv, appDir: string): Config {
  const level = env.LOG_LEVEL || 'info'
  if (!logLevels.includes(level)) fail('LOG_LEVEL', level, `one of ${logLevels.join(', ')}`)
  return {
    port: integer(env, 'PORT', 8080, 0, 65535),
    host: env.HOST || '::',
    dataDir: resolve(env.DATA_DIR || '.data'),
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    feed: feedOf(env),
    footballDataToken: env.FOOTBALL_DATA_TOKEN || '',
    feedSpeed: feedSpeedOf(env),
    feedFrom: feedFromOf(env),
    feedSeed: env.FEED_SEED || 'grandstand',
    teamNames: env.TEAM_NAMES || '',
    demo: onOff(env, 'DEMO', true),
    newsFeeds: listOf(env.NEWS_FEED),
    publicUrl: publicUrlOf(env),
    mobileUrl: url(env, 'MOBILE_URL', ['http:', 'https:']),
    pushAllowHosts: pushAllowHostsOf(env),
    vapidSubject: vapidSubjectOf(env),
    odds: onOff(env, 'ODDS', true),
    regionHeader: headerOf(env, 'REGION_HEADER'),
    logLevel: level,
    trustProxy: trustProxyOf(env),
    minBuild: minBuildOf(env),
    worker: onOff(env, 'WORKER', true),
    rateLimit: integer(env, 'RATE_LIMIT', 300, 0, 1_000_000),
    appDir,
    ...readAccountConfig(env, { url, refuse: fail }),
    ...readMediaConfig(env, { onOff, integer, url, listOf, refuse: fail }),
    ...readPaymentConfig(env, { onOff, url, listOf, refuse: fail }),
  }
}
