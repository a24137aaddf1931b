import { expect, it } from 'vitest'
import { readRankSearch } from './rank-search.ts'

it('keeps known parameters and drops defaults and unknown ones', () => {
  expect(readRankSearch({ range: 'month', by: 'fans' })).toEqual({ range: 'month', by: 'fans' })
  expect(readRankSearch({ range: 'day', by: 'heat' })).toEqual({})
  expect(readRankSearch({ range: 'year', by: 3 })).toEqual({})
})
