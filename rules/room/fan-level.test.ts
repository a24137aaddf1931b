import { expect, it } from 'vitest'
import { fanLevelOf, fanLevels, nextFanLevel, topFanLevel } from './fan-level.ts'

it('each level is longer than the previous and starts exactly at its threshold', () => {
  const steps = fanLevels.slice(1).map((from, index) => from - (fanLevels[index] as number))
  expect(steps.every((step, index) => index === 0 || step > (steps[index - 1] as number))).toBe(true)
  for (const [index, from] of fanLevels.entries()) expect([fanLevelOf(from - 1), fanLevelOf(from)]).toEqual([index, index + 1])
  expect([nextFanLevel(0), nextFanLevel(topFanLevel)]).toEqual([10, null])
})
