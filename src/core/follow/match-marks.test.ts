import { expect, it, vi } from 'vitest'
import type { MatchMarks } from '../device-follows.ts'
import { withMark } from './match-marks.ts'

vi.mock('../storage/db.ts', () => ({ db: {} }))
vi.mock('../outbox/device-outbox.ts', () => ({ enqueueSubscription: async () => undefined }))

const day = 86_400_000

it('keeps the marks of a match for weeks while another match is marked', () => {
  const final = withMark({}, 'final', 'A vs B', { through: true }, 0)
  expect(withMark(final, 'other', 'C vs D', { muted: true }, 40 * day)).toMatchObject({
    final: { through: true },
    other: { muted: true },
  })
})

it('drops empty marks, marks of another season, and the oldest beyond the limit', () => {
  const one = withMark({}, 'a', 'A vs B', { muted: true }, 0)
  expect(withMark(one, 'a', '', { muted: false }, 1)).toEqual({})
  expect(Object.keys(withMark(one, 'b', 'B', { muted: true }, 500 * day))).toEqual(['b'])
  let many: MatchMarks = {}
  for (let count = 0; count < 130; count += 1) many = withMark(many, `m${count}`, 'x', { muted: true }, count)
  expect([Object.keys(many).length, many.m29, many.m30?.muted, many.m129?.muted]).toEqual([100, undefined, true, true])
})
