// The server's configuration from the environment. An invalid value is reported with its variable and the allowed values.
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { type AccountConfig, readAccountConfig } from './config-account.ts'
import { ConfigError, type Environment, openEnvironment } from './config-environment.ts'
import { type MediaConfig, readMediaConfig } from './config-media.ts'
import { type PaymentConfig, readPaymentConfig } from './config-payment.ts'
import { type PushConfig, readPushConfig } from './config-push.ts'

export { defaultVapidSubject, isPublicName } from './config-push.ts'

export interface Config extends AccountConfig, MediaConfig, PaymentConfig, PushConfig {
  /** TCP port of the app. PORT, default 8080; 0 takes a free port. */
  port: number
  /** Address to listen on. HOST, default :: (all). */
  host: string
  /** Folder of all persistent data. DATA_DIR, default .data. */
  dataDir: string
  /** Folder of the daily backups; empty: no backups. BACKUP_DIR. */
  backupDir: string
  /** An external PostgreSQL; empty starts the embedded one. DATABASE_URL. */
  databaseUrl: string
  /** simulator, openfootball:FILE_OR_URL, replay:FILE_OR_URL, football-data, football-data:URL, push or push:URL. FEED. */
  feed: { kind: 'simulator' } | { kind: 'openfootball' | 'replay' | 'football-data' | 'push'; source: string }
  /** Secret for sending matches over HTTP, in addition to any feed; empty: disabled. FEED_PUSH_SECRET. */
  feedPushSecret: string
  /** Token of football-data.org, required by that feed. FOOTBALL_DATA_TOKEN. */
  footballDataToken: string
  /** Product milliseconds per real millisecond, 0.1 to 10000. FEED_SPEED, default 1. */
  feedSpeed: number
  /** Product time at which a replay begins, ISO; null: the first kick-off. FEED_FROM. */
  feedFrom: string | null
  /** Seed of the simulated world. FEED_SEED, default 'grandstand'. */
  feedSeed: string
  /** Names of clubs in three languages, a JSON file that extends the built-in ones. TEAM_NAMES. */
  teamNames: string
  /** on or off: news and other content of the demonstration world. DEMO, default on. */
  demo: boolean
  /** Atom, RSS or JSON feeds, files or URLs separated by commas, whose articles become news. NEWS_FEED. */
  newsFeeds: string[]
  /** Public URL of the app, for links, Origin checks and HSTS; empty: the request's own host. PUBLIC_URL. */
  publicUrl: string
  /** Redirect target for phones; empty: none. MOBILE_URL. */
  mobileUrl: string
  /** Whether odds are shown at all. ODDS, default on. */
  odds: boolean
  /**
   * Header in which a proxy sends the reader's country in two letters, such as cf-ipcountry; empty: derived from the reader's languages.
   * REGION_HEADER.
   */
  regionHeader: string
  /** pino level. LOG_LEVEL, default info. */
  logLevel: string
  /** Trust X-Forwarded-For of these proxies: false or a list of addresses. TRUST_PROXY, default off. */
  trustProxy: string[] | false
  /** Waits while another server runs on the database. STANDBY, default off. */
  standBy: boolean
  /** Secret with which relays connect; empty: no relays. RELAY_SECRET. */
  relaySecret: string
  /** Calls per minute and address, for pages twice as many, for searches a fifth; 0 for unlimited. RATE_LIMIT, default 300. */
  rateLimit: number
  /**
   * Builds before this one reload once: the beginning of a build id (20261121), or `this` for the running one; with a trailing `!` even
   * while the user types or watches. Empty: none. MIN_BUILD.
   */
  minBuild: string
  /** on or off: off unregisters the service worker on every device at its next visit. WORKER, default on. */
  worker: boolean
  /** Folder of the built app: dist/app beside dist/server. Not from the environment. */
  appDir: string
}

/** Version 4 of the API; another URL is for a proxy or a test. */
const footballDataAddress = 'https://api.football-data.org/v4'

