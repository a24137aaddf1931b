import { describe, expect, it } from 'vitest'
import { likersOf } from './likers.ts'

const people = Array.from({ length: 34 }, (_, place) => `p${place}`)

describe('likers of a demo world item', () => {
  it('are a share of its people, each once, and never more than there are', () => {
    for (const share of [0, 0.2, 0.5, 0.999, 1]) {
      const likers = likersOf('a', share, people)
      expect(new Set(likers).size).toBe(likers.length)
      expect(likers.length).toBe(Math.min(people.length, Math.floor(share * 35)))
      for (const one of likers) expect(people).toContain(one)
    }
    expect(likersOf('a', 1, [])).toEqual([])
  })
  it('are the same at every start, and differ for another item', () => {
    expect(likersOf('a', 0.5, people)).toEqual(likersOf('a', 0.5, people))
    expect(likersOf('a', 0.5, people)).not.toEqual(likersOf('b', 0.5, people))
  })
})
