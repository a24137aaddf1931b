import { expect, it } from 'vitest'
import { readTrophySearch } from './trophy-search.ts'

it('keeps known parameters and drops the rest', () => {
  expect(readTrophySearch({ tab: 'board', range: 'day' })).toEqual({ tab: 'board', range: 'day' })
  expect(readTrophySearch({ tab: 'guess', range: 'week', more: 1 })).toEqual({})
})
