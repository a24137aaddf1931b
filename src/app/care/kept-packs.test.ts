import { expect, it } from 'vitest'
import { packsKept } from './kept-packs.ts'

it('keeps the schedule in an ordinary tab too, and the rest only in the installed app', () => {
  expect(packsKept(false)).toEqual(['schedule'])
  expect(packsKept(true)).toContain('schedule')
  expect(packsKept(true).length).toBeGreaterThan(1)
})
