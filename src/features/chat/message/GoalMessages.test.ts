import { expect, it } from 'vitest'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import type { Marker, MarkerKind } from '../../room/stream/marker.ts'
import { goalId, goalsToAnnounce } from './GoalMessages.ts'

const row = (id: string) => ({ id }) as MatchRow
const goal = (seq: number, kind: MarkerKind) => ({ seq, kind, event: { type: 'goal' } }) as Marker
const seqs = (markers: readonly Marker[]) => markers.map(({ seq }) => seq)

it('announces goals after the viewer joined, and their later changes', () => {
  const first = goalsToAnnounce(null, { row: row('a'), markers: [goal(3, 'home')] })
  expect([first.fresh, first.changed]).toEqual([[], []])
  const second = goalsToAnnounce(first.announced, { row: row('a'), markers: [goal(3, 'home'), goal(7, 'away'), goal(9, 'void')] })
  expect([seqs(second.fresh), seqs(second.changed)]).toEqual([[7], []])
  const third = goalsToAnnounce(second.announced, { row: row('a'), markers: [goal(3, 'home'), goal(7, 'void')] })
  expect([seqs(third.fresh), seqs(third.changed)]).toEqual([[], [7]])
  // Shown again after seeking back: it has been announced already.
  expect(goalsToAnnounce(third.announced, { row: row('a'), markers: [goal(9, 'void')] })).toMatchObject({ fresh: [], changed: [] })
})

it('does not mistake goals of the room’s next match for those of the previous one', () => {
  const before = goalsToAnnounce(null, { row: row('a'), markers: [] })
  const { announced } = goalsToAnnounce(before.announced, { row: row('a'), markers: [goal(5, 'home'), goal(8, 'home')] })
  const next = goalsToAnnounce(announced, { row: row('b'), markers: [goal(5, 'away')] })
  expect([next.fresh, next.changed]).toEqual([[], []])
  expect(seqs(goalsToAnnounce(next.announced, { row: row('b'), markers: [goal(5, 'away'), goal(8, 'home')] }).fresh)).toEqual([8])
  expect(goalId(row('a'), goal(5, 'home'))).not.toBe(goalId(row('b'), goal(5, 'home')))
})
