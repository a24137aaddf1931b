import { describe, expect, it } from 'vitest'
import { nicknameFault, nicknameForm, signatureFits, signatureForm } from './nickname.ts'

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
    'a\nb\u0000',
    '\u3164\u3164\u3164',
    '\u200e\u200b\u200d',
    'a\u200b',
    `a${'\u0301'.repeat(5)}b`,
    'ab\ue000',
  ])('%j is refused', (name) => expect(nicknameFault(name)).toBe('nickname-invalid'))
  it.each(['官方客服', 'ADMIN', 'ａｄｍｉｎ', 'A d m i n 1', 'Grand-Stand', '看台小助手', 'o.f.f.i.c.i.a.l'])('%s is reserved', (name) =>
    expect(nicknameFault(name)).toBe('nickname-reserved'),
  )
  it('is reserved when it says what the site is called, as when it says what the product is', () => {
    const site = { zh: '球迷之家', en: 'Fan House', vi: 'Nhà cổ động' }
    for (const name of ['球迷之家客人', 'FAN-HOUSE 1', 'nhà  cổ động', 'Khán Đài', '看台'])
      expect([name, nicknameFault(name, site)]).toEqual([name, 'nickname-reserved'])
    for (const name of ['球迷', 'Fan', 'Ann']) expect([name, nicknameFault(name, site)]).toEqual([name, null])
  })
  it('may have the letters of a site with a short name within it', () => {
    const site = { zh: '球', en: 'Go', vi: '!!!' }
    for (const name of ['Diego', '球迷', '⚽️⚽️']) expect([name, nicknameFault(name, site)]).toEqual([name, null])
    expect(nicknameFault('g.o', site)).toBe('nickname-reserved')
  })
  it('is kept without blanks around it', () => expect(nicknameForm('  李   雷 ')).toBe('李 雷'))
  it.each(['a\u200bb', '\u202eab', 'ab\u00ad', '\u2068a\u200db\u2069'])('%j is the same as without what is not seen', (typed) => {
    expect([nicknameForm(typed), nicknameFault(typed)]).toEqual(['ab', null])
  })
  it('is reserved whatever stands unseen between its letters', () => expect(nicknameFault('ad\u200dm\u200bin')).toBe('nickname-reserved'))
})

it('a signature is one line of 60 characters', () => {
  expect(signatureFits('看球'.repeat(30))).toBe(true)
  expect(signatureFits(`${'看球'.repeat(30)}。`)).toBe(false)
  expect(signatureFits('a\nb')).toBe(true)
  expect([signatureForm('a\u202eb\u200b'), signatureFits('a\u202eb\u200b')]).toEqual(['ab', true])
  expect(signatureFits('a\u0000b')).toBe(false)
})
