import { describe, expect, it } from 'vitest'
import { aNotice } from '../../../../tests/support/alert/sample-notice.ts'
import { emptyNotices } from './notice-state.ts'
import { withNotice } from './notice-store.ts'

const cards = (state: typeof emptyNotices) => state.popups.map(({ notice }) => `${notice.match_id}:${notice.event}`)

describe('notice cards of this window', () => {
  it('show one per match, latest first, three at most', () => {
    let state = emptyNotices
    for (const id of ['a', 'b', 'c', 'd']) state = withNotice(state, aNotice({ match_id: id }), 1, true)
    expect(cards(state)).toEqual(['d:goal', 'c:goal', 'b:goal'])
    state = withNotice(state, aNotice({ match_id: 'c', seq: 2, event: 'goal-cancelled', before: [1, 0], home_score: 0 }), 2, true)
    expect(cards(state)).toEqual(['c:goal-cancelled', 'd:goal', 'b:goal'])
  })

  it('show neither an outdated card nor one that arrives late', () => {
    const goal = withNotice(emptyNotices, aNotice({ seq: 1 }), 1, true)
    expect(cards(withNotice(goal, aNotice({ seq: 2, event: 'full-time' }), 2, false))).toEqual([])
    const end = withNotice(emptyNotices, aNotice({ seq: 5, event: 'full-time' }), 1, true)
    const late = withNotice(end, aNotice({ seq: 1 }), 2, true)
    expect(cards(late)).toEqual(['m:full-time'])
    expect(late.list).toHaveLength(2)
    expect(withNotice(late, aNotice({ seq: 1 }), 3, true)).toBe(late)
  })
})
