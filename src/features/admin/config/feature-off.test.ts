import { expect, it } from 'vitest'
import { offThere, turned } from './feature-off.ts'

const none = { off: [], off_in: [] }
it('turns a feature off everywhere or in one region, and on again', () => {
  expect(turned(none, '', 'odds', false)).toEqual({ off: ['odds'] })
  const there = { off: [], ...turned(none, 'CN', 'odds', false) } as Parameters<typeof offThere>[0]
  expect(there.off_in).toEqual([{ region: 'CN', off: ['odds'] }])
  expect([offThere(there, 'CN'), offThere(there, 'VN'), offThere(there, '')]).toEqual([['odds'], [], []])
  expect(turned(there, 'CN', 'guess', false)).toEqual({ off_in: [{ region: 'CN', off: ['odds', 'guess'] }] })
  expect(turned(there, 'CN', 'odds', true)).toEqual({ off_in: [] })
})
