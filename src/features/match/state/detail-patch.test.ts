import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TextLine } from '../../../../contract/match/match-detail.ts'
import type { MatchEvent } from '../../../../contract/match/match-event.ts'
import { sampleEvent } from '../../../../tests/support/match/sample-event.ts'
import { sampleRow } from '../../../../tests/support/match/sample-row.ts'
import { emptyDetail } from '../../../core/packs/find.ts'
import { mergeEvents, mergeText, patchDetail } from './detail-patch.ts'

const line = (id: number): TextLine => ({ id, minute: '', text: { zh: '', en: '', vi: '' }, important: false, at: '2026-07-18T12:00:00Z' })

describe('events of an open match', () => {
  it('have the same result however the messages are split and repeated', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 30 })), fc.array(fc.nat(30)), (seqs, repeats) => {
        const all = seqs.map((seq) => sampleEvent(seq))
        let known: MatchEvent[] = []
        for (const one of all) known = mergeEvents(known, [one])
        for (const index of repeats) if (all[index]) known = mergeEvents(known, [all[index]])
        expect(known).toEqual([...all].sort((left, right) => left.seq - right.seq))
        expect(mergeEvents([], all)).toEqual(known)
      }),
    )
  })
  it('strike a goal whose cancellation arrives without it', () => {
    const known = mergeEvents([sampleEvent(3)], [sampleEvent(4, { type: 'goal-cancelled', detail: { target: 3 } })])
    expect(known.map(({ seq, cancelled_by }) => [seq, cancelled_by])).toEqual([
      [3, 4],
      [4, null],
    ])
  })
  it('are not mutated, so that rendering detects the change', () => {
    const before = [sampleEvent(1)]
    const after = mergeEvents(before, [sampleEvent(2)])
    expect(before).toHaveLength(1)
    expect(after[0]).toBe(before[0])
  })
})

describe('text lines', () => {
  it('are listed once each, in order', () => {
    expect(mergeText([line(1), line(3)], [line(2), line(3)]).map(({ id }) => id)).toEqual([1, 2, 3])
  })
})

describe('player statistics', () => {
  it('are replaced by later updates, and unaffected by other updates', () => {
    const players = { home: [], away: [] }
    const known = patchDetail(emptyDetail(sampleRow(), []), { id: 'm1', players })
    expect(known.players).toBe(players)
    expect(patchDetail(known, { id: 'm1', text: [line(1)] }).players).toBe(players)
  })
})
