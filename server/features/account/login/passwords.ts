import { memberLimits } from '../../../../contract/limits/member-limits.ts'
import type { Name } from '../../../../contract/wire/name.ts'
import type { Mobile } from '../../../../rules/member/mobile.ts'
import { passwordFault, passwordForm } from '../../../../rules/member/password.ts'
import { productName } from '../../../../rules/site/product-site.ts'
import type { Hasher } from '../../../core/hasher.ts'
import { fail } from '../../../core/http/fail.ts'
import { commonPasswords } from './common-passwords.ts'

/** The product's name as people type it; a site's own name is added. */
const brandNames = ['grandstand', '看台', 'khandai', 'khánđài']
const shortestName = 4
/** As written, and without spaces and Vietnamese diacritics. */
function spellings(name: string): string[] {
  const plain = name.normalize('NFC').toLowerCase()
  const joined = plain.replace(/\s/g, '')
  const bare = joined.replaceAll('đ', 'd').normalize('NFD').replace(/\p{M}/gu, '')
  return [plain, joined, bare].filter((word) => Buffer.byteLength(word) >= shortestName)
}

/** Among the most common, or little more than the product's name or the number itself. */
function isCommon(password: string, mobile: Mobile, site: Name): boolean {
  const plain = passwordForm(password).toLowerCase()
  const own = mobile.kind === 'phone' ? [mobile.number] : [mobile.text, mobile.text.split('@')[0] ?? '']
  const words = [...brandNames, ...Object.values(site).flatMap(spellings), ...own.filter((word) => word.length >= 4)]
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), plain).replace(/[\s\d._-]/g, '')
  const isOwn = words.some((word) => plain.includes(word)) && rest.length < 3
  return commonPasswords.has(plain) || commonPasswords.has(password) || new Set(plain).size < 3 || isOwn
}

/** Throws the error of an unacceptable new password. */
export function refusePassword(mobile: Mobile, password: string, again: string, site: Name = productName): void {
  const fault = passwordFault(password, again)
  if (fault) throw fail(fault)
  if (isCommon(password, mobile, site)) throw fail('password-common')
}

export const hashPassword = (hasher: Hasher, password: string): Promise<string> => hasher.hash(passwordForm(password))
/** A text longer than any password is rejected without being hashed. */
export const isPassword = (hasher: Hasher, phc: string | null, password: string): Promise<boolean> =>
  hasher.verify(phc, [...password].length > memberLimits.passwordMax * 2 ? '' : passwordForm(password))
