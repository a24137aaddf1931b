// Link of a search result: the tab that settles it, the page that shows it, or its owner's ledger. Pure.
import type { AdminHit } from '../../../../contract/admin/find-admin.ts'
import { matchSearch } from '../../match/match-link.ts'
import type { AdminTab } from '../admin-tab.ts'

export interface HitPlace {
  to: string
  search?: Readonly<Record<string, string | undefined>>
}
const adminPlace = (tab: AdminTab, more: Record<string, string> = {}): HitPlace => ({ to: '/desk', search: { tab, ...more } })
/** Without a known owner, only the tab. */
const account = (tab: AdminTab, id: string | null): HitPlace => adminPlace(tab, id === null ? {} : { account: id })
const waiting = (tab: AdminTab, { id }: AdminHit): HitPlace => adminPlace(tab, { item: id })

const places: Record<AdminHit['kind'], (hit: AdminHit) => HitPlace> = {
  user: ({ id }) => account('users', id),
  room: ({ id, state, account_id }) => (state === 'closed' ? account('users', account_id) : { to: '/live', search: { id } }),
  order: ({ account_id }) => account('ledger', account_id),
  withdrawal: (hit) =>
    hit.state === 'waiting' || hit.state === 'approved' ? waiting('withdrawals', hit) : account('ledger', hit.account_id),
  bill: ({ account_id }) => account('ledger', account_id),
  parcel: (hit) => (hit.state === 'waiting' ? waiting('parcels', hit) : account('ledger', hit.account_id)),
  gift: ({ account_id }) => account('ledger', account_id),
  match: ({ id, sport }) => ({ to: '/score-detail', search: matchSearch({ id, sport: sport ?? 'football' }) }),
  post: ({ id, state, account_id }) => (state === 'shown' ? { to: '/circle-detail', search: { post: id } } : account('users', account_id)),
  comment: ({ id, state, subject, account_id }) =>
    state === 'shown' && subject
      ? { to: '/comment', search: { type: subject.kind, id: subject.id, at: id } }
      : account('users', account_id),
  video: (hit) => (hit.state === 'shown' ? { to: '/video-player', search: { id: hit.id } } : waiting('videos', hit)),
  scheme: ({ id, state, account_id }) =>
    state === 'removed' ? account('users', account_id) : { to: '/specialist-detail', search: { id } },
  feedback: (hit) =>
    hit.state === 'open' ? waiting('feedback', hit) : hit.account_id === null ? adminPlace('feedback') : account('users', hit.account_id),
  horn: (hit) => (hit.state === 'waiting' ? waiting('horns', hit) : account('users', hit.account_id)),
}

export const placeOfHit = (hit: AdminHit): HitPlace => places[hit.kind](hit)
