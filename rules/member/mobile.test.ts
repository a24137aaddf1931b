// Phone numbers and email addresses as people type them.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskMobile, readMobile } from './mobile.ts'

describe('a number', () => {
  it.each([
    ['13800138000', '86-13800138000'],
    ['86-13800138000', '86-13800138000'],
    ['+86-138 0013 8000', '86-13800138000'],
    ['１３８００１３８０００', '86-13800138000'],
    ['84-0912345678', '84-912345678'],
    ['84-912345678', '84-912345678'],
    ['1-(212) 555-0100', '1-2125550100'],
    ['65-81234567', '65-81234567'],
  ])('%s is %s', (typed, text) => expect(readMobile(typed)?.text).toBe(text))

  it.each(['', ' ', '12345', '12800138000', '1380013800', '138001380001', '86-', '86-1380013800a', '84-112345678', '0', '٠١٢٣٤٥٦'])(
    '%s is none',
    (typed) => expect(readMobile(typed)).toBeNull(),
  )

  it('of the chosen country needs no code', () => expect(readMobile('0912345678', '84')?.text).toBe('84-912345678'))
})

describe('an address', () => {
  it.each([
    ['Ann@Example.COM', 'ann@example.com'],
    [' a.b+c@mail.example.co.uk ', 'a.b+c@mail.example.co.uk'],
  ])('%s is %s', (typed, text) => expect(readMobile(typed)).toEqual({ kind: 'email', text }))

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
  ])('%s is none', (typed) => expect(readMobile(typed)).toBeNull())
})

it('reads its own text again, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (typed) => {
      const read = readMobile(typed)
      if (read) expect(readMobile(read.text)).toEqual(read)
    }),
    { numRuns: 2_000 },
  )
})

it('is masked so that its owner knows it and nobody else', () => {
  expect(maskMobile('86-13800138000')).toBe('86-138****8000')
  expect(maskMobile('65-81234567')).toBe('65-812****4567')
  expect(maskMobile('an.example@mail.com')).toBe('an***@mail.com')
  expect(maskMobile('')).toBe('')
})
