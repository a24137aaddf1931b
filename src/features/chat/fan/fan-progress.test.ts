import { expect, it } from 'vitest'
import { fanLevels } from '../../../../rules/room/fan-level.ts'
import { fanProgress } from './fan-progress.ts'

const group = { levels: [10, 110, 300] }

it('counts from the start of the level, and is full only at the next', () => {
  expect(fanProgress(group, { level: 1, contribution: 10, next: 110 })).toEqual({ percent: 0, missing: 100 })
  expect(fanProgress(group, { level: 1, contribution: 60, next: 110 })).toEqual({ percent: 50, missing: 50 })
  expect(fanProgress(group, { level: 1, contribution: 109, next: 110 })).toEqual({ percent: 99, missing: 1 })
  expect(fanProgress(group, { level: 2, contribution: 110, next: 300 })).toEqual({ percent: 0, missing: 190 })
})

it('has no next level at the top of the real ladder', () => {
  const top = fanLevels.length
  expect(fanProgress({ levels: [...fanLevels] }, { level: top, contribution: 1_000_000, next: null })).toBeNull()
})
