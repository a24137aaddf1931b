// Bank card and Alipay numbers: validation and masking.
import { cutText } from '../text/cut-text.ts'

/** The check digit of ISO/IEC 7812 (Luhn). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  let sum = 0
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}
/** An Alipay account is a phone number or a mail address. */
export const isAlipayAccount = (text: string): boolean => /^\+?\d{6,15}$/.test(text) || /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/.test(text)

export const maskCard = (digits: string): string => `**** **** **** ${digits.slice(-4)}`
export function maskAlipay(text: string): string {
  const [name = '', host] = text.split('@')
  if (host !== undefined) return `${cutText(name, 2)}***@${host}`
  return `${text.slice(0, 3)}****${text.slice(-2)}`
}
/** Leaves the first character. */
export const maskName = (name: string): string => {
  const [first = '', ...rest] = [...name]
  return `${first}${'*'.repeat(Math.max(1, Math.min(3, rest.length)))}`
}
