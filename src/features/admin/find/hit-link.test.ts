import { describe, expect, it } from 'vitest'
import type { AdminHit } from '../../../../contract/admin/find-admin.ts'
import { placeOfHit } from './hit-link.ts'

const hit = (kind: AdminHit['kind'], more: Partial<AdminHit> = {}): AdminHit => ({
  ...{ id: 'x1', account_id: '100007', user_nickname: '', text: '', name: null, amount: null, state: '', sport: null, subject: null },
  ...{ at: null, ...more },
  kind,
})
const adminPlace = (search: object) => ({ to: '/desk', search })

describe('where a found thing is seen', () => {
  it('is the row that waits for a decision, and the ledger of whose it is once that is made', () => {
    expect(placeOfHit(hit('withdrawal', { state: 'approved' }))).toEqual(adminPlace({ tab: 'withdrawals', item: 'x1' }))
    expect(placeOfHit(hit('withdrawal', { state: 'paid' }))).toEqual(adminPlace({ tab: 'ledger', account: '100007' }))
    expect(placeOfHit(hit('parcel', { state: 'waiting' }))).toEqual(adminPlace({ tab: 'parcels', item: 'x1' }))
    expect(placeOfHit(hit('parcel', { state: 'done' }))).toEqual(adminPlace({ tab: 'ledger', account: '100007' }))
    expect(placeOfHit(hit('order', { account_id: null }))).toEqual(adminPlace({ tab: 'ledger' }))
  })

  it('is its own page as long as that shows it', () => {
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

  it('is a match of its sport, and for a guest’s feedback the tab', () => {
    expect(placeOfHit(hit('match', { sport: 'tennis' }))).toEqual({ to: '/score-detail', search: { id: 'x1', type: 'tennis' } })
    expect(placeOfHit(hit('match', { sport: 'football' }))).toEqual({ to: '/score-detail', search: { id: 'x1' } })
    expect(placeOfHit(hit('feedback', { state: 'answered', account_id: null }))).toEqual(adminPlace({ tab: 'feedback' }))
    expect(placeOfHit(hit('user', { id: '100009' }))).toEqual(adminPlace({ tab: 'users', account: '100009' }))
  })
})
