// The number or address of an account.
import { type Mobile, readMobile } from '../../../../rules/member/mobile.ts'
import { fail } from '../../../core/http/fail.ts'
import type { AccountRow } from '../store.ts'

export function mobileOfRow({ mobile, email }: Pick<AccountRow, 'mobile' | 'email'>): Mobile {
  const own = readMobile(mobile ?? email ?? '')
  if (!own) throw fail('mobile-invalid')
  return own
}
