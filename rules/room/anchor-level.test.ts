import { describe, expect, it } from 'vitest'
import { anchorExperienceOf, anchorLevelOf, topAnchorLevel } from './anchor-level.ts'

describe('streamer level', () => {
  const begins = Array.from({ length: topAnchorLevel }, (_, index) => anchorExperienceOf(index + 1))
  it('requires an hour for the second level, and ends at the defined maximum', () => {
    expect([begins[0], begins[1], begins.at(-1)]).toEqual([0, 60, 920_220])
    const steps = begins.slice(1).map((at, index) => at - (begins[index] as number))
    expect(steps.filter((step, index) => step <= 0 || step < (steps[index - 1] ?? 0))).toEqual([])
  })
  it('is reached exactly with its last point', () => {
    begins.forEach((at, index) => {
      expect(anchorLevelOf(at).level).toBe(index + 1)
      if (at > 0) expect(anchorLevelOf(at - 1)).toMatchObject({ level: index, next: at, percent: 99 - Number(at === 60) * 1 })
    })
    expect(anchorLevelOf(10_000_000)).toEqual({ level: topAnchorLevel, next: null, percent: 100 })
  })
})
