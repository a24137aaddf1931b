import { describe, expect, it } from 'vitest'
import { ownSearch } from './detail-search.ts'

describe('the sport in the address of a match', () => {
  it('is put in where the link left it out, beside the tab', () => {
    expect(ownSearch({ id: 'b1', tab: 'stats' }, { id: 'b1', sport: 'basketball' })).toEqual({ id: 'b1', type: 'basketball', tab: 'stats' })
    expect(ownSearch({ id: 1042 }, { id: '1042', sport: 'tennis' })).toMatchObject({ id: '1042', type: 'tennis' })
  })
  it('is put right where the link names another or none that there is', () => {
    expect(ownSearch({ id: 'b1', type: 'football' }, { id: 'b1', sport: 'basketball' })).toMatchObject({ type: 'basketball' })
    const football = ownSearch({ id: 'f1', type: 'chess' }, { id: 'f1', sport: 'football' })
    expect(football).toMatchObject({ id: 'f1' })
    expect(football?.type).toBeUndefined()
  })
  it('stays where it is right, and where the address is of another match', () => {
    expect(ownSearch({ id: 'b1', type: 'basketball' }, { id: 'b1', sport: 'basketball' })).toBeNull()
    expect(ownSearch({ id: 'f1' }, { id: 'f1', sport: 'football' })).toBeNull()
    expect(ownSearch({ id: 'f1', type: 'football' }, { id: 'f1', sport: 'football' })).toBeNull()
    expect(ownSearch({ id: 'b2' }, { id: 'b1', sport: 'basketball' })).toBeNull()
  })
})