function feedOf(env: Environment): Config['feed'] {
  const value = env.text('FEED')
  if (value === 'simulator') return { kind: 'simulator' }
  const match = /^(openfootball|replay):(.+)$/.exec(value)
  const service = /^football-data(?::(https?:\/\/.+))?$/.exec(value)
  if (service) {
    if (!env.text('FOOTBALL_DATA_TOKEN'))
      throw new ConfigError('FEED=football-data needs FOOTBALL_DATA_TOKEN, the token of your account there.')
    if (env.text('FEED_SPEED') !== '1') env.refuse('FEED_SPEED', { expected: '1 with FEED=football-data, whose matches are played now' })
    return { kind: 'football-data', source: (service[1] ?? footballDataAddress).replace(/\/$/, '') }
  }
  const push = /^push(?::(https?:\/\/.+))?$/.exec(value)
  if (push) {
    if (!push[1] && !env.text('FEED_PUSH_SECRET')) throw new ConfigError('FEED=push needs FEED_PUSH_SECRET, which the sender signs with.')
    if (env.text('FEED_SPEED') !== '1') env.refuse('FEED_SPEED', { expected: '1 with FEED=push, whose matches are played now' })
    return { kind: 'push', source: push[1] ?? '' }
  }
  if (!match) return env.refuse('FEED')
  return { kind: match[1] as 'openfootball' | 'replay', source: match[2] as string }
}

/** Pushed matches are played in real time, so no other time is possible. */
function feedPushSecretOf(env: Environment): string {
  const secret = env.text('FEED_PUSH_SECRET')
  const isElsewhen = env.text('FEED').startsWith('replay:') || env.text('FEED_SPEED') !== '1'
  if (secret !== '' && isElsewhen)
    throw new ConfigError('FEED_PUSH_SECRET needs a feed whose matches are played now: no replay, and FEED_SPEED=1.')
  return secret
}

function feedFromOf(env: Environment): string | null {
  const value = env.text('FEED_FROM')
  if (value === '') return null
  // Date.parse turns 31 February into 3 March.
  const day = value.slice(0, 10)
  const isDay = !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)
  if (!isDay || !/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/.test(value) || Number.isNaN(Date.parse(value)))
    return env.refuse('FEED_FROM')
  return new Date(value).toISOString()
}

export function trustProxyOf(env: Environment): string[] | false {
  const value = env.text('TRUST_PROXY')
  if (value === '') return false
  const proxies = value.split(',').map((proxy) => proxy.trim())
  // Trusting every address would let every client choose its own.
  if (proxies.some((proxy) => /\/0+$/.test(proxy))) env.refuse('TRUST_PROXY', { expected: 'your own proxies and not the whole internet' })
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
  if (wrong !== undefined) env.refuse('TRUST_PROXY', { value: wrong })
  return proxies
}

export function publicUrlOf(env: Environment): string {
  const value = env.address('PUBLIC_URL')
  const { username, password, search, hash } = new URL(value || 'http://localhost')
  if (username || password || search || hash)
    env.refuse('PUBLIC_URL', { value: value.replace(/\/\/[^/@]*@/, '//***@'), expected: 'an address without user, query or fragment' })
  return value
}

function standByOf(env: Environment): boolean {
  const isOn = env.isOn('STANDBY')
  if (isOn && env.text('DATABASE_URL') === '')
    throw new ConfigError('STANDBY=on needs DATABASE_URL, the PostgreSQL of the server that it stands by for.')
  return isOn
}

/** Reads the configuration from an environment; throws ConfigError with one clear sentence. */
export function readConfig(variables: NodeJS.ProcessEnv, appDir: string): Config {
  const env = openEnvironment(variables)
  const publicUrl = publicUrlOf(env)
  return {
    logLevel: env.text('LOG_LEVEL'),
    port: env.integer('PORT'),
    host: env.text('HOST'),
    dataDir: resolve(env.text('DATA_DIR')),
    backupDir: env.text('BACKUP_DIR') && resolve(env.text('BACKUP_DIR')),
    databaseUrl: env.address('DATABASE_URL'),
    feed: feedOf(env),
    footballDataToken: env.text('FOOTBALL_DATA_TOKEN'),
    feedPushSecret: feedPushSecretOf(env),
    feedSpeed: env.number('FEED_SPEED'),
    feedFrom: feedFromOf(env),
    feedSeed: env.text('FEED_SEED'),
    teamNames: env.text('TEAM_NAMES'),
    demo: env.isOn('DEMO'),
    newsFeeds: env.list('NEWS_FEED'),
    publicUrl,
    mobileUrl: env.address('MOBILE_URL'),
    odds: env.isOn('ODDS'),
    regionHeader: env.text('REGION_HEADER').toLowerCase(),
    trustProxy: trustProxyOf(env),
    standBy: standByOf(env),
    relaySecret: env.text('RELAY_SECRET'),
    minBuild: env.text('MIN_BUILD'),
    worker: env.isOn('WORKER'),
    rateLimit: env.integer('RATE_LIMIT'),
    appDir,
    ...readAccountConfig(env),
    ...readMediaConfig(env),
    ...readPaymentConfig(env),
    ...readPushConfig(env, publicUrl),
  }
}
