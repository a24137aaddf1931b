import { expect, it } from 'vitest'
import { sports } from '../../../../../contract/match/match-row.ts'
import { hasHome, playedAt } from './team-results.ts'

const results = ['a', 'b', 'a', 'c'].map((home_team_id, place) => ({ home_team_id, place }))
const chosen = (place: 'all' | 'home' | 'away') => playedAt('a', results, place).map((one) => one.place)

it('are the home ones, the away ones, or all, in their order', () => {
  expect(chosen('all')).toEqual([0, 1, 2, 3])
  expect(chosen('home')).toEqual([0, 2])
  expect(chosen('away')).toEqual([1, 3])
})

it('are split by home only in sports where teams have a home', () => {
  expect(sports.filter(hasHome)).toEqual(['football', 'basketball'])
})
