// Masks secrets in logs: by field name, and inside texts.
import { isCardNumber, maskCard } from '../../../rules/money/payout-account.ts'

const secretNames =
  /^(token|cookie|set-cookie|authorization|password|repassword|pass|secret|code|auth|p256dh|keys|endpoint|private_?key|mobile|id_?number|card_?(no|number)|pay_?ticket)$/i
const hidden = '***'
/** Maximum depth of a log record; also ends cycles. */
const depthMax = 5

/** Digits that may be a bank card number: a timestamp in milliseconds has fewer, and a transfer's number often begins with its year. */
const cardLike = /\b(?:[3-6]\d|2[2-7])\d{13,17}\b/g

/** Masks passwords in URLs, bank card numbers, and the parameters in Drizzle's message of a failed query. */
export const maskText = (text: string): string =>
  text
    .replace(/(:\/\/[^\s:/@]*:)[^\s@/]*@/g, `$1${hidden}@`)
    .replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, `\nparams: ${hidden}`)
    .replace(cardLike, (digits) => (isCardNumber(digits) ? maskCard(digits) : digits))

/** Returns a copy of a log record without secrets. Errors pass unchanged: their serializer masks them. */
export function mask(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return maskText(value)
  if (typeof value !== 'object' || value === null || value instanceof Error || value instanceof Date) return value
  if (depth >= depthMax) return hidden
  if (Array.isArray(value)) return value.map((item) => mask(item, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, isSecret(name, item) ? hidden : mask(item, depth + 1)]))
}

/** `code` is secret as a string of digits (a verification code); a word or number is an error code or a response code. */
const isSecret = (name: string, value: unknown): boolean =>
  secretNames.test(name) && (name !== 'code' || (typeof value === 'string' && /^\d{4,}$/.test(value)))
