import { describe, expect, it } from 'vitest'
import { memo } from './memo.ts'

describe('a memo', () => {
  it('keeps what was asked for last, and makes the others again', () => {
    const made: string[] = []
    const of = memo(2, (key: string) => {
      made.push(key)
      return key.toUpperCase()
    })
    expect(['a', 'b', 'a', 'c', 'a', 'b'].map(of)).toEqual(['A', 'B', 'A', 'C', 'A', 'B'])
    expect(made).toEqual(['a', 'b', 'c', 'b'])
  })
})
