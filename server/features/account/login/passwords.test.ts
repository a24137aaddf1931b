// New passwords that the server refuses, other than short ones.
import { describe, expect, it } from 'vitest'
import { readMobile } from '../../../../rules/member/mobile.ts'
import { commonPasswords } from './common-passwords.ts'
import { refusePassword } from './passwords.ts'

const mobile = readMobile('86-13800138000')
const email = readMobile('ann.lee@example.com')
if (!mobile || !email) throw new Error('a number and an address')

describe('a new password', () => {
  it('is rejected if it is among the 3,000 most common ones, each of them', () => {
    expect(commonPasswords.size).toBe(3_000)
    for (const word of commonPasswords) expect(() => refusePassword(mobile, word, word), word).toThrow('too common')
  })
  it.each(['13800138000', '13800138000!', 'a13800138000', 'GrandStand2026', '看台看台看台', '看台123456', 'aaaaaa', 'ababab'])(
    '%s is rejected for a phone number',
    (word) => expect(() => refusePassword(mobile, word, word)).toThrow('too common'),
  )
  it.each(['ann.lee', 'ann.lee1', 'ann.lee@example.com'])('%s is rejected for an email address', (word) =>
    expect(() => refusePassword(email, word, word)).toThrow('too common'),
  )
  it.each(['球迷之家12', 'FanHouse2026', 'fan house', 'nhacodong1'])('%s is rejected when it contains the name of the site', (word) => {
    const site = { zh: '球迷之家', en: 'Fan House', vi: 'Nhà cổ động' }
    expect(() => refusePassword(mobile, word, word, site)).toThrow('too common')
    expect(() => refusePassword(mobile, word, word)).not.toThrow('too common')
  })
  it.each(['plum-harbour', '我爱看球赛啊', 'kh\u00e1n \u0111\u00e0i vui', 'correct horse battery', '😀a😀b😀c'])('%s is accepted', (word) =>
    expect(() => refusePassword(mobile, word, word)).not.toThrow(),
  )
})
