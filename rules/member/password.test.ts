// Accepted passwords: the edges of each rule.
import { describe, expect, it } from 'vitest'
import { isWeakPayment, passwordFault, passwordForm } from './password.ts'

describe('password', () => {
  it.each([
    ['abcde', 'password-length'],
    ['abcdef', null],
    ['a'.repeat(64), null],
    ['a'.repeat(65), 'password-length'],
    ['😀😀😀😀😀', 'password-length'],
    ['😀😀😀😀😀😀', null],
    ['      ', null],
    ['a b c ', null],
  ])('%s: %s', (password, fault) => expect(passwordFault(password)).toBe(fault))

  it('must match its repetition', () => {
    expect(passwordFault('abcdef', 'abcdeg')).toBe('password-mismatch')
    expect(passwordFault('caf\u00e9s!', 'cafe\u0301s!')).toBeNull()
    expect(passwordForm('cafe\u0301')).toBe('caf\u00e9')
  })
})

describe('payment password', () => {
  it.each(['12345', '111111', '123456', '654321', '987654321', '901234', '121212', '123123', '12345a', '１２３４５７', '', '1'.repeat(33)])(
    'rejects %s',
    (digits) => expect(isWeakPayment(digits)).toBe(true),
  )
  it.each(['135790', '480213', '112233', '12345678901234567890123456789013'])('accepts %s', (digits) =>
    expect(isWeakPayment(digits)).toBe(false),
  )
})
