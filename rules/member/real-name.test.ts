import { describe, expect, it } from 'vitest'
import { idNumberForm, isIdNumber, isRealName, maskId, maskName } from './real-name.ts'

it.each(['张三', '阿卜杜拉·买买提', 'Nguyễn Văn An', "Conor O'Brien", 'Jean-Luc'])('accepts %s as a name', (name) =>
  expect(isRealName(name)).toBe(true),
)
it.each(['', '张', '张3', '<b>', 'a'.repeat(51), '张\u202e三'])('rejects %j as a name', (name) => expect(isRealName(name)).toBe(false))

describe('ID number', () => {
  it('from China has a birth date and a check digit', () => {
    expect(isIdNumber('cn', '11010519491231002X')).toBe(true)
    expect(isIdNumber('cn', ' 110105 19491231 002x')).toBe(true)
    for (const wrong of ['110105194912310021', '11010519491331002X', '01010519491231002X', '11010519491231002', '110105209912310023'])
      expect(isIdNumber('cn', wrong), wrong).toBe(false)
  })
  it('is rejected for any single wrong digit', () => {
    const good = '11010519491231002X'
    for (let at = 0; at < 17; at += 1)
      for (let digit = 0; digit < 10; digit += 1)
        if (String(digit) !== good[at]) expect(isIdNumber('cn', good.slice(0, at) + digit + good.slice(at + 1))).toBe(false)
  })
  it('from Vietnam has twelve digits, and a passport has letters and digits', () => {
    expect(isIdNumber('vn', '001099012345')).toBe(true)
    expect(isIdNumber('vn', '00109901234')).toBe(false)
    expect(isIdNumber('passport', 'e1234567')).toBe(true)
    expect(isIdNumber('passport', 'E12!4567')).toBe(false)
    expect(idNumberForm('e-123 45')).toBe('E12345')
  })
})

it('masks names and ID numbers', () => {
  expect(maskName('张三丰')).toBe('张**')
  expect(maskName('Ann Lee')).toBe('A** ***')
  expect(maskId('11010519491231002X')).toBe(`1${'*'.repeat(16)}X`)
})
