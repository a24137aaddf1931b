import { describe, expect, it } from 'vitest'
import { syncState } from './sync-state.ts'

describe('a list says that it is live', () => {
  const fresh = { age: 0, isLost: false, runs: true }
  it('while something of it runs and changes arrive', () => expect(syncState(fresh)).toBe('live'))
  it('not when all of it is finished or still to come', () => expect(syncState({ ...fresh, runs: false })).toBe('fresh'))
  it('not once changes are known not to come', () => {
    expect(syncState({ ...fresh, isLost: true })).toBe('lost')
    expect(syncState({ ...fresh, isLost: true, age: 30_000 })).toBe('old')
  })
})
