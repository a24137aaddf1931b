import { expect, it } from 'vitest'
import { hasSeveralSports } from './several-sports.ts'

it('names the sport when follows span more than one', () => {
  expect(hasSeveralSports(['football', undefined, 'basketball'])).toBe(true)
  expect(hasSeveralSports(['football', undefined, 'football'])).toBe(false)
  expect(hasSeveralSports([undefined, undefined])).toBe(false)
  expect(hasSeveralSports([])).toBe(false)
})
