import { expect, it } from 'vitest'
import { readExpertSearch } from './expert-search.ts'

it('keeps known parameters and drops the rest', () => {
  expect(readExpertSearch({ by: 'rate', range: 'month', mine: 'bought' })).toEqual({ by: 'rate', range: 'month', mine: 'bought' })
  expect(readExpertSearch({ by: 'recent', range: 'all', mine: 'x', more: 1 })).toEqual({})
})
