import { describe, expect, it } from 'vitest'
import { countryOf, inputOf, mobileText, toggled, typed } from './mobile-input.ts'

describe('login phone number or email', () => {
  it('starts with the country code of the language, or of the browser in English', () => {
    expect(countryOf('zh', ['en-US'])).toBe('86')
    expect(countryOf('vi', ['zh-CN'])).toBe('84')
    expect(countryOf('en', ['en-SG', 'zh-CN'])).toBe('65')
    expect(countryOf('en', ['zh-Hant-HK'])).toBe('852')
    expect(countryOf('en', ['en', 'eo-AQ'])).toBe('1')
  })

  it('reads the remembered value with the country code before a hyphen', () => {
    expect(inputOf('84-912345678', '86')).toEqual({ kind: 'phone', country: '84', text: '912345678' })
    expect(inputOf('anna@example.com', '86')).toEqual({ kind: 'email', country: '86', text: 'anna@example.com' })
    expect(inputOf('', '86')).toEqual({ kind: 'phone', country: '86', text: '' })
  })

  it('returns the remembered value, however it was typed', () => {
    for (const text of ['86-13800138000', '1-2025550123', 'anna@example.com']) expect(mobileText(inputOf(text, '86'))).toBe(text)
    expect(mobileText({ kind: 'phone', country: '86', text: '138 0013 8000' })).toBe('86-13800138000')
    expect(mobileText({ kind: 'email', country: '86', text: ' Anna@Example.com ' })).toBe('anna@example.com')
    // An explicit country code in the number overrides the selected one.
    expect(mobileText({ kind: 'phone', country: '86', text: '+84 912 345 678' })).toBe('84-912345678')
    expect(mobileText({ kind: 'phone', country: '84', text: '0086 138-0013-8000' })).toBe('86-13800138000')
    expect(mobileText({ kind: 'phone', country: '86', text: '\u202d+86 138 0013 8000\u202c' })).toBe('86-13800138000')
    expect(mobileText({ kind: 'phone', country: '84', text: 'SĐT: 0912 345 678' })).toBe('84-912345678')
    expect(mobileText({ kind: 'email', country: '86', text: '\u2068anna@example.com\u200b' })).toBe('anna@example.com')
  })

  it('accepts neither a number as an email nor an incomplete number', () => {
    expect(mobileText({ kind: 'email', country: '86', text: '13800138000' })).toBeNull()
    expect(mobileText({ kind: 'phone', country: '86', text: '138001380' })).toBeNull()
    expect(mobileText({ kind: 'phone', country: '86', text: '' })).toBeNull()
  })

  it('switches to email at the first @, and clears the field when switched manually', () => {
    const phone = inputOf('', '86')
    expect(typed(phone, 'anna')).toMatchObject({ kind: 'phone', text: 'anna' })
    expect(typed(phone, 'anna@')).toMatchObject({ kind: 'email', text: 'anna@' })
    // Full-width, as a Chinese keyboard types it.
    expect(mobileText(typed(phone, 'anna＠example.com'))).toBe('anna@example.com')
    expect(toggled(typed(phone, '138'))).toEqual({ kind: 'email', country: '86', text: '' })
  })
})
