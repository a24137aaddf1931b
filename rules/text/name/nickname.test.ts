import { describe, expect, it } from 'vitest'
import { nicknameFault, nicknameForm, signatureFits, signatureForm } from './nickname.ts'

describe('nickname', () => {
  it.each(['球迷', '看球的老王', 'Nguyễn Văn A', 'ann_92', '⚽️球王', '👨‍👩‍👧a', 'a'.repeat(16), '李 雷'])('accepts %s', (name) =>
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
  ])('rejects %j', (name) => expect(nicknameFault(name)).toBe('nickname-invalid'))
  it.each(['官方客服', 'ADMIN', 'ａｄｍｉｎ', 'A d m i n 1', 'Grand-Stand', '看台小助手', 'o.f.f.i.c.i.a.l'])('%s is reserved', (name) =>
    expect(nicknameFault(name)).toBe('nickname-reserved'),
  )
  it('is reserved if it contains the site name or the product name', () => {
    const site = { zh: '球迷之家', en: 'Fan House', vi: 'Nhà cổ động' }
    for (const name of ['球迷之家客人', 'FAN-HOUSE 1', 'nhà  cổ động', 'Khán Đài', '看台'])
      expect([name, nicknameFault(name, site)]).toEqual([name, 'nickname-reserved'])
    for (const name of ['球迷', 'Fan', 'Ann']) expect([name, nicknameFault(name, site)]).toEqual([name, null])
  })
  it('may contain the letters of a short site name within a word', () => {
    const site = { zh: '球', en: 'Go', vi: '!!!' }
    for (const name of ['Diego', '球迷', '⚽️⚽️']) expect([name, nicknameFault(name, site)]).toEqual([name, null])
    expect(nicknameFault('g.o', site)).toBe('nickname-reserved')
  })
  it('is stored without surrounding spaces', () => expect(nicknameForm('  李   雷 ')).toBe('李 雷'))
  it.each(['a\u200bb', '\u202eab', 'ab\u00ad', '\u2068a\u200db\u2069'])('%j is stored without invisible characters', (typed) => {
    expect([nicknameForm(typed), nicknameFault(typed)]).toEqual(['ab', null])
  })
  it('is reserved even with invisible characters between the letters', () =>
    expect(nicknameFault('ad\u200dm\u200bin')).toBe('nickname-reserved'))
})

it('a signature is one line of at most 60 characters', () => {
  expect(signatureFits('看球'.repeat(30))).toBe(true)
  expect(signatureFits(`${'看球'.repeat(30)}。`)).toBe(false)
  expect(signatureFits('a\nb')).toBe(true)
  expect([signatureForm('a\u202eb\u200b'), signatureFits('a\u202eb\u200b')]).toEqual(['ab', true])
  expect(signatureFits('a\u0000b')).toBe(false)
})
