import { expect, it } from 'vitest'
import { byDue, type HoldRow, holdAt, isClaimedFrom, noHold } from './hold.ts'

const since = new Date('2026-11-20T12:00:00.000Z')
const at = (minutes: number): Date => new Date(since.getTime() + minutes * 60_000)
const row = (more: Partial<HoldRow>): HoldRow => ({ ...noHold, key: 'horns h1', since, ...more })

it('a claim and a postponement hold until their time, excluding that instant', () => {
  const claimed = row({ claimed_by: '100001', claimed_until: at(15) })
  expect(holdAt(claimed, since, at(14).getTime())).toEqual({ ...noHold, claimed_by: '100001', claimed_until: at(15) })
  expect(holdAt(claimed, since, at(15).getTime())).toEqual(noHold)
  const later = row({ later_by: null, later_until: at(60) })
  expect(holdAt(later, since, at(59).getTime()).later_until).toEqual(at(60))
  expect(holdAt(later, since, at(60).getTime())).toEqual(noHold)
})

it('an item that is requested again is free', () => {
  const claimed = row({ claimed_by: '100001', claimed_until: at(15) })
  expect(holdAt(claimed, at(5), at(6).getTime())).toEqual(noHold)
  expect(holdAt(undefined, since, at(6).getTime())).toEqual(noHold)
})

it('an item is claimed for everyone except its claimant', () => {
  const operators = ['100001', '100002']
  expect(operators.map((one) => isClaimedFrom({ claimed_by: '100001' }, one))).toEqual([false, true])
  expect(operators.map((one) => isClaimedFrom(noHold, one))).toEqual([false, false])
})

it('items are sorted by due time, with a stable order at the same instant', () => {
  const [horn, report, other] = [
    { key: 'horns h1', due: 30 },
    { key: 'reports post p1', due: 20 },
    { key: 'feedback f1', due: 30 },
  ]
  expect([horn, report, other].toSorted(byDue)).toEqual([report, other, horn])
  expect([other, horn, report].toSorted(byDue)).toEqual([report, other, horn])
})
