// What people type to say who they are: a phone number with its country, or an email address. For both sides.
import { withoutMarks } from '../text/invisible-marks.ts'

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

/** Of a number without a code. R-LOGIN-3. */
export const defaultCountry = '86'

/** How long a number without its code may be; numbers of other countries have 5 to 14 digits (E.164 has 15 in all). */
const shapes: Record<string, RegExp> = { '86': /^1[3-9]\d{9}$/, '84': /^[35789]\d{8}$/, '1': /^[2-9]\d{9}$/ }
const anyShape = /^[1-9]\d{4,13}$/

/** The country code that digits begin with. ITU-T E.164: none is the beginning of another. */
const callingCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)/
/** Blanks, brackets, dots, dashes and slashes are only for reading. */
const separators = /[\s().[\]/·・\u2010-\u2015\u2212\u30fc-]/g
/** What a phone dials before the code of a country; some write both. */
const internationalPrefix = /^(?:\+0{0,2}|00)(?=[1-9])/
/** A code and the hyphen behind it. */
const codeGroup = /^\(?([1-9]\d{0,2})\)?\s*[\u2010-\u2015\u2212-]/

/** What links, contact cards and signatures write before a number, and behind it: tel:, 手机：, SĐT 09…; ext. 5, 转 5. */
const label = /^(?:[\p{L}\s.]{0,20}[:.\s]|\p{Script=Han}{1,8})\s*(?=[+(\d])/u
const extension = /[\s,;]*(?:ext(?:ension)?|x|#|转|分机)[\s.:=]*\d{1,6}$/iu

/** RFC 5321 lengths; the shape is what mail services take, without quoted names and address literals. */
const emailShape = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

function readEmail(text: string): Email | null {
  const email = text.toLowerCase()
  return email.length <= 254 && email.indexOf('@') <= 64 && emailShape.test(email) ? { kind: 'email', text: email } : null
}

/** As it was typed, with plain digits and signs and without marks that nobody sees. */
const plainText = (typed: string): string => withoutMarks(typed).normalize('NFKC').trim()

/** The same without what is only for reading: +8613800138000. */
export const plainPhone = (typed: string): string => plainText(typed).replace(label, '').replace(separators, '')

/** The 0 in front of a number at home is not dialled from abroad. */
function phoneOf(country: string, digits: string): Phone | null {
  const number = digits.replace(/^0/, '')
  return (shapes[country] ?? anyShape).test(number) ? { kind: 'phone', country, number, text: `${country}-${number}` } : null
}

/** Digits that begin with the code of their country. */
function codedPhone(digits: string): Phone | null {
  const code = callingCode.exec(digits)?.[0]
  return code === undefined ? null : phoneOf(code, digits.slice(code.length))
}

function readPhone(text: string, country: string): Phone | null {
  const plain = text.replace(separators, '')
  const prefix = internationalPrefix.exec(plain)?.[0]
  if (prefix !== undefined) return codedPhone(plain.slice(prefix.length))
  const group = codeGroup.exec(text)?.[1] ?? ''
  const isCoded = callingCode.exec(group)?.[0] === group
  // Where numbers have one shape it says more than a hyphen behind three digits: 212-555-0100 is of New York, not of Morocco.
  if (shapes[country] && (!isCoded || group.length === 3)) {
    const own = phoneOf(country, plain) ?? (plain.startsWith(country) ? phoneOf(country, plain.slice(country.length)) : null)
    if (own) return own
  }
  return isCoded ? codedPhone(plain) : phoneOf(country, plain)
}

/** `country`: of a number that does not say its own. */
export function readMobile(typed: string, country: string = defaultCountry): Mobile | null {
  const text = plainText(typed)
  return text.includes('@') ? readEmail(text) : readPhone(text.replace(label, '').replace(extension, ''), country)
}

/** As its owner may see it: 86-138****8000, an***@example.com. */
export function maskMobile(text: string): string {
  const at = text.indexOf('@')
  if (at > 0) return `${text.slice(0, Math.min(2, at))}***${text.slice(at)}`
  const [code = '', number = ''] = text.split('-')
  return number === '' ? '' : `${code}-${number.slice(0, 3)}****${number.slice(-Math.min(4, Math.max(1, number.length - 4)))}`
}
