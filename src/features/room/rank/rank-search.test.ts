import { expect, it } from 'vitest'
import { readRankSearch } from './rank-search.ts'

it('keeps what is known and leaves out what is the default or unknown', () => {
  expect(readRankSearch({ range: 'month', by: 'fans' })).toEqual({ range: 'month', by: 'fans' })
  expect(readRankSearch({ range: 'day', by: 'heat' })).toEqual({})
  expect(readRankSearch({ range: 'year', by: 3 })).toEqual({})
})
