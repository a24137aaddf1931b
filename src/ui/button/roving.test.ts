import { describe, expect, it } from 'vitest'
import { nextIndex } from './roving.ts'

describe('arrow keys in a row', () => {
  it('wrap around at both ends', () => {
    expect(nextIndex('ArrowRight', 2, 3, 'horizontal')).toBe(0)
    expect(nextIndex('ArrowLeft', 0, 3, 'horizontal')).toBe(2)
  })
  it('start at the ends when nothing is focused', () => {
    expect(nextIndex('ArrowDown', -1, 3, 'vertical')).toBe(0)
    expect(nextIndex('ArrowUp', -1, 3, 'vertical')).toBe(2)
  })
  it('support Home and End and ignore other keys', () => {
    expect(nextIndex('Home', 1, 3, 'vertical')).toBe(0)
    expect(nextIndex('End', 1, 3, 'vertical')).toBe(2)
    expect(nextIndex('ArrowUp', 1, 3, 'horizontal')).toBeNull()
    expect(nextIndex('ArrowRight', 0, 0, 'horizontal')).toBeNull()
  })
})
