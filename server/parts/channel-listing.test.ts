import { expect, it } from 'vitest'
import { listingOf } from './channel-listing.ts'

it('recognizes existing rooms and listed matches, and no other room', () => {
  const listed = { isRoom: (id: string) => id === 'r', isMatch: (id: string) => id === 'm' }
  const found = (['scores', 'odds:1', 'account:a', 'room:r', 'room:x', 'match:m', 'match:x'] as const).map((channel) =>
    listingOf(channel, listed),
  )
  expect(found).toEqual(['listed', 'listed', 'listed', 'listed', 'unknown', 'listed', 'unlisted'])
})
