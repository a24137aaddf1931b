// Delivery of codes: mail, message, or the outbox page if the operator has configured neither.
import type { Lang } from '../../../../contract/limits/limits.ts'
import type { Name } from '../../../../contract/wire/name.ts'
import type { Mobile } from '../../../../rules/member/mobile.ts'
import type { Config } from '../../../config.ts'
import { openMail } from '../../../core/mail.ts'
import type { Outbox } from './outbox.ts'
import { codeText } from './text.ts'

/** Sends a code; throws if it was not accepted. */
export type CodeSender = (to: Mobile, code: string, lang: Lang) => Promise<void>

/** Provider timeout in milliseconds: the user waits for it. */
const within = 10_000

function mailSender(config: Config, siteName: () => Name): CodeSender {
  const mail = openMail(config)
  return (to, code, lang) => mail({ to: to.text, ...codeText(code, lang, siteName()) })
}

const international = (to: Mobile): string => (to.kind === 'phone' ? `+${to.country}${to.number}` : to.text)

const writers: Record<Config['smsType'], (value: string) => string> = {
  // Inside the quotes of the template.
  'application/json': (value) => JSON.stringify(value).slice(1, -1),
  'application/x-www-form-urlencoded': encodeURIComponent,
  'text/plain': (value) => value,
}

/**
 * The request body for a provider: the operator's template, or JSON of the four values. Values are escaped, so none can break out of its
 * place.
 */
export function messageBody(
  { smsBody, smsType }: Pick<Config, 'smsBody' | 'smsType'>,
  values: Record<'to' | 'text' | 'code' | 'lang', string>,
): string {
  if (smsBody === '') return JSON.stringify(values)
  return smsBody.replace(/\{(to|text|code|lang)\}/g, (_, name: keyof typeof values) => writers[smsType](values[name]))
}

export function messageSender(config: Config, siteName: () => Name): CodeSender {
  const { smsUrl, smsToken, smsType } = config
  return async (to, code, lang) => {
    const response = await fetch(smsUrl, {
      method: 'POST',
      headers: { 'content-type': smsType, ...(smsToken ? { authorization: `Bearer ${smsToken}` } : {}) },
      body: messageBody(config, { to: international(to), text: codeText(code, lang, siteName()).text, code, lang }),
      signal: AbortSignal.timeout(within),
      redirect: 'error',
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the message service answered ${response.status}`)
  }
}

/** `siteName` returns the current name of the site. */
export function codeSender(config: Config, outbox: Outbox, siteName: () => Name): CodeSender {
  const intoOutbox: CodeSender = async (to, code, lang) => outbox.add(to.text, code, codeText(code, lang, siteName()).text)
  const mail = config.smtpUrl ? mailSender(config, siteName) : intoOutbox
  const message = config.smsUrl ? messageSender(config, siteName) : intoOutbox
  return (to, code, lang) => (to.kind === 'email' ? mail(to, code, lang) : message(to, code, lang))
}
