// Order of matches on the home page.
import { describe, expect, it } from 'vitest'
import type { MatchStatus } from '../../../../contract/match/match-row.ts'
import { aFixture, kickOff } from '../../../../tests/support/match/match-build.ts'
import { newState } from '../state.ts'
import { hotEntries } from './hot.ts'
import type { SnapshotEntry } from './snapshot.ts'

const hour = 3_600_000
const entry = (id: string, status: MatchStatus, offset: number, hot = false): SnapshotEntry => {
  const { core } = newState(aFixture(id, { hot }), '')
  return { core: { ...core, status }, odds: null, time: kickOff + offset * hour, bytes: null, written: 0 }
}
const shown = (entries: SnapshotEntry[]): string[] =>
  hotEntries(entries, kickOff, ({ core }) => (core.hot ? 1 : 0)).map(({ core }) => core.id)

describe('hot matches', () => {
  it('list live ones first, then upcoming ones, then the most recently played', () => {
    expect(
      shown([
        entry('o2', 'over', -4),
        entry('u2', 'upcoming', 5),
        entry('l1', 'live', -1),
        entry('o1', 'over', -3),
        entry('u1', 'upcoming', 1),
      ]),
    ).toEqual(['l1', 'u1', 'u2', 'o1', 'o2'])
  })

  it('are limited to twelve, featured ones before nearer ones, with room for upcoming ones', () => {
    const live = Array.from({ length: 20 }, (_, index) => entry(`l${index}`, 'live', -1, index === 19))
    const coming = Array.from({ length: 20 }, (_, index) => entry(`u${index}`, 'upcoming', index + 1, index === 5))
    const picked = shown([...live, ...coming])
    expect(picked).toHaveLength(12)
    expect(picked.filter((id) => id.startsWith('l'))).toHaveLength(8)
    expect(picked).toEqual(expect.arrayContaining(['l19', 'u5']))
  })

  it('list those of this evening before any of tomorrow, however hot', () => {
    const live = Array.from({ length: 7 }, (_, index) => entry(`l${index}`, 'live', -1, true))
    const tonight = [1, 2, 4, 7].map((hours) => entry(`t${hours}`, 'upcoming', hours))
    const tomorrow = [15, 16, 17].map((hours) => entry(`m${hours}`, 'upcoming', hours, true))
    const picked = shown([...tomorrow, ...tonight, ...live])
    expect(picked.slice(7)).toEqual(['t1', 't2', 't4', 't7', 'm15'])
  })

  it('exclude distant, postponed or cancelled ones, and fill up with live ones', () => {
    const live = Array.from({ length: 20 }, (_, index) => entry(`l${index}`, 'live', -1))
    expect(
      shown([...live, entry('far', 'upcoming', 40, true), entry('off', 'postponed', 1, true), entry('void', 'cancelled', 1, true)]),
    ).toHaveLength(12)
    expect(shown([entry('far', 'upcoming', 40, true), entry('off', 'postponed', 1, true)])).toEqual([])
  })
})
