// Phone numbers and email addresses as people type them.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskMobile, plainPhone, readMobile } from './mobile.ts'

describe('phone number', () => {
  it.each([
    ['13800138000', '86-13800138000'],
    ['86-13800138000', '86-13800138000'],
    ['+86-138 0013 8000', '86-13800138000'],
    ['１３８００１３８０００', '86-13800138000'],
    ['84-0912345678', '84-912345678'],
    ['84-912345678', '84-912345678'],
    ['1-(212) 555-0100', '1-2125550100'],
    ['65-81234567', '65-81234567'],
    ['+86 138 0013 8000', '86-13800138000'],
    ['+8613800138000', '86-13800138000'],
    ['0086 138 0013 8000', '86-13800138000'],
    ['+0086 13800138000', '86-13800138000'],
    ['86 138 0013 8000', '86-13800138000'],
    ['8613800138000', '86-13800138000'],
    ['(+86) 138-0013-8000', '86-13800138000'],
    ['＋８６（１３８）００１３－８０００', '86-13800138000'],
    ['138-0013-8000', '86-13800138000'],
    ['138.0013.8000', '86-13800138000'],
    ['138–0013—8000', '86-13800138000'],
    ['138\u20110013\u20118000', '86-13800138000'],
    ['\u202d138 0013 8000\u202c', '86-13800138000'],
    ['\u2068+86 138\u200b0013\u00a08000\u2069\ufeff', '86-13800138000'],
    ['+84 912 345 678', '84-912345678'],
    ['+84 (0)91 234 56 78', '84-912345678'],
    ['0084912345678', '84-912345678'],
    ['+1 (212) 555-0100', '1-2125550100'],
    ['1-312-555-0100', '1-3125550100'],
    ['1-3125550100', '1-3125550100'],
    ['+44 (0)7911 123456', '44-7911123456'],
    ['+852 9123 4567', '852-91234567'],
    ['852-9123 4567', '852-91234567'],
    ['+971 50 123 4567', '971-501234567'],
    ['tel:+86-138-0013-8000', '86-13800138000'],
    ['手机：138 0013 8000', '86-13800138000'],
    ['电话138-0013-8000', '86-13800138000'],
    ['SĐT: +84 912 345 678', '84-912345678'],
    ['Mob. +44 7400 123456 ext. 5', '44-7400123456'],
    ['+86 138 0013 8000 转 12', '86-13800138000'],
    ['+٨٦ ١٣٨ ٠٠١٣ ٨٠٠٠', '86-13800138000'],
    ['۱۳۸۰۰۱۳۸۰۰۰', '86-13800138000'],
    ['+๘๔ ๙๑๒ ๓๔๕ ๖๗๘', '84-912345678'],
    ['+९१ ९८७६५ ४३२१०', '91-9876543210'],
    ['Ann Lee (home) +84-912-345-678', '84-912345678'],
    ['请打我的电话：138 0013 8000，谢谢', '86-13800138000'],
    ['call +1 (212) 555-0100 after six', '1-2125550100'],
  ])('parses %s as %s', (typed, text) => expect(readMobile(typed)?.text).toBe(text))

  it.each([
    'tel:',
    '手机：',
    'ann13800138000',
    'tel:12345',
    '13800138000a',
    'Ann +84 912 345 678, Bo +84 912 345 679',
    'order 20260718123456',
  ])('finds no number in %s', (typed) => expect(readMobile(typed)).toBeNull())

  it.each(['', ' ', '12345', '12800138000', '1380013800', '138001380001', '86-', '86-1380013800a', '84-112345678', '0', '٠١٢٣٤٥٦'])(
    'rejects %s',
    (typed) => expect(readMobile(typed)).toBeNull(),
  )

  it.each([
    ['0912345678', '84', '84-912345678'],
    ['091-234-5678', '84', '84-912345678'],
    ['385-123-456', '84', '84-385123456'],
    ['84 912 345 678', '84', '84-912345678'],
    ['212-555-0100', '1', '1-2125550100'],
    ['8123-4567', '65', '65-81234567'],
    ['010-1234-5678', '82', '82-1012345678'],
    ['+84 912 345 678', '86', '84-912345678'],
    ['86-13800138000', '84', '86-13800138000'],
  ])('parses %s with the selected country %s as %s', (typed, country, text) => expect(readMobile(typed, country)?.text).toBe(text))

  it.each(['+', '+86', '+86 12800138000', '0086', '+0', '00', '+86 138 0013 800', '+84 112 345 678', '+86 138 0013 8000 +', '\u200b'])(
    'rejects %j',
    (typed) => expect(readMobile(typed)).toBeNull(),
  )

  it('is dialed without formatting', () => {
    expect(plainPhone('\u202d+86 (138) 0013-8000\u202c')).toBe('+8613800138000')
    expect(plainPhone('手机：138 0013 8000')).toBe('13800138000')
    expect(plainPhone('١٣٨ ٠٠١٣ ٨٠٠٠')).toBe('13800138000')
  })
})

describe('email address', () => {
  it.each([
    ['Ann@Example.COM', 'ann@example.com'],
    [' a.b+c@mail.example.co.uk ', 'a.b+c@mail.example.co.uk'],
    ['ann\u200b@example.com\u200b', 'ann@example.com'],
    ['\u2068ann@example.com\u2069', 'ann@example.com'],
    ['\ufeffann@ex\u00adample.com', 'ann@example.com'],
  ])('parses %s as %s', (typed, text) => expect(readMobile(typed)).toEqual({ kind: 'email', text }))

  it.each([
    '@',
    'a@b',
    'a@@b.com',
    'a b@c.com',
    '.a@b.com',
    'a.@b.com',
    'a@-b.com',
    'a@b.c1',
    `${'a'.repeat(65)}@b.com`,
    'a@b.com\r\nBcc: x@y.com',
    '"a"@b.com',
    'a@[127.0.0.1]',
  ])('rejects %s', (typed) => expect(readMobile(typed)).toBeNull())
})

it('parses its own output to the same value, for any input', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (typed) => {
      const read = readMobile(typed)
      if (read) expect(readMobile(read.text)).toEqual(read)
    }),
    { numRuns: 2_000 },
  )
})

it('masks phone numbers and email addresses', () => {
  expect(maskMobile('86-13800138000')).toBe('86-138****8000')
  expect(maskMobile('65-81234567')).toBe('65-812****4567')
  expect(maskMobile('an.example@mail.com')).toBe('an***@mail.com')
  expect(maskMobile('')).toBe('')
})
