import { expect, it } from 'vitest'
import { connectionsWithin } from './connection-limits.ts'

it('leaves files for the database and the disk, of few as of many', () => {
  expect([connectionsWithin(300, 40), connectionsWithin(1_024, 60), connectionsWithin(1_048_576, 60), connectionsWithin(64, 60)]).toEqual([
    160, 623, 1_048_004, 16,
  ])
})
