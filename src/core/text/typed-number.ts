// Parses numbers as users type them: with the full-width digits and signs of a Chinese keyboard, and spaces. Pure.
import { withoutMarks } from '../../../rules/text/invisible-marks.ts'

/** Converts to plain digits and signs, without spaces. */
export const plainNumber = (typed: string): string => withoutMarks(typed).normalize('NFKC').replace(/\s/g, '').replace(/。/g, '.')

/** The digits of the input, for an integer field. */
export const digitsOf = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '')

/** Tenths of a diamond; null unless it is an amount with at most one decimal. */
export function readTenths(typed: string): number | null {
  const text = plainNumber(typed).replace(',', '.')
  return /^\d{1,7}(\.\d)?$/.test(text) ? Math.round(Number(text) * 10) : null
}
