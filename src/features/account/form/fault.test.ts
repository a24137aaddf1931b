import { describe, expect, it } from 'vitest'
import { errorCodes } from '../../../../contract/wire/error.ts'
import { faultOf, fieldOf, type LoginFields } from './fault.ts'

const phone = { kind: 'phone', country: '86', text: '13800138000' } as const
const full: LoginFields = { mobile: phone, code: '123456', password: 'secret1', repassword: 'secret1', agreed: true }

describe('client-side login validation', () => {
  it('reports every empty field as repair.i1, the first one first', () => {
    expect(faultOf({ ...full, mobile: { ...phone, text: ' ' }, code: '' }, true)).toEqual({ field: 'mobile', kind: 'repair.i1' })
    for (const field of ['code', 'password', 'repassword'] as const)
      expect(faultOf({ ...full, [field]: '' }, true)).toEqual({ field, kind: 'repair.i1' })
  })

  it('reports differing passwords as user.user66', () => {
    expect(faultOf({ ...full, repassword: 'secret2' }, true)).toEqual({ field: 'repassword', kind: 'user.user66' })
  })

  it('checks the length of new passwords only: the 6-20 of the placeholder is not enforced', () => {
    const long = 'x'.repeat(40)
    expect(faultOf({ ...full, password: long, repassword: long }, true)).toBeNull()
    expect(faultOf({ ...full, password: 'abc', repassword: 'abc' }, true)).toMatchObject({ field: 'password', kind: 'password-length' })
    expect(faultOf({ mobile: phone, password: 'abc' }, false)).toBeNull()
  })

  it('requires consent where the form asks for it', () => {
    expect(faultOf({ ...full, agreed: false }, true)).toEqual({ field: 'consent', kind: 'consent' })
    expect(faultOf({ mobile: phone, code: '123456' }, false)).toBeNull()
  })

  it('maps every server error to a field', () => {
    for (const error of errorCodes) expect(fieldOf(error)).toBeTypeOf('string')
    expect([fieldOf('login-wrong'), fieldOf('code-wrong'), fieldOf('account-exists'), fieldOf('busy')]).toEqual([
      'password',
      'code',
      'mobile',
      'form',
    ])
  })
})
