// What people type as an amount, read into whole units: tenths of a diamond, or fen. Nothing is rounded and nothing guessed.
import { plainNumber } from '../../core/text/typed-number.ts'

/** digits of a unit: 1 for diamonds, 2 for yuan. */
export type Digits = 1 | 2
export type AmountFault = 'empty' | 'unreadable' | 'negative' | 'too-fine' | 'zero' | 'too-large'
export type Amount = { units: number; fault: null } | { units: null; fault: AmountFault }

/** The most that the wire takes: nine digits. */
export const mostUnits = 999_999_999

const groups = /^\d{1,3}(?:,\d{3})+(?:\.(\d*))?$/
const plain = /^(\d*)(?:[.,](\d*))?$/
/** 1e21: how machines write what is large. It is read as a size alone, never as an amount. */
const exponent = /^\d+(?:\.\d+)?e\+?\d+$/i
const fault = (kind: AmountFault): Amount => ({ units: null, fault: kind })

/** Full-width digits and signs as a Chinese keyboard writes them, spaces, and the sign of the currency. */
const tidied = (text: string): string =>
  plainNumber(text)
    .replace(/^[−–—﹣]/, '-')
    .replace(/^¥/, '')
    .replace(/、/g, ',')

/** 1280, 1,280, 1 280, １２８０, 12.5, 12,5, ¥30.50. With three digits behind a lone sign nobody knows what was meant. */
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
