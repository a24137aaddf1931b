import { expect, it } from 'vitest'
import { changedOf } from './changed-of.ts'

it('is what differs from what stands, and nothing of what does not', () => {
  const stands = { open: true, share: 50, least: 0 }
  expect(changedOf(stands, { ...stands, open: false, least: 10 })).toEqual({ open: false, least: 10 })
  expect(changedOf(stands, { ...stands })).toEqual({})
})
