// Parses a typed amount into whole units: tenths of a diamond, or fen. Never rounds or guesses.
import { plainNumber } from '../../core/text/typed-number.ts'

/** Decimal digits: 1 for diamonds, 2 for yuan. */
export type Digits = 1 | 2
export type AmountFault = 'empty' | 'unreadable' | 'negative' | 'too-fine' | 'zero' | 'too-large'
export type Amount = { units: number; fault: null } | { units: null; fault: AmountFault }

/** The largest amount on the wire: nine digits. */
export const mostUnits = 999_999_999

const groups = /^\d{1,3}(?:,\d{3})+(?:\.(\d*))?$/
const plain = /^(\d*)(?:[.,](\d*))?$/
/** Exponent notation such as 1e21. Only its magnitude is checked; it is never a valid amount. */
const exponent = /^\d+(?:\.\d+)?e\+?\d+$/i
const fault = (kind: AmountFault): Amount => ({ units: null, fault: kind })

/** Normalises full-width digits and signs from Chinese keyboards, spaces and the currency sign. */
const tidied = (text: string): string =>
  plainNumber(text)
    .replace(/^[−–—﹣]/, '-')
    .replace(/^¥/, '')
    .replace(/、/g, ',')

/** Accepts 1280, 1,280, 1 280, １２８０, 12.5, 12,5 and ¥30.50. Refuses three digits after a single separator, which would be ambiguous. */
export function readAmount(text: string, digits: Digits): Amount {
  const typed = tidied(text)
  if (typed === '') return fault('empty')
  if (typed.startsWith('-') && typeof readAmount(typed.slice(1), digits).units === 'number') return fault('negative')
  if (exponent.test(typed) && Number(typed) * 10 ** digits > mostUnits) return fault('too-large')
  const inGroups = groups.exec(typed)
  const alone = inGroups ? null : plain.exec(typed)
  if (!inGroups && !alone) return fault('unreadable')
  const whole = inGroups ? (typed.split('.')[0] ?? '').replace(/,/g, '') : (alone?.[1] ?? '')
  const behind = (inGroups ? inGroups[1] : alone?.[2]) ?? ''
  if (whole === '' && behind === '') return fault('unreadable')
  const rest = behind.replace(/0+$/, '')
  if (behind.length > 2 || rest.length > digits) return fault('too-fine')
  const all = `${whole}${rest.padEnd(digits, '0')}`.replace(/^0+(?=\d)/, '')
  if (all.length > String(mostUnits).length) return fault('too-large')
  const units = Number(all)
  return units === 0 ? fault('zero') : { units, fault: null }
}
