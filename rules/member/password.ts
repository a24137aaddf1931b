import { memberLimits } from '../../contract/limits/member-limits.ts'

export type PasswordFault = 'password-length' | 'password-mismatch' | 'password-common'

/** The normalized form that is hashed: the same characters typed on another keyboard are the same password. */
export const passwordForm = (typed: string): string => typed.normalize('NFC')

export function passwordFault(password: string, again: string = password): PasswordFault | null {
  const length = [...passwordForm(password)].length
  if (length < memberLimits.passwordMin || length > memberLimits.passwordMax) return 'password-length'
  return passwordForm(password) === passwordForm(again) ? null : 'password-mismatch'
}

/** Weak: not 6 to 32 digits, a single repeated digit, a sequence up or down in steps of one, or a repeated group. */
export function isWeakPayment(digits: string): boolean {
  if (!/^\d+$/.test(digits) || digits.length < memberLimits.paymentPasswordMin || digits.length > memberLimits.paymentPasswordMax)
    return true
  const steps = new Set([...digits].slice(1).map((digit, index) => (Number(digit) - Number(digits[index]) + 10) % 10))
  const isRun = steps.size === 1 && [0, 1, 9].some((step) => steps.has(step))
  return isRun || /^(\d{1,3})\1+$/.test(digits)
}
