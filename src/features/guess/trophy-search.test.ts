import { expect, it } from 'vitest'
import { readTrophySearch } from './trophy-search.ts'

it('takes what is known and leaves out the rest', () => {
  expect(readTrophySearch({ tab: 'board', range: 'day' })).toEqual({ tab: 'board', range: 'day' })
  expect(readTrophySearch({ tab: 'guess', range: 'week', more: 1 })).toEqual({})
})
