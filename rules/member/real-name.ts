// Validation of real names and ID numbers for identity verification. For both sides.
import type { IdKind } from '../../contract/account/member.ts'

export const realNameForm = (typed: string): string => typed.normalize('NFC').replace(/\s+/g, ' ').trim()
/** Letters of any script, with the dots, spaces, hyphens and apostrophes of names. */
export const isRealName = (typed: string): boolean => /^\p{L}[\p{L}\p{M} .·•'’-]{1,49}$/u.test(realNameForm(typed))

export const idNumberForm = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checkDigits = '10X98765432'

function isDay(text: string): boolean {
  const day = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) && at.getUTCFullYear() >= 1900 && at.getTime() <= Date.now()
}

/** GB 11643-1999: region, birthday, sequence and a check digit. */
function isResidentId(id: string): boolean {
  if (!/^[1-9]\d{16}[\dX]$/.test(id) || !isDay(id.slice(6, 14))) return false
  const sum = weights.reduce((total, weight, index) => total + weight * Number(id[index]), 0)
  return checkDigits[sum % 11] === id[17]
}

/** Circular 07/2016/TT-BCA: province, century and sex, year, sequence. */
const isCitizenId = (id: string): boolean => /^0\d{2}[0-9]\d{2}\d{6}$/.test(id)

/** Whether a number is plausible for its kind. */
export function isIdNumber(kind: IdKind, typed: string): boolean {
  const id = idNumberForm(typed)
  if (kind === 'cn') return isResidentId(id)
  return kind === 'vn' ? isCitizenId(id) : /^[A-Z0-9]{5,20}$/.test(id)
}

/** 张三丰 as 张**, Ann Lee as A** ***. */
export const maskName = (name: string): string => {
  const [first = '', ...rest] = [...name]
  return first + rest.map((letter) => (letter === ' ' ? ' ' : '*')).join('')
}
export const maskId = (id: string): string => (id.length < 3 ? '' : `${id[0]}${'*'.repeat(id.length - 2)}${id.at(-1)}`)
