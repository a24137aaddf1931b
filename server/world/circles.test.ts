import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demoCircles } from './circle-texts.ts'
import { talkFrom, writtenAt } from './circles.ts'

const now = Date.parse('2026-03-07T12:00:00Z')
const hour = 3_600_000
const iso = (at: number): string => new Date(at).toISOString()

describe('post times in the demo world', () => {
  it('are never before their subject, and never later than now', () => {
    const states = fc.constantFrom('live' as const, 'over' as const)
    fc.assert(
      fc.property(states, fc.integer({ min: 0, max: 20 * 60 }), fc.nat(999), (status, before, roll) => {
        const since = now - before * 60_000
        const at = writtenAt({ status, updated_at: iso(since) }, now, (sides) => roll % sides)
        expect(at).toBeGreaterThanOrEqual(since)
        expect(at).toBeLessThanOrEqual(now)
      }),
    )
    expect(writtenAt({ status: 'upcoming', updated_at: iso(now) }, now, () => 0)).toBeLessThan(now)
  })

  it('are after the publication of the article under which they appear', () => {
    expect(talkFrom(now - 10 * 60_000, now)).toBe(now - 10 * 60_000)
    expect(talkFrom(now - 30 * hour, now)).toBe(now - 3 * hour)
    expect(talkFrom(now, now)).toBe(now)
  })
})

it('gives every circle a picture', () => {
  for (const { icon } of demoCircles) expect(existsSync(resolve(import.meta.dirname, `../../public${icon}`)), icon).toBe(true)
})
