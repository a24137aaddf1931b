import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GuessOption } from '../../contract/guess.ts'
import { duesOf, guessEndOf, guessLine, optionsOf, type Staked, takesCoins } from './guess-pool.ts'

const option = fc.constantFrom<GuessOption>('home', 'draw', 'away')
const stakes = fc
  .array(fc.record({ option, gold: fc.integer({ min: 10, max: 1_000 }) }), { maxLength: 60 })
  .map((list): Staked[] => list.map((one, index) => ({ account: `a${index}`, ...one })))
const sum = (values: Iterable<number>): number => [...values].reduce((all, one) => all + one, 0)

describe('pool', () => {
  it('is shared among the winners in proportion to their stakes', () => {
    const list: Staked[] = [
      { account: 'a', option: 'home', gold: 100 },
      { account: 'b', option: 'home', gold: 200 },
      { account: 'c', option: 'away', gold: 301 },
    ]
    expect([...duesOf(list, 'home')]).toEqual([
      ['a', 200],
      ['b', 400],
      ['c', 0],
    ])
    expect(sum(duesOf(list, 'draw').values())).toBe(601)
    expect([...duesOf(list, null).values()]).toEqual([100, 200, 301])
  })

  it('never pays out more than it holds, retains less than a coin per winner, and pays winners at least their stake', () => {
    fc.assert(
      fc.property(stakes, fc.option(option), (list, result) => {
        const dues = duesOf(list, result)
        const staked = sum(list.map(({ gold }) => gold))
        const remainder = staked - sum(dues.values())
        const right = list.filter((one) => one.option === result)
        expect(remainder >= 0 && remainder <= Math.max(0, right.length - 1)).toBe(true)
        for (const { account, gold } of right) expect(dues.get(account)).toBeGreaterThanOrEqual(gold)
        expect(dues.size).toBe(list.length)
      }),
    )
  })
})

describe('question', () => {
  const match = { status: 'over', home_score: 3, away_score: 2, half_home_score: 2, half_away_score: 0 } as const
  it('is settled by the final result, and a next-half question by the score of that half', () => {
    expect(guessEndOf('winner', null, match)).toEqual({ state: 'over', text: 'over 3-2', result: 'home' })
    expect(guessEndOf('total', 4.5, match)).toMatchObject({ result: 'over' })
    expect(guessEndOf('total', 5.5, match)).toMatchObject({ result: 'under' })
    expect(guessEndOf('next-half', null, match)).toEqual({ state: 'over', text: 'over 3-2 (2-0)', result: 'away' })
    expect(guessEndOf('next-half', null, { ...match, half_home_score: null })).toMatchObject({ state: 'void' })
    expect(guessEndOf('next-half', null, match, [0, 2])).toEqual({ state: 'over', text: 'over 3-2 (2-0)', result: 'home' })
    expect(guessEndOf('next-half', null, match, null)).toMatchObject({ state: 'void' })
    expect(guessEndOf('winner', null, match, null)).toMatchObject({ result: 'home' })
    expect(guessEndOf('winner', null, { ...match, status: 'postponed' })).toEqual({ state: 'void', text: 'void' })
    expect(guessEndOf('winner', null, { ...match, status: 'live' })).toEqual({ state: 'open', text: 'open' })
  })

  it('offers a draw only where one is possible, and a line that cannot be level', () => {
    expect([optionsOf('winner', 'football'), optionsOf('winner', 'tennis'), optionsOf('next-half', 'basketball')]).toEqual([
      ['home', 'draw', 'away'],
      ['home', 'away'],
      ['home', 'draw', 'away'],
    ])
    expect([guessLine(2.5), guessLine(2.75), guessLine(3), guessLine(213.5)]).toEqual([2.5, 2.5, 3.5, 213.5])
  })

  it('accepts coins until the match, or the half, begins', () => {
    const at = (kind: 'winner' | 'next-half', status: 'upcoming' | 'live', phase: 'not-started' | 'half-time' | 'second-half', now = 0) =>
      takesCoins(kind, { status, phase, match_time: '1970-01-01T00:01:00Z' }, now)
    expect([
      at('winner', 'upcoming', 'not-started'),
      at('winner', 'upcoming', 'not-started', 60_000),
      at('winner', 'live', 'half-time'),
    ]).toEqual([true, false, false])
    expect([
      at('next-half', 'live', 'half-time'),
      at('next-half', 'live', 'second-half'),
      at('next-half', 'upcoming', 'not-started'),
    ]).toEqual([true, false, false])
  })
})
