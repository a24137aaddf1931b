import { describe, expect, it } from 'vitest'
import { ownSearch } from './detail-search.ts'

describe('sport in the match URL', () => {
  it('is added next to the tab when the link omits it', () => {
    expect(ownSearch({ id: 'b1', tab: 'stats' }, { id: 'b1', sport: 'basketball' })).toEqual({ id: 'b1', type: 'basketball', tab: 'stats' })
    expect(ownSearch({ id: 1042 }, { id: '1042', sport: 'tennis' })).toMatchObject({ id: '1042', type: 'tennis' })
  })
  it('is corrected when the link names a wrong or unknown sport', () => {
    expect(ownSearch({ id: 'b1', type: 'football' }, { id: 'b1', sport: 'basketball' })).toMatchObject({ type: 'basketball' })
    const football = ownSearch({ id: 'f1', type: 'chess' }, { id: 'f1', sport: 'football' })
    expect(football).toMatchObject({ id: 'f1' })
    expect(football?.type).toBeUndefined()
  })
  it('is kept when it is correct, and when the URL is for another match', () => {
    expect(ownSearch({ id: 'b1', type: 'basketball' }, { id: 'b1', sport: 'basketball' })).toBeNull()
    expect(ownSearch({ id: 'f1' }, { id: 'f1', sport: 'football' })).toBeNull()
    expect(ownSearch({ id: 'f1', type: 'football' }, { id: 'f1', sport: 'football' })).toBeNull()
    expect(ownSearch({ id: 'b2' }, { id: 'b1', sport: 'basketball' })).toBeNull()
  })
})
