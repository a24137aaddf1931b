import { expect, it } from 'vitest'
import { bookedSide } from './yellow-cards.ts'

it('sees whose count of yellow cards rises, and nothing in other changes or corrections', () => {
  const row = { yellow_home: 1, yellow_away: 0 }
  expect(bookedSide(row, { yellow_home: 2 })).toBe('home')
  expect(bookedSide(row, { yellow_away: 1 })).toBe('away')
  expect(bookedSide(row, { yellow_home: 1, yellow_away: 0 })).toBeNull()
  expect(bookedSide(row, { yellow_home: 0 })).toBeNull()
  expect(bookedSide(row, { home_score: 1 })).toBeNull()
})
