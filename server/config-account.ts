// Configuration of accounts: secrets, code delivery, chat service, storage of uploads, customer service.
import type { Environment } from './config-environment.ts'
import { smsTypes } from './config-variables.ts'

interface TencentConfig {
  appId: number
  key: string
  /** Its REST API, which receives names and pictures. TENCENT_API. */
  api: string
  /** The application's account that may send them. TENCENT_ADMIN. */
  admin: string
}

export interface AccountConfig {
  /** 32 bytes in base64 from which all keys are derived; empty: read from a file in DATA_DIR. SECRET_KEY. */
  secretKey: string
  /** Mail server for codes, smtp:// or smtps:// with user and password; empty: the outbox page. SMTP_URL. */
  smtpUrl: string
  /** Sender of mails; needed with SMTP_URL. MAIL_FROM. */
  mailFrom: string
  /** URL that sends a code by text message; empty: the outbox page. SMS_URL. */
  smsUrl: string
  /** Its request body, a template with {to} {text} {code} {lang}; empty: JSON of the four. SMS_BODY. */
  smsBody: string
  /** application/json or application/x-www-form-urlencoded: how the four are encoded in the body. SMS_TYPE. */
  smsType: SmsType
  /** Sent to SMS_URL as `Authorization: Bearer`. SMS_TOKEN. */
  smsToken: string
  /** Tencent Chat, which signs logins; null: our own signatures. TENCENT_SDK_APP_ID and TENCENT_SECRET_KEY. */
  tencent: TencentConfig | null
  /** An S3-compatible bucket for uploads, by its URL; null: DATA_DIR. S3_URL, S3_KEY_ID, S3_SECRET, S3_REGION (us-east-1). */
  storage: { url: string; keyId: string; secret: string; region: string } | null
  /** Customer service contacts shown to users. SERVICE_EMAIL, SERVICE_PHONE, SERVICE_LINK, SERVICE_HOURS. */
  service: { email: string; phone: string; link: string; hours: string }
}

function secretKeyOf(env: Environment): string {
  const value = env.text('SECRET_KEY')
  if (value !== '' && (!/^[A-Za-z0-9+/]{43}=$/.test(value) || Buffer.from(value, 'base64').length !== 32)) return env.refuse('SECRET_KEY')
  return value
}

function mailFromOf(env: Environment): string {
  const value = env.text('MAIL_FROM')
  return value === '' && env.text('SMTP_URL') ? env.refuse('MAIL_FROM') : value
}

function tencentOf(env: Environment): AccountConfig['tencent'] {
  // Validated even without a chat service, like every variable.
  const api = env.address('TENCENT_API')
  const id = env.text('TENCENT_SDK_APP_ID')
  if (id === '' && env.text('TENCENT_SECRET_KEY') === '') return null
  if (!/^[1-9]\d{5,11}$/.test(id)) return env.refuse('TENCENT_SDK_APP_ID')
  return {
    appId: Number(id),
    key: env.text('TENCENT_SECRET_KEY') || env.refuse('TENCENT_SECRET_KEY'),
    api,
    admin: env.text('TENCENT_ADMIN'),
  }
}

function storageOf(env: Environment): AccountConfig['storage'] {
  const url = env.address('S3_URL')
  const keyId = env.text('S3_KEY_ID')
  const secret = env.text('S3_SECRET')
  if (url === '')
    return keyId || secret ? env.refuse('S3_URL', { expected: 'the address of the bucket when S3_KEY_ID or S3_SECRET is set' }) : null
  if (!keyId || !secret) return env.refuse('S3_URL', { expected: 'used with S3_KEY_ID and S3_SECRET' })
  return { url, keyId, secret, region: env.text('S3_REGION') }
}

export type SmsType = (typeof smsTypes)[number]

/** A template without the code would lock out all users. */
function smsTemplateOf(env: Environment): Pick<AccountConfig, 'smsBody' | 'smsType'> {
  const smsBody = env.text('SMS_BODY')
  const smsType = smsTypes.find((type) => type === env.text('SMS_TYPE')) ?? env.refuse('SMS_TYPE')
  if (smsType !== smsTypes[0] && smsBody === '') return env.refuse('SMS_TYPE', { expected: 'used with SMS_BODY' })
  if (smsBody === '') return { smsBody, smsType }
  if (!/\{(?:code|text)\}/.test(smsBody) || !smsBody.includes('{to}')) return env.refuse('SMS_BODY')
  return { smsBody, smsType }
}

export function readAccountConfig(env: Environment): AccountConfig {
  return {
    secretKey: secretKeyOf(env),
    smtpUrl: env.address('SMTP_URL'),
    mailFrom: mailFromOf(env),
    smsUrl: env.address('SMS_URL'),
    smsToken: env.text('SMS_TOKEN'),
    ...smsTemplateOf(env),
    tencent: tencentOf(env),
    storage: storageOf(env),
    service: {
      email: env.text('SERVICE_EMAIL'),
      phone: env.text('SERVICE_PHONE'),
      link: env.address('SERVICE_LINK'),
      hours: env.text('SERVICE_HOURS'),
    },
  }
}
