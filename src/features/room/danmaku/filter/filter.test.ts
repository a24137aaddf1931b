import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitsPattern, isFiltered, joinFilters, noFilters, readFilters } from './filter.ts'

const danmaku = { uid: 'u1', text: '裁判 Black了', userlevel: 3 }

describe('filters', () => {
  it('block words in any spelling, patterns, users and low levels', () => {
    expect(isFiltered(danmaku, noFilters)).toBe(false)
    expect(isFiltered(danmaku, { ...noFilters, words: ['ｂｌａｃｋ'] })).toBe(true)
    expect(isFiltered(danmaku, { ...noFilters, words: ['黄牌'] })).toBe(false)
    expect(isFiltered(danmaku, { ...noFilters, patterns: ['裁判*了'] })).toBe(true)
    expect(isFiltered(danmaku, { ...noFilters, patterns: ['裁判'] })).toBe(false)
    expect(isFiltered(danmaku, { ...noFilters, users: [{ uid: 'u1', nickname: 'x' }] })).toBe(true)
    expect([3, 4].map((level) => isFiltered(danmaku, { ...noFilters, level }))).toEqual([false, true])
  })

  it('match a pattern like a regular expression with dots and stars', () => {
    const small = fc.string({ unit: fc.constantFrom('a', 'b', '*', '?'), maxLength: 7 })
    const text = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 8 })
    fc.assert(
      fc.property(small, text, (pattern, given) => {
        const same = new RegExp(`^${pattern.replaceAll('?', '.').replaceAll(/\*+/g, '.*')}$`, 'u')
        expect(fitsPattern(pattern, given)).toBe(same.test(given))
      }),
      { numRuns: 500 },
    )
  })

  it('cannot be forced into exponential matching time', () => {
    // Exponential backtracking would exceed any time limit.
    expect(fitsPattern(`${'*a'.repeat(30)}b`, 'a'.repeat(400))).toBe(false)
  })

  it('round-trip through a file, and reject an invalid one', () => {
    const own = { words: ['a'], patterns: ['b*'], users: [{ uid: 'u', nickname: 'n' }], level: 5 }
    expect(readFilters(JSON.stringify(own))).toEqual(own)
    for (const bad of ['', 'null', '[]', '7', '{']) expect(readFilters(bad)).toBeNull()
    expect(readFilters(JSON.stringify({ ...own, words: [`a${'⚽️🏀'.repeat(60)}`] }))?.words[0]?.isWellFormed()).toBe(true)
    expect(readFilters('{"words":[1,"  ","x","x"],"level":-3,"users":[{"uid":7}]}')).toEqual({ ...noFilters, words: ['x'] })
    expect(joinFilters(own, { ...noFilters, words: ['a', 'c'], level: 2 })).toEqual({ ...own, words: ['a', 'c'] })
  })
})
