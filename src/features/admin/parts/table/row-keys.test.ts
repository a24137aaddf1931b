import { describe, expect, it } from 'vitest'
import { nextPlace } from './row-keys.ts'

describe('arrow keys in a table', () => {
  it('move to the same action in the row below or above', () => {
    expect(nextPlace('ArrowDown', 0, 1, [2, 2, 2])).toEqual({ row: 1, place: 1 })
    expect(nextPlace('ArrowUp', 2, 0, [2, 2, 2])).toEqual({ row: 1, place: 0 })
  })

  it('have J and K as alternatives', () => {
    expect(nextPlace('j', 0, 0, [1, 1])).toEqual({ row: 1, place: 0 })
    expect(nextPlace('k', 1, 0, [1, 1])).toEqual({ row: 0, place: 0 })
  })

  it('skip rows without actions, and focus the last action of a shorter row', () => {
    expect(nextPlace('ArrowDown', 0, 1, [2, 0, 1])).toEqual({ row: 2, place: 0 })
  })

  it('stop at both ends, and leave other keys alone', () => {
    expect([nextPlace('ArrowDown', 1, 0, [1, 1]), nextPlace('ArrowUp', 0, 0, [1, 1]), nextPlace('Enter', 0, 0, [1, 1])]).toEqual([
      null,
      null,
      null,
    ])
  })
})
