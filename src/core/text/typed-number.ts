// Numbers as people type them: with the full-width digits and signs of a Chinese keyboard, and spaces. Pure.
import { withoutMarks } from '../../../rules/text/invisible-marks.ts'

/** The same with plain digits and signs, and without a space. */
export const plainNumber = (typed: string): string => withoutMarks(typed).normalize('NFKC').replace(/\s/g, '').replace(/。/g, '.')

/** What a field of a whole number keeps of what is typed. */
export const digitsOf = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '')

/** Tenths of a diamond; null for what is no sum of at most one decimal. */
export function readTenths(typed: string): number | null {
  const text = plainNumber(typed).replace(',', '.')
  return /^\d{1,7}(\.\d)?$/.test(text) ? Math.round(Number(text) * 10) : null
}
