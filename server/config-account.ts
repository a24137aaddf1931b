// The part of the environment that accounts depend on: secrets, senders of codes, chat service, storage of uploads, customer service.

export interface AccountConfig {
  /** 32 bytes in base64 of which all keys are made; empty: of a file in DATA_DIR. SECRET_KEY. */
  secretKey: string
  /** Where codes by mail are handed over, smtp:// or smtps:// with user and password; empty: to the outbox page. SMTP_URL. */
  smtpUrl: string
  /** Sender of mails; needed with SMTP_URL. MAIL_FROM. */
  mailFrom: string
  /** What is called for a code by message; empty: the outbox page. SMS_URL. */
  smsUrl: string
  /** What it is sent, with {to} {text} {code} {lang} in their places; empty: JSON of the four. SMS_BODY. */
  smsBody: string
  /** application/json or application/x-www-form-urlencoded: how the four are written into the body. SMS_TYPE. */
  smsType: SmsType
  /** Sent to it as `Authorization: Bearer`. SMS_TOKEN. */
  smsToken: string
  /** Tencent Chat, whose signatures logins then carry; null: our own. TENCENT_SDK_APP_ID and TENCENT_SECRET_KEY. */
  tencent: { appId: number; key: string } | null
  /** An S3-compatible bucket for uploads, by its address; null: DATA_DIR. S3_URL, S3_KEY_ID, S3_SECRET, S3_REGION (us-east-1). */
  storage: { url: string; keyId: string; secret: string; region: string } | null
  /** Customer service as people see it. SERVICE_EMAIL, SERVICE_PHONE, SERVICE_LINK, SERVICE_HOURS. */
  service: { email: string; phone: string; link: string; hours: string }
}

/** What config.ts reads values with. */
interface Reading {
  url(env: NodeJS.ProcessEnv, name: string, schemes: string[]): string
  /** Throws the sentence for a value that is not valid; the value of a secret is not repeated. */
  refuse(name: string, value: string, expected: string): never
}

function secretKeyOf(env: NodeJS.ProcessEnv, { refuse }: Reading): string {
  const value = env.SECRET_KEY || ''
  if (value !== '' && (!/^[A-Za-z0-9+/]{43}=$/.test(value) || Buffer.from(value, 'base64').length !== 32))
    return refuse('SECRET_KEY', '***', '32 bytes in base64 (openssl rand -base64 32)')
  return value
}

function mailFromOf(env: NodeJS.ProcessEnv, { refuse }: Reading): string {
  const value = env.MAIL_FROM || ''
  if ((value !== '' || env.SMTP_URL) && !/^([^<>\r\n"]{0,60}<)?[^\s<>@]+@[^\s<>@]+>?$/.test(value))
    return refuse('MAIL_FROM', value, 'the address that SMTP_URL sends from, such as Grandstand <no-reply@example.com>')
  return value
}

function tencentOf(env: NodeJS.ProcessEnv, { refuse }: Reading): AccountConfig['tencent'] {
  const id = env.TENCENT_SDK_APP_ID || ''
  const key = env.TENCENT_SECRET_KEY || ''
  if (id === '' && key === '') return null
  if (!/^[1-9]\d{5,11}$/.test(id))
    return refuse('TENCENT_SDK_APP_ID', id, 'the number of the application, together with TENCENT_SECRET_KEY')
  if (!/^[\x21-\x7e]{16,128}$/.test(key)) return refuse('TENCENT_SECRET_KEY', '***', 'the secret key of the application')
  return { appId: Number(id), key }
}

function storageOf(env: NodeJS.ProcessEnv, { url, refuse }: Reading): AccountConfig['storage'] {
  const address = url(env, 'S3_URL', ['http:', 'https:'])
  const keyId = env.S3_KEY_ID || ''
  const secret = env.S3_SECRET || ''
  if (address === '') return keyId || secret ? refuse('S3_URL', '', 'the address of the bucket when S3_KEY_ID or S3_SECRET is set') : null
  if (!keyId || !secret) return refuse('S3_URL', address, 'used with S3_KEY_ID and S3_SECRET')
  return { url: address, keyId, secret, region: env.S3_REGION || 'us-east-1' }
}

const smsTypes = ['application/json', 'application/x-www-form-urlencoded', 'text/plain'] as const
export type SmsType = (typeof smsTypes)[number]

/** A template that leaves the code out would lock everybody out. */
function smsTemplateOf(env: NodeJS.ProcessEnv, { refuse }: Reading): Pick<AccountConfig, 'smsBody' | 'smsType'> {
  const smsBody = env.SMS_BODY || ''
  const smsType =
    smsTypes.find((type) => type === (env.SMS_TYPE || smsTypes[0])) ?? refuse('SMS_TYPE', env.SMS_TYPE ?? '', smsTypes.join(', '))
  if (smsType !== smsTypes[0] && smsBody === '') return refuse('SMS_TYPE', smsType, 'used with SMS_BODY')
  if (smsBody === '') return { smsBody, smsType }
  if (!/\{(?:code|text)\}/.test(smsBody) || !smsBody.includes('{to}'))
    return refuse('SMS_BODY', smsBody, 'a text with {to} and with {text} or {code} in it')
  return { smsBody, smsType }
}

export function readAccountConfig(env: NodeJS.ProcessEnv, reading: Reading): AccountConfig {
  return {
    secretKey: secretKeyOf(env, reading),
    smtpUrl: reading.url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: mailFromOf(env, reading),
    smsUrl: reading.url(env, 'SMS_URL', ['http:', 'https:']),
    smsToken: env.SMS_TOKEN || '',
    ...smsTemplateOf(env, reading),
    tencent: tencentOf(env, reading),
    storage: storageOf(env, reading),
    service: {
      email: env.SERVICE_EMAIL || '',
      phone: env.SERVICE_PHONE || '',
      link: reading.url(env, 'SERVICE_LINK', ['https:']),
      hours: env.SERVICE_HOURS || '',
    },
  }
}
