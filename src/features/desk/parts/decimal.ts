// Sums as an operator types them: 12.5 diamonds, 30.00 yuan. Whole units inside, never a fraction.

import { plainNumber } from '../../../core/text/typed-number.ts'

const most = 1_000_000_000_000
/** 1,280.50: commas between the thousands. Any other comma is where whole units end: 12,5. */
const groups = /^\d{1,3}(?:,\d{3})+(?=\.|$)/

/** The sum in the smallest unit, of which `digits` decimals are written; null: it is not one. */
export function readDecimal(text: string, digits: 0 | 1 | 2): number | null {
  const typed = plainNumber(text).replace(groups, (whole) => whole.replaceAll(',', ''))
  const [, whole = '', rest = ''] = /^(\d{1,13})(?:[.,](\d{1,2}))?$/.exec(typed) ?? []
  if (whole === '' || rest.replace(/0+$/, '').length > digits) return null
  const sum = Number(whole) * 10 ** digits + Number(rest.padEnd(digits, '0').slice(0, digits) || '0')
  return sum <= most ? sum : null
}

/** As it stands in a field: 128 of one decimal is 12.8. */
export function decimalText(sum: number, digits: 0 | 1 | 2): string {
  const scale = 10 ** digits
  const rest = sum % scale
  return rest === 0 ? String(sum / scale) : `${Math.floor(sum / scale)}.${String(rest).padStart(digits, '0')}`
}
