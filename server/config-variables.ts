// Every environment variable: how it is parsed, its default, its meaning. All code that reads a variable, rejects its value or describes it
// uses its row.
import { paymentNames } from '../contract/money/recharge.ts'

type Kind =
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
  PORT: { kind: 'integer', min: 0, max: 65_535, fallback: '8080', means: 'port and address to listen on' },
  HOST: { kind: 'text', fallback: '::', beside: 'PORT' },
  DATA_DIR: { kind: 'text', fallback: '.data', means: 'folder of the database, keys and uploads' },
  BACKUP_DIR: {
    kind: 'text',
    means: 'folder for nightly [backups](docs/backup.md): the last seven, and one per week for four weeks; best on another disk',
  },
  DATABASE_URL: { kind: 'address', schemes: ['postgres:', 'postgresql:'], means: 'your own PostgreSQL instead of the embedded one' },
  PUBLIC_URL: { kind: 'address', schemes: web, without: "the request's host", means: 'public address of the site; https enables HSTS' },
  FEED: {
    kind: 'text',
    expected: 'simulator, openfootball:FILE_OR_URL, replay:FILE_OR_URL, football-data, push or push:URL',
    fallback: 'simulator',
    means: 'source of match data, see above',
  },
  FEED_SPEED: { kind: 'number', min: 0.1, max: 10_000, fallback: '1', beside: 'FEED' },
  FEED_FROM: { kind: 'text', expected: 'an ISO 8601 time such as 2022-11-20T16:00:00Z', without: 'the first kick-off', beside: 'FEED' },
  FEED_SEED: { kind: 'text', fallback: 'grandstand', beside: 'FEED' },
  TEAM_NAMES: { kind: 'text', means: 'JSON file with club names in three languages' },
  FOOTBALL_DATA_TOKEN: { kind: 'text', secret: true, means: 'token for the feed `football-data`' },
  FEED_PUSH_SECRET: {
    ...linkSecret,
    means: 'lets a provider [send matches](docs/feed.md) signed with it: for `FEED=push`, and in addition to any feed played in real time',
  },
  DEMO: { kind: 'switch', fallback: 'on', means: 'news of the demonstration world' },
  DEMO_STREAMS: { kind: 'switch', fallback: 'on', means: 'streams in the rooms of the demonstration world: the simulated matches, drawn' },
  DEMO_PEOPLE: {
    kind: 'switch',
    fallback: 'on',
    means: 'simulated users in the rooms of the demonstration world: they watch, chat and send gifts',
  },
  DEMO_ROOMS: {
    kind: 'integer',
    min: 0,
    max: 12,
    fallback: '12',
    means: 'rooms of the demonstration world that are live from its start',
  },
  NEWS_FEED: { kind: 'list', means: 'feeds whose articles become news: files or addresses, separated by commas' },
  ODDS: { kind: 'switch', fallback: 'on', means: '`off` removes odds everywhere' },
  PUSH_ALLOW_HOSTS: {
    kind: 'list',
    expected: 'host:port, several separated by commas',
    means: 'additional `host:port` values allowed in push endpoints and webhooks',
  },
  RATE_LIMIT: {
    kind: 'integer',
    min: 0,
    max: 1_000_000,
    fallback: '300',
    means:
      'calls per minute from one address; in addition twice as many pages, and thirty new devices an hour; searches: a fifth of the calls; `0`: no limit',
  },
  MIN_BUILD: {
    kind: 'text',
    form: /^(this|\d{8}(\d{6}(-[0-9a-f]{12})?)?)!?$/,
    expected: 'a build id or its beginning such as 20261121, or this; with a trailing ! at once',
    means: 'older apps reload once: the beginning of a build id, or `this`; with a trailing `!` at once',
  },
  WORKER: { kind: 'switch', fallback: 'on', means: '`off` removes the service worker from every device at its next visit' },
  VAPID_SUBJECT: {
    kind: 'text',
    expected: 'mailto:ADDRESS or an https:// address',
    without: '`PUBLIC_URL` if it is https, otherwise `mailto:operator@localhost`',
    means: "contact sent to push services; Apple's rejects the alerts of iPhones if the contact is not on the public internet",
  },
  MOBILE_URL: { kind: 'address', schemes: web, means: 'host to which screens up to 500 px wide are redirected; served by the same server' },
  REGION_HEADER: {
    kind: 'text',
    form: /^[a-z0-9-]{1,64}$/i,
    expected: 'the name of a header such as cf-ipcountry',
    means: "header in which a proxy sends the reader's country, such as `cf-ipcountry`; without it, the browser's languages decide",
  },
  TRUST_PROXY: {
    kind: 'list',
    expected: 'addresses or networks such as 10.0.0.0/8, loopback, linklocal or uniquelocal, separated by commas',
    means: 'addresses of proxies whose `X-Forwarded-For` is trusted',
  },
  STANDBY: {
    kind: 'switch',
    fallback: 'off',
    means:
      '`on`, with a `DATABASE_URL`: [stands by](docs/many-machines.md) while another server uses it, and takes over when that one ends',
  },
  RELAY_SECRET: {
    ...linkSecret,
    means: 'lets [relays](docs/many-machines.md) connect that have the same secret, and hold further live sockets on other machines',
  },
  RELAY_OF: {
    kind: 'list',
    expected: 'http:// or https:// addresses, separated by commas',
    means: 'only for `npm run relay`: addresses of the server, and of servers that may take over from it',
  },
  SMTP_URL: {
    kind: 'address',
    schemes: ['smtp:', 'smtps:'],
    means: 'mail service for codes (`smtps://user:password@host`), and the sender; without it, codes appear on the outbox page',
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
    means: 'called with JSON `{ to, text, code, lang }` to send a code by text message; without it, codes appear on the outbox page',
  },
  SMS_TOKEN: { kind: 'text', secret: true, beside: 'SMS_URL' },
  SMS_BODY: {
    kind: 'text',
    expected: 'a text that contains {to}, and {text} or {code}',
    without: 'the JSON above',
    means:
      "a body in your provider's format, with the placeholders `{to}`, `{text}`, `{code}`, `{lang}`, and its content type: also `application/x-www-form-urlencoded` or `text/plain`",
  },
  SMS_TYPE: { kind: 'choice', of: smsTypes, fallback: 'application/json', beside: 'SMS_BODY' },
  SECRET_KEY: {
    kind: 'text',
    expected: '32 bytes in base64 (openssl rand -base64 32)',
    secret: true,
    without: '`DATA_DIR/keys/secret`',
    means:
      '32 bytes in base64 from which all keys derive: ID numbers and codes are useless without it. Keep a copy apart from the database',
  },
  S3_URL: {
    kind: 'address',
    schemes: web,
    without: '`DATA_DIR`',
    means:
      'address of an S3-compatible bucket for uploads; missing CORS and lifecycle rules are set (`PUT` from `PUBLIC_URL` and `MOBILE_URL`, `waiting/` emptied after a day), and a bucket that rejects them is named in the log',
  },
  S3_KEY_ID: { kind: 'text', beside: 'S3_URL' },
  S3_SECRET: { kind: 'text', secret: true, beside: 'S3_URL' },
  S3_REGION: { kind: 'text', fallback: 'us-east-1', beside: 'S3_URL' },
  LEDGER_ANCHOR_TO: {
    kind: 'text',
    form: /^(https?:\/\/\S+|[^\s<>@:]+@[^\s<>@:]+)$/,
    expected: 'an http:// or https:// address, or a mail address',
    secret: true,
    means:
      'address that receives the hash of each day of the ledger as JSON by POST, or a mail address that receives it through `SMTP_URL`: a copy that nobody with this machine can rewrite',
  },
  PAYMENT: {
    kind: 'list',
    expected: `one or several of ${paymentNames.join(', ')}, or off`,
    without: '`sandbox` in the demonstration without a `PUBLIC_URL`, for browsers on this machine and its network; otherwise `off`',
    means: 'payment methods in the order offered, separated by commas: `sandbox` (a built-in checkout, no money), `stripe`, `alipay`',
  },
  RTMP_PORT: {
    kind: 'integer',
    min: 0,
    max: 65_535,
    expected: 'a whole number from 0 to 65535, or off',
    fallback: '1935',
    means: 'RTMP port to which OBS publishes; `0` takes a free port, `off` disables RTMP',
  },
  FFMPEG: {
    kind: 'text',
    without: 'the one in `PATH`',
    means: 'ffmpeg with libx264, which makes HD, SD and smooth of a stream, and the stills of its seek bar; `off`: only the original',
  },
  TRANSCODES: { kind: 'integer', min: 0, max: 1_000, without: 'half of the cores', means: 'maximum number of streams transcoded at once' },
  STREAM_BYTES: {
    kind: 'integer',
    min: 10_000_000,
    max: Number.MAX_SAFE_INTEGER,
    fallback: '20000000000',
    means: 'maximum bytes of recordings and seek windows; the oldest recordings are deleted first',
  },
  STREAM_GRACE: {
    kind: 'integer',
    min: 1,
    max: 3_600,
    fallback: '60',
    means: 'seconds that a publisher may be disconnected before the broadcast ends',
  },
  LIVE_ALERT_MINUTES: {
    kind: 'integer',
    min: 0,
    max: 1_440,
    fallback: '30',
    means: 'minutes during which followers get at most one alert that a streamer is live, however often the streamer starts',
  },
  STREAM_PER_ADDRESS: {
    kind: 'integer',
    min: 0,
    max: 1_000_000,
    fallback: '1000',
    means:
      'stream parts and segments sent to an address at once: a campus is one address, and so is a CDN without `TRUST_PROXY`; `0`: no limit',
  },
  MEDIA_BASE: {
    kind: 'address',
    schemes: web,
    without: 'this server',
    means:
      'a CDN that fetches `/hls` from here (`https://cdn.example`): players load playlists, segments and recordings from it; it must pass on the query and our headers',
  },
  STREAM_HOOK_SECRET: {
    ...linkSecret,
    means: 'enables the hooks of [SRS, MediaMTX or nginx-rtmp](docs/engines.md) at `/hook/SECRET`, from this machine or these addresses',
  },
  STREAM_HOOK_FROM: { kind: 'list', expected: 'addresses or networks, separated by commas', beside: 'STREAM_HOOK_SECRET' },
  STREAM_PLAYLIST: {
    kind: 'address',
    schemes: web,
    expected: 'an http:// or https:// address with {room} in its path',
    means: "address of that engine's playlists, with `{room}` for the room; besides `MEDIA_BASE`, the only other host that players contact",
  },
  STREAM_INGEST: {
    kind: 'address',
    schemes: ['rtmp:', 'rtmps:'],
    without: 'this server',
    means: 'address to which streamers publish on that engine, shown in the studio: `rtmp://ingest.example/live`',
  },
  STRIPE_SECRET_KEY: {
    kind: 'text',
    secret: true,
    means: 'for `stripe`, with `PUBLIC_URL`; the webhook is `PUBLIC_URL/api/_pay/stripe` with the `checkout.session` events',
  },
  STRIPE_WEBHOOK_SECRET: { kind: 'text', secret: true, beside: 'STRIPE_SECRET_KEY' },
  STRIPE_API: { kind: 'address', schemes: web, fallback: 'https://api.stripe.com', means: 'address of Stripe, a proxy or a test server' },
  ALIPAY_APP_ID: { kind: 'text', means: "for `alipay`, with `PUBLIC_URL`: app, private key (PKCS 8) and Alipay's public key; RSA2" },
  ALIPAY_PRIVATE_KEY: { kind: 'text', secret: true, beside: 'ALIPAY_APP_ID' },
  ALIPAY_PUBLIC_KEY: { kind: 'text', beside: 'ALIPAY_APP_ID' },
  ALIPAY_GATEWAY: {
    kind: 'address',
    schemes: web,
    fallback: 'https://openapi.alipay.com/gateway.do',
    means: 'address of Alipay, a proxy or its sandbox',
  },
  TENCENT_SDK_APP_ID: {
    kind: 'text',
    expected: 'the number of the application, together with TENCENT_SECRET_KEY',
    means:
      '[Tencent Chat](docs/tencent-chat.md) replaces the built-in private chat and its signatures; guests can read it too; groups are not available then, and its page may connect to Tencent',
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
      "Tencent's REST API, which receives the names and pictures of accounts: that of your application's region, or a proxy; and an administrator of the application",
  },
  TENCENT_ADMIN: {
    kind: 'text',
    form: /^[A-Za-z0-9_-]{1,32}$/,
    expected: 'the name of an administrator of the application, up to 32 letters, digits, - and _',
    fallback: 'administrator',
    beside: 'TENCENT_API',
  },
  SERVICE_EMAIL: { kind: 'text', means: 'customer service contacts shown to users' },
  SERVICE_PHONE: { kind: 'text', beside: 'SERVICE_EMAIL' },
  SERVICE_LINK: { kind: 'address', schemes: ['https:'], beside: 'SERVICE_EMAIL' },
  SERVICE_HOURS: { kind: 'text', beside: 'SERVICE_EMAIL' },
  LOG_LEVEL: { kind: 'choice', of: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], fallback: 'info', means: 'pino level' },
} as const satisfies Record<string, Variable>
