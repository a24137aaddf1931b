import { describe, expect, it } from 'vitest'
import { isOfOtherKey, needsSync } from './renewal.ts'

const day = 86_400_000
const synced = { endpoint: 'https://push/1', syncedAt: 1_000 }

describe('subscription renewal', () => {
  it('sends a new endpoint, one that was never accepted, and an old one once a day', () => {
    expect(needsSync('https://push/1', synced, 1_000 + day - 1)).toBe(false)
    expect(needsSync('https://push/1', synced, 1_000 + day)).toBe(true)
    expect(needsSync('https://push/2', synced, 1_001)).toBe(true)
    expect(needsSync('https://push/1', { ...synced, syncedAt: undefined }, 1_001)).toBe(true)
    expect(needsSync('https://push/1', { endpoint: undefined, syncedAt: undefined }, 1_001)).toBe(true)
  })

  it('is not blocked by a clock that was set back', () => {
    expect(needsSync('https://push/1', { ...synced, syncedAt: 10 * day }, 2 * day)).toBe(true)
  })

  it('detects a subscription created with another server key', () => {
    const bytes = Uint8Array.from({ length: 65 }, (_, index) => (index * 37 + 4) % 256)
    const key = Buffer.from(bytes).toString('base64url')
    expect(isOfOtherKey(bytes.buffer, key)).toBe(false)
    expect(isOfOtherKey(bytes.buffer, `${key}=`)).toBe(false)
    expect(isOfOtherKey(Uint8Array.from(bytes).reverse().buffer, key)).toBe(true)
    expect(isOfOtherKey(undefined, key)).toBe(false)
  })
})
