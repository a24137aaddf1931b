import { expect, it } from 'vitest'
import { changedOf } from './changed-of.ts'

it('returns only the fields that differ from the current ones', () => {
  const stands = { open: true, share: 50, least: 0 }
  expect(changedOf(stands, { ...stands, open: false, least: 10 })).toEqual({ open: false, least: 10 })
  expect(changedOf(stands, { ...stands })).toEqual({})
})
