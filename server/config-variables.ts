// Every environment variable: how it is parsed, its default, its meaning. All code that reads a variable, rejects its value or describes it
// uses its row.
import { paymentNames } from '../contract/money/recharge.ts'

type Kind =
  /** Any text, or text of this form. */
  | { kind: 'text'; form?: RegExp }
  | { kind: 'integer' | 'number'; min: number; max: number }
  /** on or off. */
  | { kind: 'switch' }
  | { kind: 'address'; schemes: readonly string[] }
  /** Separated by commas. */
  | { kind: 'list' }
  | { kind: 'choice'; of: readonly string[] }
interface VariableNotes {
  /** The default value. */
  fallback?: string
  /** What applies when unset, in words, if that is not a value. */
  without?: string
  /** The allowed values, if the kind does not imply them. */
  expected?: string
  /** Never repeat its value. */
  secret?: true
}
/** `means` is its row in the README; `beside` names the variable whose row covers it. */
export type Variable = Kind & VariableNotes & ({ means: string; beside?: never } | { beside: string; means?: never })

const web = ['http:', 'https:']
export const smsTypes = ['application/json', 'application/x-www-form-urlencoded', 'text/plain'] as const

/** A secret shared by both ends of a link. */
const linkSecret = { kind: 'text', form: /^[A-Za-z0-9_-]{16,128}$/, expected: '16 to 128 letters, digits, - and _', secret: true } as const

