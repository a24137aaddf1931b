import { describe, expect, it } from 'vitest'
import type { AdminHit } from '../../../../contract/admin/find-admin.ts'
import { placeOfHit } from './hit-link.ts'

const hit = (kind: AdminHit['kind'], more: Partial<AdminHit> = {}): AdminHit => ({
  ...{ id: 'x1', account_id: '100007', user_nickname: '', text: '', name: null, amount: null, state: '', sport: null, subject: null },
  ...{ at: null, ...more },
  kind,
})
const adminPlace = (search: object) => ({ to: '/desk', search })

describe('link of a search hit', () => {
  it('leads to the row awaiting a decision, and afterwards to the ledger of its account', () => {
    expect(placeOfHit(hit('withdrawal', { state: 'approved' }))).toEqual(adminPlace({ tab: 'withdrawals', item: 'x1' }))
    expect(placeOfHit(hit('withdrawal', { state: 'paid' }))).toEqual(adminPlace({ tab: 'ledger', account: '100007' }))
    expect(placeOfHit(hit('parcel', { state: 'waiting' }))).toEqual(adminPlace({ tab: 'parcels', item: 'x1' }))
    expect(placeOfHit(hit('parcel', { state: 'done' }))).toEqual(adminPlace({ tab: 'ledger', account: '100007' }))
    expect(placeOfHit(hit('order', { account_id: null }))).toEqual(adminPlace({ tab: 'ledger' }))
  })

  it('leads to its own page while that shows it', () => {
    expect(placeOfHit(hit('room', { state: 'live' }))).toEqual({ to: '/live', search: { id: 'x1' } })
    expect(placeOfHit(hit('room', { state: 'closed' }))).toEqual(adminPlace({ tab: 'users', account: '100007' }))
    expect(placeOfHit(hit('post', { state: 'shown' }))).toEqual({ to: '/circle-detail', search: { post: 'x1' } })
    expect(placeOfHit(hit('post', { state: 'deleted' }))).toEqual(adminPlace({ tab: 'users', account: '100007' }))
    const subject = { kind: 'news', id: 'n1' } as const
    const thread = { to: '/comment', search: { type: 'news', id: 'n1', at: 'x1' } }
    expect(placeOfHit(hit('comment', { state: 'shown', subject }))).toEqual(thread)
    expect(placeOfHit(hit('video', { state: 'hidden' }))).toEqual(adminPlace({ tab: 'videos', item: 'x1' }))
    expect(placeOfHit(hit('scheme', { state: 'settled' }))).toEqual({ to: '/specialist-detail', search: { id: 'x1' } })
  })

  it('leads to a match of its sport, and to the feedback tab for a guest’s feedback', () => {
    expect(placeOfHit(hit('match', { sport: 'tennis' }))).toEqual({ to: '/score-detail', search: { id: 'x1', type: 'tennis' } })
    expect(placeOfHit(hit('match', { sport: 'football' }))).toEqual({ to: '/score-detail', search: { id: 'x1' } })
    expect(placeOfHit(hit('feedback', { state: 'answered', account_id: null }))).toEqual(adminPlace({ tab: 'feedback' }))
    expect(placeOfHit(hit('user', { id: '100009' }))).toEqual(adminPlace({ tab: 'users', account: '100009' }))
  })
})
