// Amounts as typed by an operator: 12.5 diamonds, 30.00 yuan. Stored as integers in the smallest unit.

import { plainNumber } from '../../../../core/text/typed-number.ts'

const most = 1_000_000_000_000
/** 1,280.50: commas as thousands separators. Any other comma is a decimal separator: 12,5. */
const groups = /^\d{1,3}(?:,\d{3})+(?=\.|$)/

/** Returns the amount in the smallest unit, with up to `digits` decimals; null if invalid. */
export function readDecimal(text: string, digits: 0 | 1 | 2): number | null {
  const typed = plainNumber(text).replace(groups, (whole) => whole.replaceAll(',', ''))
  const [, whole = '', rest = ''] = /^(\d{1,13})(?:[.,](\d{1,2}))?$/.exec(typed) ?? []
  if (whole === '' || rest.replace(/0+$/, '').length > digits) return null
  const sum = Number(whole) * 10 ** digits + Number(rest.padEnd(digits, '0').slice(0, digits) || '0')
  return sum <= most ? sum : null
}

/** Formats an amount for a field: 128 with one decimal is 12.8. */
export function decimalText(sum: number, digits: 0 | 1 | 2): string {
  const scale = 10 ** digits
  const rest = sum % scale
  return rest === 0 ? String(sum / scale) : `${Math.floor(sum / scale)}.${String(rest).padStart(digits, '0')}`
}
