import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { aNotice } from '../tests/support/alert/sample-notice.ts'
import { GoalNotice } from './alert.ts'
import { alertKinds } from './follow/follow.ts'
import { eventTypes } from './match/match-event.ts'
import { sports } from './match/match-row.ts'

it('accepts a notice of every known sport, event and alert kind, and rejects unknown ones', () => {
  for (const sport of sports) expect(Value.Check(GoalNotice, aNotice({ sport }))).toBe(true)
  for (const event of [...eventTypes, ...alertKinds]) expect(Value.Check(GoalNotice, aNotice({ event }))).toBe(true)
  expect(Value.Check(GoalNotice, { ...aNotice(), sport: 'chess' })).toBe(false)
  expect(Value.Check(GoalNotice, { ...aNotice(), event: 'gaol' })).toBe(false)
})
