// Parses a login identifier: a phone number with its country, or an email address. For both sides.
import { withoutMarks } from '../text/invisible-marks.ts'

export interface Phone {
  kind: 'phone'
  country: string
  number: string
  /** Country code, hyphen, number: the stored form. */
  text: string
}
export interface Email {
  kind: 'email'
  text: string
}
export type Mobile = Phone | Email

/** Country of a number without a code. R-LOGIN-3. */
export const defaultCountry = '86'

/** Length of a number without its code; numbers of other countries have 5 to 14 digits (E.164: 15 in total). */
const shapes: Record<string, RegExp> = { '86': /^1[3-9]\d{9}$/, '84': /^[35789]\d{8}$/, '1': /^[2-9]\d{9}$/ }
const anyShape = /^[1-9]\d{4,13}$/

/** The country code at the start of digits. ITU-T E.164: none is a prefix of another. */
const callingCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)/
/** Spaces, brackets, dots, dashes and slashes are only formatting. */
const separators = /[\s().[\]/·・\u2010-\u2015\u2212\u30fc-]/g
/** International dialling prefix before a country code; some people type both. */
const internationalPrefix = /^(?:\+0{0,2}|00)(?=[1-9])/
/** A country code followed by a hyphen. */
const codeGroup = /^\(?([1-9]\d{0,2})\)?\s*[\u2010-\u2015\u2212-]/

/** Labels that links, contact cards and signatures put before a number, and extensions after it: tel:, 手机：, SĐT 09…; ext. 5, 转 5. */
const label = /^(?:[\p{L}\s.]{0,20}[:.\s]|\p{Script=Han}{1,8})\s*(?=[+(\d])/u
const extension = /[\s,;]*(?:ext(?:ension)?|x|#|转|分机)[\s.:=]*\d{1,6}$/iu

/** RFC 5321 lengths; the pattern accepts what mail services accept, without quoted names and address literals. */
const emailShape = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

function readEmail(text: string): Email | null {
  const email = text.toLowerCase()
  return email.length <= 254 && email.indexOf('@') <= 64 && emailShape.test(email) ? { kind: 'email', text: email } : null
}

/** The typed text, normalized and without invisible marks. */
const plainText = (typed: string): string => withoutMarks(typed).normalize('NFKC').trim()

/** The code point of zero in each script with its own digits, ascending: the other nine follow it. */
const noughts = [
  ...[0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66],
  ...[0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040, 0x17e0, 0x1810],
]
/** Converts digits of any script to 0 to 9. */
const plainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const value = code - (noughts.findLast((nought) => nought <= code) ?? code - 10)
    return value <= 9 ? `${value}` : digit
  })

/** The same without formatting: +8613800138000. */
export const plainPhone = (typed: string): string => plainDigits(plainText(typed)).replace(label, '').replace(separators, '')

/** The trunk prefix 0 is not dialled from abroad. */
function phoneOf(country: string, digits: string): Phone | null {
  const number = digits.replace(/^0/, '')
  return (shapes[country] ?? anyShape).test(number) ? { kind: 'phone', country, number, text: `${country}-${number}` } : null
}

/** Digits that begin with their country code. */
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
  // Where all numbers of a country have one shape, it outweighs a hyphen after three digits: 212-555-0100 is in New York, not Morocco.
  if (shapes[country] && (!isCoded || group.length === 3)) {
    const own = phoneOf(country, plain) ?? (plain.startsWith(country) ? phoneOf(country, plain.slice(country.length)) : null)
    if (own) return own
  }
  return isCoded ? codedPhone(plain) : phoneOf(country, plain)
}

/** A candidate number within other text: not adjacent to a letter of a word or another digit. Han is written without spaces. */
const within = /(^|[^\p{Script=Latin}\d+])(\+?\(?\d[\d\s()./·・\u2010-\u2015\u2212\u30fc-]{5,24}\d)(?![\p{Script=Latin}\d])/gu

/** The only number in a text with other content; null: none, or several. */
function readWithin(text: string, country: string): Phone | null {
  const found = new Map<string, Phone>()
  for (const [, , candidate = ''] of text.matchAll(within)) {
    const phone = /\p{L}/u.test(text.replace(candidate, '')) ? readPhone(candidate, country) : null
    if (phone) found.set(phone.text, phone)
  }
  const [only] = found.values()
  return found.size === 1 && only ? only : null
}

/** `country`: default for a number without a country code. */
export function readMobile(typed: string, country: string = defaultCountry): Mobile | null {
  const plain = plainText(typed)
  if (plain.includes('@')) return readEmail(plain)
  const text = plainDigits(plain)
  return readPhone(text.replace(label, '').replace(extension, ''), country) ?? readWithin(text, country)
}

/** Masked for its owner: 86-138****8000, an***@example.com. */
export function maskMobile(text: string): string {
  const at = text.indexOf('@')
  if (at > 0) return `${text.slice(0, Math.min(2, at))}***${text.slice(at)}`
  const [code = '', number = ''] = text.split('-')
  return number === '' ? '' : `${code}-${number.slice(0, 3)}****${number.slice(-Math.min(4, Math.max(1, number.length - 4)))}`
}
