import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { mayBeCut } from './may-be-cut.ts'

it('never cuts a one-line post, but may cut one of many characters or lines', () => {
  expect(mayBeCut('今晚看谁的')).toBe(false)
  expect(mayBeCut('一\n二\n三\n四')).toBe(false)
  expect(mayBeCut('一\n二\n三\n四\n五')).toBe(true)
  expect(mayBeCut('字'.repeat(81))).toBe(true)
})

it('uses the same line count at which the list cuts', () => {
  const style = readFileSync('src/features/circle/post/PostCard.module.css', 'utf8')
  const shown = Number(/-webkit-line-clamp: (\d+)/.exec(style)?.[1])
  expect([mayBeCut('字\n'.repeat(shown - 1)), mayBeCut('字\n'.repeat(shown))]).toEqual([false, true])
})
