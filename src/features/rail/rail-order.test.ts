import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { railOrder } from './rail-order.ts'

describe('score rail order', () => {
  it('starts with followed matches', () => {
    expect(railOrder([], ['f1', 'f2'], ['h1', 'f1', 'h2'])).toEqual(['f1', 'f2', 'h1', 'h2'])
  })
  it('does not move shown matches when another match is followed', () => {
    expect(railOrder(['h1', 'h2'], ['h2', 'f9'], ['h1', 'h2'])).toEqual(['h1', 'h2', 'f9'])
  })
  it('keeps the order of remaining matches, and shows each one once', () => {
    const ids = fc.uniqueArray(fc.constantFrom(...'abcdefghij'))
    fc.assert(
      fc.property(ids, ids, ids, (shown, first, rest) => {
        const order = railOrder(shown, first, rest)
        const stayed = shown.filter((id) => order.includes(id))
        expect(order.slice(0, stayed.length)).toEqual(stayed)
        expect(new Set(order)).toEqual(new Set([...first, ...rest]))
        expect(order).toHaveLength(new Set(order).size)
      }),
    )
  })
})
