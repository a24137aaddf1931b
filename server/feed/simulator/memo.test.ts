import { describe, expect, it } from 'vitest'
import { memo } from './memo.ts'

describe('memo', () => {
  it('keeps the most recently used values and recreates the others', () => {
    const made: string[] = []
    const of = memo(2, (key: string) => {
      made.push(key)
      return key.toUpperCase()
    })
    expect(['a', 'b', 'a', 'c', 'a', 'b'].map(of)).toEqual(['A', 'B', 'A', 'C', 'A', 'B'])
    expect(made).toEqual(['a', 'b', 'c', 'b'])
  })
})
