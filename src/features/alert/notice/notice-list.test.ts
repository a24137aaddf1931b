import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GoalNotice } from '../../../../contract/alert.ts'
import { replaces } from '../../../../rules/alert/replaces.ts'
import { aNotice } from '../../../../tests/support/alert/sample-notice.ts'
import { type ListedNotice, mostListed, noticeKey, struckOf, unreadOf, withListed } from './notice-list.ts'

const notice = aNotice
const listed = (patch: Partial<GoalNotice>, at = 1): ListedNotice => ({ notice: notice(patch), at, read: false })
const fill = (all: readonly ListedNotice[]): readonly ListedNotice[] => all.reduce(withListed, [] as readonly ListedNotice[])
const events = (list: readonly ListedNotice[]) => list.map(({ notice: { event, seq } }) => `${event}#${seq}`)

describe('notification list', () => {
  it('contains each event once, whichever way it arrived', () => {
    const list = fill([listed({ seq: 1 }), listed({ seq: 1, match_str: "11'" }, 2), listed({ seq: 1, match_id: 'other' }, 3)])
    expect(list.map(({ notice: one }) => noticeKey(one))).toEqual(['other:1', 'm:1'])
  })

  it('replaces a goal and its review by their cancellation, and keeps other goals', () => {
    const first = listed({ seq: 1 }, 1)
    const second = listed({ seq: 4, home_score: 2 }, 2)
    const review = listed({ seq: 5, kind: 'review', event: 'review', home_score: 2 }, 3)
    const cancelled = listed({ seq: 6, kind: 'review', event: 'goal-cancelled', home_score: 1, before: [2, 0] }, 4)
    expect(events(fill([first, second, review, cancelled]))).toEqual(['goal-cancelled#6', 'goal#1'])
    // The same when the goal arrives after its cancellation, as after an absence.
    expect(events(fill([cancelled, review, second, first])).sort()).toEqual(['goal#1', 'goal-cancelled#6'])
  })

  it('strikes out the score of a canceled goal, not the score before a goal', () => {
    expect(struckOf(notice({ before: [0, 0] }))).toBeNull()
    expect(struckOf(notice({ event: 'goal-cancelled', before: [1, 0] }))).toEqual([1, 0])
  })

  it('replaces the wrong scorer with the right one', () => {
    expect(events(fill([listed({ seq: 1 }, 1), listed({ seq: 2, event: 'scorer-correction' }, 2)]))).toEqual(['scorer-correction#2'])
  })

  it('keeps kinds without their own event apart: line-ups and the reminder share a seq', () => {
    const before = [listed({ seq: 0, kind: 'line-up', event: 'line-up' }, 1), listed({ seq: 0, kind: 'soon', event: 'soon' }, 2)]
    expect(events(fill(before))).toEqual(['soon#0', 'line-up#0'])
  })

  it('does not cancel a goal of another match', () => {
    expect(replaces(notice({ seq: 9, event: 'goal-cancelled', before: [1, 0], home_score: 0 }), notice({ match_id: 'other' }))).toBe(false)
  })

  it('keeps the newest fifty, without duplicates, for any input', () => {
    const any = fc.record({
      seq: fc.integer({ min: 1, max: 40 }),
      match_id: fc.constantFrom('a', 'b', 'c'),
      at: fc.integer({ min: 1, max: 9 }),
      event: fc.constantFrom('goal', 'goal-cancelled', 'review', 'full-time', 'scorer-correction'),
    })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 120 }), (all) => {
        const list = fill(all.map(({ at, ...patch }) => listed(patch, at)))
        expect(list.length).toBeLessThanOrEqual(mostListed)
        expect(new Set(list.map(({ notice: one }) => noticeKey(one))).size).toBe(list.length)
        for (const newer of list) for (const older of list) expect(replaces(newer.notice, older.notice)).toBe(false)
        expect(list.map(({ at }) => at)).toEqual(list.map(({ at }) => at).sort((left, right) => right - left))
        expect(unreadOf(list)).toBe(list.length)
      }),
    )
  })
})
