// What people type to say who they are: a phone number with its country, or an email address. For both sides.

export interface Phone {
  kind: 'phone'
  country: string
  number: string
  /** Country code, hyphen, number: as it is remembered and kept. */
  text: string
}
export interface Email {
  kind: 'email'
  text: string
}
export type Mobile = Phone | Email

/** Of a number without a code. Spec section 9. */
export const defaultCountry = '86'

/** How long a number without its code may be; numbers of other countries have 5 to 14 digits (E.164 has 15 in all). */
const shapes: Record<string, RegExp> = { '86': /^1[3-9]\d{9}$/, '84': /^[35789]\d{8}$/, '1': /^[2-9]\d{9}$/ }
const anyShape = /^[1-9]\d{4,13}$/

/** RFC 5321 lengths; the shape is what mail services take, without quoted names and address literals. */
const emailShape = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

function readEmail(text: string): Email | null {
  const email = text.toLowerCase()
  return email.length <= 254 && email.indexOf('@') <= 64 && emailShape.test(email) ? { kind: 'email', text: email } : null
}

/** Spaces, dots, dashes and brackets are only for reading; so is the 0 in front of a number at home. */
export function readMobile(typed: string, country: string = defaultCountry): Mobile | null {
  const text = typed.normalize('NFKC').trim()
  if (text.includes('@')) return readEmail(text)
  const coded = /^\+?(\d{1,3})-([\d\s().-]+)$/.exec(text)
  const code = coded?.[1] ?? country
  const number = (coded?.[2] ?? text).replace(/[\s().-]/g, '').replace(/^0/, '')
  if (!(shapes[code] ?? anyShape).test(number)) return null
  return { kind: 'phone', country: code, number, text: `${code}-${number}` }
}

/** As its owner may see it: 86-138****8000, an***@example.com. */
export function maskMobile(text: string): string {
  const at = text.indexOf('@')
  if (at > 0) return `${text.slice(0, Math.min(2, at))}***${text.slice(at)}`
  const [code = '', number = ''] = text.split('-')
  return number === '' ? '' : `${code}-${number.slice(0, 3)}****${number.slice(-Math.min(4, Math.max(1, number.length - 4)))}`
}