/** In the order of the README. */
export const variables = {
  PORT: { kind: 'integer', min: 0, max: 65_535, fallback: '8080', means: 'where to listen' },
  HOST: { kind: 'text', fallback: '::', beside: 'PORT' },
  DATA_DIR: { kind: 'text', fallback: '.data', means: 'database, keys, uploads' },
  BACKUP_DIR: {
    kind: 'text',
    means: 'folder for a [backup](docs/backup.md) of each night, the last seven and one a week of four weeks: best on another disk',
  },
  DATABASE_URL: { kind: 'address', schemes: ['postgres:', 'postgresql:'], means: 'a PostgreSQL of your own instead of the embedded one' },
  PUBLIC_URL: { kind: 'address', schemes: web, without: "the request's host", means: 'the address people use; https turns on HSTS' },
  FEED: {
    kind: 'text',
    expected: 'simulator, openfootball:FILE_OR_URL, replay:FILE_OR_URL, football-data, push or push:URL',
    fallback: 'simulator',
    means: 'match data, see above',
  },
  FEED_SPEED: { kind: 'number', min: 0.1, max: 10_000, fallback: '1', beside: 'FEED' },
  FEED_FROM: { kind: 'text', expected: 'an ISO 8601 time such as 2022-11-20T16:00:00Z', without: 'the first kick-off', beside: 'FEED' },
  FEED_SEED: { kind: 'text', fallback: 'grandstand', beside: 'FEED' },
  TEAM_NAMES: { kind: 'text', means: 'JSON file with club names in three languages' },
  FOOTBALL_DATA_TOKEN: { kind: 'text', secret: true, means: 'token of the feed `football-data`' },
  FEED_PUSH_SECRET: {
    ...linkSecret,
    means: 'lets a provider [send matches](docs/feed.md), signed with it: for `FEED=push`, and beside every feed that is played now',
  },
  DEMO: { kind: 'switch', fallback: 'on', means: 'news of the demonstration world' },
  DEMO_STREAMS: { kind: 'switch', fallback: 'on', means: 'pictures in the rooms of the demonstration world: the simulated matches, drawn' },
  DEMO_PEOPLE: { kind: 'switch', fallback: 'on', means: 'people in the rooms of the demonstration world: they watch, talk and give' },
  DEMO_ROOMS: {
    kind: 'integer',
    min: 0,
    max: 12,
    fallback: '12',
    means: 'rooms of the demonstration world that are on the air from its start',
  },
  NEWS_FEED: { kind: 'list', means: 'feeds whose articles become news: files or addresses, divided by commas' },
  ODDS: { kind: 'switch', fallback: 'on', means: '`off` removes odds altogether' },
  PUSH_ALLOW_HOSTS: {
    kind: 'list',
    expected: 'host:port, several divided by commas',
    means: 'extra `host:port` that push endpoints and webhooks may have',
  },
  RATE_LIMIT: {
    kind: 'integer',
    min: 0,
    max: 1_000_000,
    fallback: '300',
    means:
      'calls a minute that one address may make, twice as many pages beside them, searches a fifth of them, and thirty new devices an hour; `0`: no limit',
  },
  MIN_BUILD: {
    kind: 'text',
    form: /^(this|\d{8}(\d{6}(-[0-9a-f]{12})?)?)!?$/,
    expected: 'the id of a build or its beginning such as 20261121, or this; with ! behind it at once',
    means: "older apps refresh themselves once: the beginning of a build's id, or `this`; with `!` at once",
  },
  WORKER: { kind: 'switch', fallback: 'on', means: '`off` takes the service worker away from every device at its next visit' },
  VAPID_SUBJECT: {
    kind: 'text',
    expected: 'mailto:ADDRESS or an https:// address',
    without: '`PUBLIC_URL` where that is https, else `mailto:operator@localhost`',
    means: "contact that push services see: without one of the public internet Apple's refuses the alerts of iPhones",
  },
  MOBILE_URL: { kind: 'address', schemes: web, means: 'host that screens up to 500 px wide are sent to; the same server answers there' },
  REGION_HEADER: {
    kind: 'text',
    form: /^[a-z0-9-]{1,64}$/i,
    expected: 'the name of a header such as cf-ipcountry',
    means: "header in which a proxy says the reader's country, such as `cf-ipcountry`; without it the browser's languages say it",
  },
  TRUST_PROXY: {
    kind: 'list',
    expected: 'addresses or networks such as 10.0.0.0/8, loopback, linklocal or uniquelocal, divided by commas',
    means: 'addresses of proxies whose `X-Forwarded-For` counts',
  },
  STANDBY: {
    kind: 'switch',
    fallback: 'off',
    means:
      '`on`, with a `DATABASE_URL`: where another server runs on it, [stands by](docs/many-machines.md) and takes over when that one ends',
  },
  RELAY_SECRET: {
    ...linkSecret,
    means: 'lets [relays](docs/many-machines.md) in, which hold further live sockets on other machines and know the same secret',
  },
  RELAY_OF: {
    kind: 'list',
    expected: 'http:// or https:// addresses, divided by commas',
    means: 'for `npm run relay` alone: addresses of the server, and of those that may take over from it',
  },
  SMTP_URL: {
    kind: 'address',
    schemes: ['smtp:', 'smtps:'],
    means: 'mail service for codes (`smtps://user:password@host`) and its sender; without it codes wait on the outbox page',
  },
  MAIL_FROM: {
    kind: 'text',
    form: /^([^<>\r\n"]{0,60}<)?[^\s<>@]+@[^\s<>@]+>?$/,
    expected: 'the address that SMTP_URL sends from, such as Grandstand <no-reply@example.com>',
    beside: 'SMTP_URL',
  },
  SMS_URL: {
    kind: 'address',
    schemes: web,
    means: 'called with JSON `{ to, text, code, lang }` for a code by message; without it the outbox page',
  },
  SMS_TOKEN: { kind: 'text', secret: true, beside: 'SMS_URL' },
  SMS_BODY: {
    kind: 'text',
    expected: 'a text with {to} and with {text} or {code} in it',
    without: 'that JSON',
    means:
      "a body of your provider's own, with `{to}`, `{text}`, `{code}`, `{lang}` in their places, and its content type: also `application/x-www-form-urlencoded` or `text/plain`",
  },
  SMS_TYPE: { kind: 'choice', of: smsTypes, fallback: 'application/json', beside: 'SMS_BODY' },
  SECRET_KEY: {
    kind: 'text',
    expected: '32 bytes in base64 (openssl rand -base64 32)',
    secret: true,
    without: '`DATA_DIR/keys/secret`',
    means:
      '32 bytes in base64 of which all keys are made: ID numbers and codes are worth nothing without it. Keep a copy apart from the database',
  },
  S3_URL: {
    kind: 'address',
    schemes: web,
    without: '`DATA_DIR`',
    means:
      'an S3-compatible bucket for uploads, by its address; where it has no CORS and lifecycle rules it is given them (`PUT` from `PUBLIC_URL` and `MOBILE_URL`, `waiting/` empty after a day), and one that refuses is named in the log',
  },
  S3_KEY_ID: { kind: 'text', beside: 'S3_URL' },
  S3_SECRET: { kind: 'text', secret: true, beside: 'S3_URL' },
  S3_REGION: { kind: 'text', fallback: 'us-east-1', beside: 'S3_URL' },
  LEDGER_ANCHOR_TO: {
    kind: 'text',
    form: /^(https?:\/\/\S+|[^\s<>@:]+@[^\s<>@:]+)$/,
    expected: 'an http:// or https:// address, or a mail box',
    secret: true,
    means:
      'address that gets the hash of each day of the ledger as JSON by POST, or a mail box that it is sent to through `SMTP_URL`: a copy that nobody who has this machine can rewrite',
  },
  PAYMENT: {
    kind: 'list',
    expected: `one or several of ${paymentNames.join(', ')}, or off`,
    without: '`sandbox` in the demonstration without a `PUBLIC_URL`, for browsers on this machine and its network; else `off`',
    means:
      'ways to pay, divided by commas: `sandbox` (a checkout of our own, no money), `stripe`, `alipay`; they are offered in this order',
  },
  RTMP_PORT: {
    kind: 'integer',
    min: 0,
    max: 65_535,
    expected: 'a whole number from 0 to 65535, or off',
    fallback: '1935',
    means: 'port on which OBS publishes; `0` takes a free one, `off` none',
  },
  FFMPEG: {
    kind: 'text',
    without: 'that of `PATH`',
    means: 'ffmpeg with libx264 that makes HD, SD and smooth of a stream, and the stills of its seek bar; `off`: the original alone',
  },
  TRANSCODES: { kind: 'integer', min: 0, max: 1_000, without: 'half of the cores', means: 'streams that are transcoded at once' },
  STREAM_BYTES: {
    kind: 'integer',
    min: 10_000_000,
    max: Number.MAX_SAFE_INTEGER,
    fallback: '20000000000',
    means: 'bytes of recordings and of what viewers can go back to; the oldest recordings go first',
  },
  STREAM_GRACE: {
    kind: 'integer',
    min: 1,
    max: 3_600,
    fallback: '60',
    means: 'seconds that a publisher may be gone before his broadcast ends',
  },
  LIVE_ALERT_MINUTES: {
    kind: 'integer',
    min: 0,
    max: 1_440,
    fallback: '30',
    means: 'minutes in which followers are alerted once that a streamer is on the air, however often he begins',
  },
  STREAM_PER_ADDRESS: {
    kind: 'integer',
    min: 0,
    max: 1_000_000,
    fallback: '1000',
    means:
      'parts and segments of streams that one address may be sent at once: a campus is one address, and so is a CDN without `TRUST_PROXY`; `0`: no limit',
  },
  MEDIA_BASE: {
    kind: 'address',
    schemes: web,
    without: 'this server',
    means:
      'a CDN that fetches `/hls` from here (`https://cdn.example`): players take playlists, segments and recordings from it; it must pass on the query and our headers',
  },
  STREAM_HOOK_SECRET: {
    ...linkSecret,
    means: 'hooks of [SRS, MediaMTX or nginx-rtmp](docs/engines.md) at `/hook/SECRET`, from this machine or these addresses',
  },
  STREAM_HOOK_FROM: { kind: 'list', expected: 'addresses or networks, divided by commas', beside: 'STREAM_HOOK_SECRET' },
  STREAM_PLAYLIST: {
    kind: 'address',
    schemes: web,
    expected: 'an http:// or https:// address with {room} in its path',
    means: "where that engine's playlists are, with `{room}` for the room; beside `MEDIA_BASE` the one other host that players ask",
  },
  STREAM_INGEST: {
    kind: 'address',
    schemes: ['rtmp:', 'rtmps:'],
    without: 'this server',
    means: 'where streamers publish to that engine, as the studio shows it: `rtmp://ingest.example/live`',
  },
  STRIPE_SECRET_KEY: {
    kind: 'text',
    secret: true,
    means: 'for `stripe`, with `PUBLIC_URL`; its webhook is `PUBLIC_URL/api/_pay/stripe` with the `checkout.session` events',
  },
  STRIPE_WEBHOOK_SECRET: { kind: 'text', secret: true, beside: 'STRIPE_SECRET_KEY' },
  STRIPE_API: { kind: 'address', schemes: web, fallback: 'https://api.stripe.com', means: 'Stripe by way of a proxy or a test' },
  ALIPAY_APP_ID: { kind: 'text', means: "for `alipay`, with `PUBLIC_URL`: your app, your key (PKCS 8) and Alipay's; RSA2" },
  ALIPAY_PRIVATE_KEY: { kind: 'text', secret: true, beside: 'ALIPAY_APP_ID' },
  ALIPAY_PUBLIC_KEY: { kind: 'text', beside: 'ALIPAY_APP_ID' },
  ALIPAY_GATEWAY: {
    kind: 'address',
    schemes: web,
    fallback: 'https://openapi.alipay.com/gateway.do',
    means: 'Alipay by way of a proxy or its sandbox',
  },
  TENCENT_SDK_APP_ID: {
    kind: 'text',
    expected: 'the number of the application, together with TENCENT_SECRET_KEY',
    means:
      'private chat and its signatures by [Tencent Chat](docs/tencent-chat.md) in place of our own, read by guests too; our groups are not offered then; its page may then connect to Tencent',
  },
  TENCENT_SECRET_KEY: {
    kind: 'text',
    form: /^[\x21-\x7e]{16,128}$/,
    expected: 'the secret key of the application',
    secret: true,
    beside: 'TENCENT_SDK_APP_ID',
  },
  TENCENT_API: {
    kind: 'address',
    schemes: web,
    fallback: 'https://console.tim.qq.com',
    means:
      "Tencent's REST API, which is told the names and pictures of accounts: that of your application's region, or a proxy; and an administrator of the application",
  },
  TENCENT_ADMIN: {
    kind: 'text',
    form: /^[A-Za-z0-9_-]{1,32}$/,
    expected: 'the name of an administrator of the application, up to 32 letters, digits, - and _',
    fallback: 'administrator',
    beside: 'TENCENT_API',
  },
  SERVICE_EMAIL: { kind: 'text', means: 'customer service as people see it' },
  SERVICE_PHONE: { kind: 'text', beside: 'SERVICE_EMAIL' },
  SERVICE_LINK: { kind: 'address', schemes: ['https:'], beside: 'SERVICE_EMAIL' },
  SERVICE_HOURS: { kind: 'text', beside: 'SERVICE_EMAIL' },
  LOG_LEVEL: { kind: 'choice', of: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], fallback: 'info', means: 'pino level' },
} as const satisfies Record<string, Variable>
