import { expect, it } from 'vitest'
import { achievementIds } from '../../contract/limits/expert-limits.ts'
import { achievementsOf, type CountedGuess } from './achievement.ts'

const guess = (more: Partial<CountedGuess> = {}): CountedGuess => ({
  sport: 'football',
  gold: 100,
  due: 0,
  hit: false,
  day: '2026-11-22',
  minutesBefore: 10,
  ...more,
})
const hit = (more: Partial<CountedGuess> = {}) => guess({ hit: true, due: 150, ...more })
const done = (guesses: CountedGuess[]) => Object.fromEntries(achievementsOf(guesses).map(({ id, done: count }) => [id, count]))

it('lists each achievement once, all initially at 0', () => {
  expect(achievementsOf([]).map(({ id }) => id)).toEqual([...achievementIds])
  expect(Object.values(done([]))).toEqual(achievementIds.map(() => 0))
})

it('counts consecutive hits until a miss, and a void question does not break the run', () => {
  expect(done([hit(), hit(), guess(), hit()])['run-3']).toBe(2)
  expect(done([hit(), guess({ due: null }), hit(), hit()])['run-3']).toBe(3)
})

it('counts sports, days, early stakes, long shots and coins', () => {
  const counted = done([
    hit({ sport: 'tennis', due: 300 }),
    hit({ sport: 'basketball', day: '2026-11-23' }),
    guess({ minutesBefore: 24 * 60 }),
    guess({ due: null }),
  ])
  expect(counted).toMatchObject({ 'three-sports': 2, 'seven-days': 2, 'early-bird': 1, 'long-shot': 1, 'first-guess': 1, 'hits-10': 2 })
  expect([counted['profit-1000'], done([hit({ due: 5_000 })])['profit-1000'], done([guess()])['profit-1000']]).toEqual([150, 1_000, 0])
})
