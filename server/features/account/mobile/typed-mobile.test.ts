import { describe, expect, it } from 'vitest'
import { readTypedMobile } from './typed-mobile.ts'

describe('readTypedMobile', () => {
  it.each([
    ['13800138000', '86-13800138000'],
    ['86-13800138000', '86-13800138000'],
    ['+86 138 0013 8000', '86-13800138000'],
    ['\u202d0086 138 0013 8000\u202c', '86-13800138000'],
    ['tel:+86-138-0013-8000', '86-13800138000'],
    ['手机：138 0013 8000', '86-13800138000'],
    // Formats that the shared rule rejects.
    ['Ann Lee (home) +84-912-345-678', '84-912345678'],
    ['+٨٦ ١٣٨ ٠٠١٣ ٨٠٠٠', '86-13800138000'],
  ])('reads %s as %s', (typed, text) => expect(readTypedMobile(typed)).toMatchObject({ kind: 'phone', text }))

  it.each(['', 'nobody', '12345', '12800138000', '+86 12800138000', 'tel:+86-12800138000', '010-12345678', 'a@b', '138001380001'])(
    'returns null for %j',
    (typed) => expect(readTypedMobile(typed)).toBeNull(),
  )

  it('reads input with an @ as an email address', () => {
    expect(readTypedMobile('\u2068Ann@Example.com\u2069')).toEqual({ kind: 'email', text: 'ann@example.com' })
  })
})
