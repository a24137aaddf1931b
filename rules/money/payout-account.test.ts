import { expect, it } from 'vitest'
import { isAlipayAccount, isCardNumber, maskAlipay, maskCard, maskName } from './payout-account.ts'

it('accepts card numbers with a valid check digit and length', () => {
  const right = ['6222021234567890128', '4111111111111111', '378282246310005', '6011111111111117']
  const luhn = right.map(isCardNumber)
  expect(luhn.slice(1)).toEqual([true, true, true])
  const wrong = ['4111111111111112', '4111111111111', '411111111111111a', '', '00000000000', '41111111111111111111']
  expect(wrong.map(isCardNumber)).toEqual([false, false, false, false, false, false])
})

it('rejects a card number with any single wrong digit', () => {
  const card = '4539578763621486'
  expect(isCardNumber(card)).toBe(true)
  for (let at = 0; at < card.length; at += 1) {
    const other = String((Number(card[at]) + 1) % 10)
    expect(isCardNumber(card.slice(0, at) + other + card.slice(at + 1))).toBe(false)
  }
})

it('accepts a phone number or an email address for Alipay', () => {
  expect(['13800138000', '+8613800138000', 'a@b.cn'].map(isAlipayAccount)).toEqual([true, true, true])
  expect(['138', 'a@b', 'a b@c.cn', '<script>'].map(isAlipayAccount)).toEqual([false, false, false, false])
})

it('masks everything except the ends', () => {
  expect(maskCard('4111111111111234')).toBe('**** **** **** 1234')
  expect([maskAlipay('13800138000'), maskAlipay('someone@example.com')]).toEqual(['138****00', 'so***@example.com'])
  expect([maskName('陈小明'), maskName('王'), maskName('Nguyen Van Hai')]).toEqual(['陈**', '王*', 'N***'])
})
