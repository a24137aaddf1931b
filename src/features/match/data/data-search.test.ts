import { describe, expect, it } from 'vitest'
import { readDataSearch } from './data-search.ts'

describe('data page address', () => {
  it('names a league, its season, a part and a round', () => {
    const search = { league: 'hxcl', season: '2025/26', view: 'fixtures', part: 'home', round: 12 }
    expect(readDataSearch(search)).toEqual(search)
  })
  it('accepts a season or an id that looks like a number', () => {
    expect(readDataSearch({ season: 2025, league: 39 })).toEqual({ season: '2025', league: '39' })
  })
  it('drops what it does not understand', () => {
    expect(
      readDataSearch({ league: 'a b', season: '', view: 'odds', part: 'all', round: -1, team: ['x'], player: 'x'.repeat(81), more: 1 }),
    ).toEqual({})
  })
})
