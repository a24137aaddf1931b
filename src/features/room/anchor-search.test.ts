import { expect, it } from 'vitest'
import { readAnchorSearch } from './anchor-search.ts'

it('keeps only valid URL parameters', () => {
  expect(readAnchorSearch({ type: '2', r: 'a1' })).toEqual({ type: 2, r: 'a1' })
  expect(readAnchorSearch({ type: 3, id: 'mahjong', name: `a${'🀄'.repeat(60)}` }).name).toBe(`a${'🀄'.repeat(59)}`)
  expect(readAnchorSearch({ type: 3, id: 'mahjong', name: '麻将' })).toEqual({ type: 3, id: 'mahjong', name: '麻将' })
  expect(readAnchorSearch({ sort: 'time', each: '1' })).toEqual({ sort: 'time', each: 1 })
  for (const search of [
    {},
    { type: 0 },
    { type: 7 },
    { type: 'x' },
    { type: 1.5 },
    { id: 'g', name: 'x' },
    { r: '<x>' },
    { sort: 'x', each: 2 },
  ])
    expect(readAnchorSearch(search)).toEqual({})
})
