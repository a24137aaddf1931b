import { describe, expect, it } from 'vitest'
import { syncState } from './sync-state.ts'

describe('live status of a list', () => {
  const fresh = { age: 0, isLost: false, runs: true }
  it('is live while one of its matches is live and updates arrive', () => expect(syncState(fresh)).toBe('live'))
  it('is not live when all its matches are finished or upcoming', () => expect(syncState({ ...fresh, runs: false })).toBe('fresh'))
  it('is not live once updates are known to have stopped', () => {
    expect(syncState({ ...fresh, isLost: true })).toBe('lost')
    expect(syncState({ ...fresh, isLost: true, age: 30_000 })).toBe('old')
  })
})
