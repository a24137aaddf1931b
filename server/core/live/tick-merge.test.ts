import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeData, TickMerge } from './tick-merge.ts'

describe('mergeData', () => {
  it('keeps fields that the later object does not contain', () => {
    expect(mergeData({ id: 'a', corner: 4, clock: 1 }, { id: 'a', clock: 2 })).toEqual({ id: 'a', corner: 4, clock: 2 })
  })
  it('merges texts by id and events by seq, and replaces figures', () => {
    const before = { id: 'a', text: [{ id: 1, text: 'x' }], events: [{ seq: 1 }, { seq: 2, cancelled_by: null }], momentum: [1, 2] }
    const after = { id: 'a', text: [{ id: 2, text: 'y' }], events: [{ seq: 2, cancelled_by: 3 }, { seq: 3 }], momentum: [1, 2, 3] }
    expect(mergeData(before, after)).toEqual({
      id: 'a',
      text: [
        { id: 1, text: 'x' },
        { id: 2, text: 'y' },
      ],
      events: [{ seq: 1 }, { seq: 2, cancelled_by: 3 }, { seq: 3 }],
      momentum: [1, 2, 3],
    })
  })
  it('takes the later value when there is nothing to merge', () => {
    expect(mergeData([1], [2])).toEqual([2])
    expect(mergeData({ a: 1 }, null)).toBeNull()
    expect(mergeData(undefined, { a: 1 })).toEqual({ a: 1 })
  })
})

describe('TickMerge', () => {
  it('emits one frame of rows per type and one frame per key for everything else, in order of arrival', () => {
    const ticks = new TickMerge()
    ticks.add('match', [{ id: 'a', clock: 1 }])
    ticks.add('detail', { id: 'a', text: [] })
    ticks.add('match', [{ id: 'b' }, { id: 'a', clock: 2 }])
    ticks.add('note', 'old', 'k')
    ticks.add('note', 'new', 'k')
    ticks.add('note', 'other', 'l')
    expect(ticks.take()).toEqual([
      { type: 'match', data: [{ id: 'a', clock: 2 }, { id: 'b' }] },
      { type: 'detail', data: { id: 'a', text: [] } },
      { type: 'note', data: 'new' },
      { type: 'note', data: 'other' },
    ])
    expect(ticks.empty).toBe(true)
  })
  it('moves pending rows into the update that overtakes them, and keeps the others', () => {
    const ticks = new TickMerge()
    ticks.add('match', [
      { id: 'a', corner: 1 },
      { id: 'b', corner: 2 },
    ])
    expect(ticks.overtake('match', [{ id: 'a', score: 1 }])).toEqual([{ id: 'a', corner: 1, score: 1 }])
    expect(ticks.overtake('goal', { id: 'b' })).toEqual({ id: 'b' })
    expect(ticks.take()).toEqual([{ type: 'match', data: [{ id: 'b', corner: 2 }] }])
  })
  it('never mutates its input', () => {
    const row = (id: number, value: number) => ({ id, list: [{ id: value, value }], value })
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 3 }), fc.boolean())), (steps) => {
        const ticks = new TickMerge()
        const given = steps.map(([id, value]) => [row(id, value)])
        const before = structuredClone(given)
        for (const [index, [, , now]] of steps.entries())
          if (now) ticks.overtake('match', given[index])
          else ticks.add('match', given[index])
        ticks.take()
        expect(given).toEqual(before)
      }),
    )
  })
})
