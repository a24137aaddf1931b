import { describe, expect, it } from 'vitest'
import { errorCodes } from '../../../../contract/wire/error.ts'
import { faultOf, fieldOf, type LoginFields } from './fault.ts'

const phone = { kind: 'phone', country: '86', text: '13800138000' } as const
const full: LoginFields = { mobile: phone, code: '123456', password: 'secret1', repassword: 'secret1', agreed: true }

describe('what a page sees of a login before it asks', () => {
  it('warns of every empty field by repair.i1, the first one first', () => {
    expect(faultOf({ ...full, mobile: { ...phone, text: ' ' }, code: '' }, true)).toEqual({ field: 'mobile', kind: 'repair.i1' })
    for (const field of ['code', 'password', 'repassword'] as const)
      expect(faultOf({ ...full, [field]: '' }, true)).toEqual({ field, kind: 'repair.i1' })
  })

  it('warns of two passwords that differ by user.user66', () => {
    expect(faultOf({ ...full, repassword: 'secret2' }, true)).toEqual({ field: 'repassword', kind: 'user.user66' })
  })

  it('measures new passwords alone: the 6-20 of the placeholder is not enforced', () => {
    const long = 'x'.repeat(40)
    expect(faultOf({ ...full, password: long, repassword: long }, true)).toBeNull()
    expect(faultOf({ ...full, password: 'abc', repassword: 'abc' }, true)).toMatchObject({ field: 'password', kind: 'password-length' })
    expect(faultOf({ mobile: phone, password: 'abc' }, false)).toBeNull()
  })

  it('asks for the consent where there is one', () => {
    expect(faultOf({ ...full, agreed: false }, true)).toEqual({ field: 'consent', kind: 'consent' })
    expect(faultOf({ mobile: phone, code: '123456' }, false)).toBeNull()
  })

  it('puts every refusal somewhere', () => {
    for (const error of errorCodes) expect(fieldOf(error)).toBeTypeOf('string')
    expect([fieldOf('login-wrong'), fieldOf('code-wrong'), fieldOf('account-exists'), fieldOf('busy')]).toEqual([
      'password',
      'code',
      'mobile',
      'form',
    ])
  })
})
