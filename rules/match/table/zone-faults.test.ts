// Zones as operators type them.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TableZone } from '../../../contract/match/table-zone.ts'
import { placedZones } from './table-zones.ts'
import { byPlace, zoneFaults } from './zone-faults.ts'

const zone = (from: number, to: number): TableZone => ({ from, to, tone: 'promotion', name: { zh: '区', en: 'Zone', vi: 'Vùng' } })
const faults = (...places: [from: number, to: number][]) => zoneFaults(places.map(([from, to]) => zone(from, to)))

describe('zone validation', () => {
  it('accepts zones from both ends and across the middle', () => {
    expect(faults([1, 4], [5, 5], [-3, -1])).toEqual([null, null, null])
    expect(faults([1, 4], [5, -4], [-3, -1])).toEqual([null, null, null])
    expect(faults()).toEqual([])
  })

  it.each<[fault: string, from: number, to: number]>([
    ['no-place', 0, 3],
    ['no-place', 1, 0],
    ['no-place', 1.5, 3],
    ['no-place', 1, 100],
    ['no-place', -100, -1],
    ['no-place', Number.NaN, 1],
    ['reversed', 4, 1],
    ['reversed', -1, -3],
    ['reversed', -3, 3],
  ])('reports %s for %d to %d', (fault, from, to) => expect(faults([from, to])).toEqual([fault]))

  it('reports an overlap on both zones, ignoring invalid ones', () => {
    expect(faults([1, 4], [4, 6], [7, 7])).toEqual(['overlap', 'overlap', null])
    expect(faults([1, -1], [-2, -1])).toEqual(['overlap', 'overlap'])
    expect(faults([1, 4], [6, 2])).toEqual([null, 'reversed'])
    // The same row twice.
    expect(faults([1, 1], [1, 1])).toEqual(['overlap', 'overlap'])
  })

  it('sorts zones from first to last place', () => {
    const sorted = [zone(-2, -1), zone(5, 6), zone(-5, -4), zone(1, 1)].toSorted(byPlace)
    expect(sorted.map(({ from }) => from)).toEqual([1, 5, -5, -2])
  })

  it('accepts exactly the zones that can all be placed in a large enough table', () => {
    const place = fc.integer({ min: -99, max: 99 })
    fc.assert(
      fc.property(fc.array(fc.tuple(place, place), { maxLength: 5 }), (places) => {
        const zones = places.map(([from, to]) => zone(from, to))
        const isFaultless = zoneFaults(zones).every((fault) => fault === null)
        expect(placedZones(zones, 198)).toHaveLength(isFaultless ? zones.length : 0)
      }),
    )
  })
})
