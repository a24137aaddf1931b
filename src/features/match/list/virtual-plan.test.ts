import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstSlices, heightOf, type PlanGroup, planItems, sliceGroups } from './virtual-plan.ts'

const groups = fc.array(fc.record({ key: fc.string(), ids: fc.array(fc.string(), { maxLength: 12 }), folded: fc.boolean() }), {
  maxLength: 8,
}) as fc.Arbitrary<PlanGroup[]>

describe('virtual plan of a long list', () => {
  it('contains every header once and every row of an open group once', () => {
    fc.assert(
      fc.property(groups, (list) => {
        const rows = list.reduce((sum, { ids, folded }) => sum + (folded ? 0 : ids.length), 0)
        expect(planItems(list)).toHaveLength(list.length + rows)
      }),
    )
  })
  it('is as high as its headers and the rows of its open groups', () => {
    const list = [
      { key: 'a', ids: ['1', '2', '3'], folded: false },
      { key: 'b', ids: ['4', '5'], folded: true },
    ]
    expect(heightOf(planItems(list), { head: 40, row: 93 })).toBe(2 * 40 + 3 * 93)
    expect(heightOf(planItems(list), { head: 40, row: 61 })).toBe(2 * 40 + 3 * 61)
    expect(heightOf([], { head: 40, row: 61 })).toBe(0)
  })
  it('renders exactly the rows of a window', () => {
    fc.assert(
      fc.property(groups, fc.nat(40), fc.nat(40), (list, start, length) => {
        const items = planItems(list)
        const drawn = items.map((_, place) => place).filter((place) => place >= start && place < start + length)
        const wanted = drawn.flatMap((place) => ((items[place]?.index ?? -1) < 0 ? [] : [`${items[place]?.group}:${items[place]?.index}`]))
        const got = sliceGroups(list, items, drawn).flatMap(({ group, from, to }) =>
          Array.from({ length: Math.max(0, to - from + 1) }, (_, offset) => `${group}:${from + offset}`),
        )
        expect(got).toEqual(wanted)
      }),
    )
  })
  it('limits the first screen to a number of rows', () => {
    fc.assert(
      fc.property(groups, fc.integer({ min: 1, max: 40 }), (list, count) => {
        const slices = firstSlices(list, count)
        expect(slices.reduce((sum, { from, to }) => sum + to - from + 1, 0)).toBeLessThanOrEqual(count)
        slices.forEach(({ group, from, to }, index) => {
          expect([group, from]).toEqual([index, 0])
          expect(to).toBeLessThan(list[group]?.folded ? 0 : Math.max(1, list[group]?.ids.length ?? 0))
        })
      }),
    )
  })
})
