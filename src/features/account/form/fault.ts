// Validation errors of the login forms: the field and the kind of error.
import type { ErrorCode } from '../../../../contract/wire/error.ts'
import { passwordFault } from '../../../../rules/member/password.ts'
import type { Failure } from '../../../core/api/failure.ts'
import { type MobileInput, mobileText } from './mobile-input.ts'

export type Field = 'mobile' | 'code' | 'password' | 'repassword' | 'consent' | 'form'
/** The specification fixes the names of two warnings: `repair.i1` and `user.user66`. R-WIRE-9. */
export type FaultKind = Failure | 'repair.i1' | 'user.user66' | 'consent'
export interface Fault {
  field: Field
  kind: FaultKind
  /** Seconds until the next attempt is allowed. */
  wait?: number
}

export interface LoginFields {
  mobile: MobileInput
  code?: string
  password?: string
  repassword?: string
  agreed?: boolean
}

/** Client-side validation: all fields filled, both passwords equal, consent given. */
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

/** Returns the field that a server error refers to. */
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
