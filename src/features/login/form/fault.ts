// What is wrong with a form of the login: the field that it is about, and the words.
import type { ErrorCode } from '../../../../contract/wire/error.ts'
import { passwordFault } from '../../../../rules/member/password.ts'
import type { Failure } from '../../../core/api/failure.ts'
import { type MobileInput, mobileText } from './mobile-input.ts'

export type Field = 'mobile' | 'code' | 'password' | 'repassword' | 'consent' | 'form'
/** `repair.i1` and `user.user66` are the given names of two warnings. R-WIRE-9. */
export type FaultKind = Failure | 'repair.i1' | 'user.user66' | 'consent'
export interface Fault {
  field: Field
  kind: FaultKind
  /** Seconds after which it may be tried again. */
  wait?: number
}

export interface LoginFields {
  mobile: MobileInput
  code?: string
  password?: string
  repassword?: string
  agreed?: boolean
}

/** What the page can see without asking: every field filled, both passwords the same, the consent given. */
export function faultOf(fields: LoginFields, isNewPassword: boolean): Fault | null {
  for (const field of ['mobile', 'code', 'password', 'repassword'] as const) {
    const value = fields[field]
    if (value === undefined) continue
    const text = typeof value === 'string' ? value : value.text
    if (text.trim() === '' && (field === 'mobile' || field === 'code' || text === '')) return { field, kind: 'repair.i1' }
  }
  if (mobileText(fields.mobile) === null) return { field: 'mobile', kind: 'mobile-invalid' }
  if (fields.repassword !== undefined && fields.repassword !== fields.password) return { field: 'repassword', kind: 'user.user66' }
  if (isNewPassword && fields.password !== undefined && passwordFault(fields.password))
    return { field: 'password', kind: 'password-length' }
  if (fields.agreed === false) return { field: 'consent', kind: 'consent' }
  return null
}

/** The field that a refusal of the server is about. */
export function fieldOf(error: ErrorCode): Field {
  switch (error) {
    case 'mobile-invalid':
    case 'country-refused':
    case 'account-exists':
    case 'account-unknown':
      return 'mobile'
    case 'code-wrong':
    case 'code-expired':
    case 'code-too-soon':
    case 'code-unsent':
      return 'code'
    case 'login-wrong':
    case 'password-length':
    case 'password-common':
      return 'password'
    case 'password-mismatch':
      return 'repassword'
    default:
      return 'form'
  }
}
