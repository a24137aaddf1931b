import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draftOf, groupedCard } from './payout-draft.ts'

const typed = { number: '4539 5787 6362 1486', name: ' 陈小明 ', bank: '招商银行' }

describe('payout account', () => {
  it('is parsed as printed on the card', () => {
    expect(draftOf('card', typed).draft).toEqual({ kind: 'card', card_no: '4539578763621486', name: '陈小明', bank: '招商银行' })
    expect(draftOf('card', { ...typed, number: '４５３９-5787-6362-1486' }).draft).toMatchObject({ card_no: '4539578763621486' })
    expect(draftOf('alipay', { ...typed, number: ' ming@example.com ' }).draft).toEqual({
      kind: 'alipay',
      account: 'ming@example.com',
      name: '陈小明',
    })
  })

  it('reports errors, the number first', () => {
    expect(draftOf('card', { ...typed, number: '4539578763621487' }).fault).toBe('number')
    expect(draftOf('card', { ...typed, name: '陈' }).fault).toBe('name')
    expect(draftOf('card', { ...typed, bank: '' }).fault).toBe('bank')
    expect(draftOf('alipay', { ...typed, number: '陈小明', name: '' }).fault).toBe('number')
  })

  it('is grouped by four without losing a digit', () => {
    expect(groupedCard('4539578763621486')).toBe('4539 5787 6362 1486')
    fc.assert(
      fc.property(
        fc.stringMatching(/^[\d -]{0,25}$/),
        (text) => groupedCard(text).replace(/ /g, '') === text.replace(/\D/g, '').slice(0, 19),
      ),
      { seed: 3 },
    )
  })
})
