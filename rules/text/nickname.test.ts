// How people may call themselves.
import { describe, expect, it } from 'vitest'
import { nicknameFault, nicknameForm, signatureFits } from './nickname.ts'

describe('a nickname', () => {
  it.each(['球迷', '看球的老王', 'Nguyễn Văn A', 'ann_92', '⚽️球王', '👨‍👩‍👧a', 'a'.repeat(16), '李 雷'])('%s is taken', (name) =>
    expect(nicknameFault(name)).toBeNull(),
  )
  it.each([
    '',
    'a',
    'a'.repeat(17),
    '   ',
    '__',
    'a\u200bb',
    'ab\u202ec',
    'a\nb\u0000',
    '\u3164\u3164\u3164',
    'ab\u00ad',
    `a${'\u0301'.repeat(5)}b`,
    'ab\ue000',
  ])('%j is refused', (name) => expect(nicknameFault(name)).toBe('nickname-invalid'))
  it.each(['官方客服', 'ADMIN', 'ａｄｍｉｎ', 'A d m i n 1', 'Grand-Stand', '看台小助手', 'o.f.f.i.c.i.a.l'])('%s is reserved', (name) =>
    expect(nicknameFault(name)).toBe('nickname-reserved'),
  )
  it('is kept without blanks around it', () => expect(nicknameForm('  李   雷 ')).toBe('李 雷'))
})

it('a signature is one line of 60 characters', () => {
  expect(signatureFits('看球'.repeat(30))).toBe(true)
  expect(signatureFits(`${'看球'.repeat(30)}。`)).toBe(false)
  expect(signatureFits('a\nb')).toBe(true)
  expect(signatureFits('a\u202eb')).toBe(false)
})
