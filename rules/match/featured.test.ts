import { describe, expect, it } from 'vitest'
import type { MatchRow } from '../../contract/match/match-row.ts'
import { chooseFeatured } from './featured.ts'

const row = (id: string, status: MatchRow['status'], sport: MatchRow['sport'] = 'football'): MatchRow => ({ id, status, sport }) as MatchRow

describe('featured match', () => {
  it('is a live match, football first, otherwise the next one, otherwise the last one', () => {
    expect(chooseFeatured([row('a', 'over'), row('b', 'upcoming'), row('c', 'live', 'tennis'), row('d', 'live')])?.id).toBe('d')
    expect(chooseFeatured([row('a', 'over'), row('b', 'upcoming'), row('c', 'live', 'tennis')])?.id).toBe('c')
    expect(chooseFeatured([row('a', 'over'), row('b', 'upcoming')])?.id).toBe('b')
    expect(chooseFeatured([row('a', 'postponed')])?.id).toBe('a')
    expect(chooseFeatured([])).toBeUndefined()
  })

  it('prefers a live match with a stream', () => {
    const shown = { ...row('b', 'live', 'tennis'), streams: 1 }
    expect(chooseFeatured([row('a', 'live'), shown])?.id).toBe('b')
    expect(chooseFeatured([row('a', 'live'), shown, { ...row('c', 'live'), streams: 2 }])?.id).toBe('c')
    expect(chooseFeatured([row('a', 'live'), { ...row('b', 'over'), streams: 3 }])?.id).toBe('a')
  })

  it('prefers a live match shown by rooms if none has a stream yet', () => {
    const shown = { ...row('b', 'live', 'tennis'), rooms: 2, streams: 0 }
    expect(chooseFeatured([row('a', 'live'), shown])?.id).toBe('b')
    expect(chooseFeatured([row('a', 'live'), shown, { ...row('c', 'live', 'tennis'), rooms: 1, streams: 1 }])?.id).toBe('c')
    expect(chooseFeatured([{ ...row('a', 'upcoming'), rooms: 2 }, row('b', 'live', 'tennis')])?.id).toBe('b')
  })

  it('prefers the match with more streams', () => {
    const shown = (id: string, streams: number) => ({ ...row(id, 'live'), streams })
    expect(chooseFeatured([shown('a', 1), shown('b', 2), shown('c', 2)])?.id).toBe('b')
  })

  it('prefers a followed match if it is equally watchable', () => {
    const follows = ({ id }: MatchRow): boolean => id === 'mine'
    const shown = (id: string, streams: number, sport: MatchRow['sport'] = 'football') => ({ ...row(id, 'live', sport), streams })
    expect(chooseFeatured([shown('a', 4), shown('mine', 1, 'tennis')], follows)?.id).toBe('mine')
    expect(chooseFeatured([shown('a', 1), shown('mine', 0)], follows)?.id).toBe('a')
    expect(chooseFeatured([row('a', 'live'), row('mine', 'live', 'badminton')], follows)?.id).toBe('mine')
    expect(chooseFeatured([row('a', 'live'), row('mine', 'upcoming')], follows)?.id).toBe('a')
  })

  it('is the first of equal matches in list order', () => {
    expect(chooseFeatured([row('a', 'live'), row('b', 'live')])?.id).toBe('a')
  })
})
