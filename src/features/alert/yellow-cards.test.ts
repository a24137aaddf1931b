import { expect, it, vi } from 'vitest'
import { preferences } from '../../core/preferences.ts'
import { pictureHold } from '../../core/room/picture-hold.ts'
import { followStore } from '../follow/follow-store.ts'
import { rows } from '../match/state/row-store.ts'
import { notices } from './notice/notice-store.ts'
import { bookedSide, onRowsMessage } from './yellow-cards.ts'

it('sees whose count of yellow cards rises, and nothing in other changes or corrections', () => {
  const row = { yellow_home: 1, yellow_away: 0 }
  expect(bookedSide(row, { yellow_home: 2 })).toBe('home')
  expect(bookedSide(row, { yellow_away: 1 })).toBe('away')
  expect(bookedSide(row, { yellow_home: 1, yellow_away: 0 })).toBeNull()
  expect(bookedSide(row, { yellow_home: 0 })).toBeNull()
  expect(bookedSide(row, { home_score: 1 })).toBeNull()
})

it('waits for the picture of a room that is watched', async () => {
  vi.stubGlobal('document', { hidden: false, cookie: '' })
  preferences.set({ yellow: true })
  vi.spyOn(rows, 'get').mockReturnValue({ id: 'm', sport: 'football', league_id: 'l', yellow_home: 0, yellow_away: 0 } as never)
  vi.spyOn(followStore, 'get').mockReturnValue({
    follows: new Map([['match:m', { key: 'match:m', kind: 'match', id: 'm', events: [], name: 'm', at: 1 }]]),
    reservations: new Map(),
    loaded: true,
  })
  const held: (() => void)[] = []
  const end = pictureHold.open('m', (_at, tell) => held.push(tell))
  const message = { code: 100, type: 'football_match', data: [{ id: 'm', seq: 3, yellow_home: 1 }] }
  onRowsMessage(message as never)
  expect([held.length, notices.get().popups.length]).toEqual([1, 0])
  held[0]?.()
  expect(notices.get().popups.map(({ notice }) => notice.event)).toEqual(['yellow-card'])
  end()
})
