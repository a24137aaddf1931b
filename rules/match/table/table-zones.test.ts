// The zones by competition and season, and their positions in a table.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type TableZone, zoneTones } from '../../../contract/match/table-zone.ts'
import { placedZones, zonesOf } from './table-zones.ts'

const short = (zones: readonly TableZone[]): string[] => zones.map(({ from, to, tone }) => `${from}..${to} ${tone}`)
const ofBundesliga = ['1..4 first-cup', '5..5 second-cup', '6..6 third-cup', '-3..-3 relegation-play-off', '-2..-1 relegation']

describe('competition zones', () => {
  it('follow the regulations', () => {
    const zones = zonesOf('Bundesliga', '2024/25')
    expect(short(zones)).toEqual(ofBundesliga)
    expect(zones.map(({ name }) => name.en)).toEqual([
      'Champions League',
      'Europa League',
      'Conference League',
      'Relegation play-off',
      'Relegation',
    ])
    for (const { name } of zones) for (const text of Object.values(name)) expect(text).not.toBe('')
  })

  it('change with the season of a rule change, and are empty before the first known season', () => {
    const first = (season: string): string | undefined => short(zonesOf('Bundesliga', season))[0]
    expect(['2017/18', '2018/19', '2022/23', '2023/24', '2024/25', '2031/32'].map(first)).toEqual([
      undefined,
      '1..4 first-cup',
      '1..4 first-cup',
      '1..5 first-cup',
      '1..4 first-cup',
      '1..4 first-cup',
    ])
    expect(zonesOf('World Cup', '2022').map(({ tone }) => tone)).toEqual(['promotion'])
    expect(zonesOf('World Cup', '2026').map(({ tone }) => tone)).toEqual(['promotion', 'play-off'])
  })

  it('are the same for one-year and two-year season names', () => {
    expect(zonesOf('Bundesliga', '2024')).toEqual(zonesOf('Bundesliga', '2024/25'))
  })

  it('are empty for an unknown competition or year', () => {
    const unknown = [
      ['Harbour League', '2024/25'],
      ['', '2024'],
      ['Bundesliga', ''],
      ['Bundesliga', 'spring'],
    ] as const
    expect(unknown.flatMap(([competition, season]) => zonesOf(competition, season))).toEqual([])
  })
})

describe('placed zones', () => {
  const zone = (from: number, to: number): TableZone => ({ from, to, tone: 'relegation', name: { zh: '降级', en: 'Down', vi: 'Xuống' } })

  it('count negative places from the end', () => {
    const placed = placedZones(zonesOf('Bundesliga', '2024/25'), 18)
    expect(short(placed)).toEqual([...ofBundesliga.slice(0, 3), '16..16 relegation-play-off', '17..18 relegation'])
    expect(placedZones([zone(3, -2)], 8)).toMatchObject([{ from: 3, to: 7 }])
  })

  it('are empty if the table is too small for all of them', () => {
    const zones = zonesOf('Bundesliga', '2024/25')
    expect(placedZones(zones, 9)).toHaveLength(5)
    expect([placedZones(zones, 8), placedZones(zones, 2), placedZones(zones, 0)]).toEqual([[], [], []])
  })

  it('are empty if zones overlap or end before they begin', () => {
    expect(placedZones([zone(1, 3), zone(3, 4)], 10)).toEqual([])
    expect(placedZones([zone(1, -1), zone(-2, -1)], 10)).toEqual([])
    expect(placedZones([zone(4, 2)], 10)).toEqual([])
    expect(placedZones([zone(0, 2)], 10)).toEqual([])
  })

  it('are all placed without overlap within the table, or none are', () => {
    const place = fc.integer({ min: -30, max: 30 })
    const zones = fc.array(fc.record({ from: place, to: place, tone: fc.constantFrom(...zoneTones) }), { maxLength: 6 })
    fc.assert(
      fc.property(zones, fc.integer({ min: 0, max: 40 }), (some, teams) => {
        const placed = placedZones(
          some.map((one) => ({ ...one, name: { zh: '', en: '', vi: '' } })),
          teams,
        )
        expect([0, some.length]).toContain(placed.length)
        const places = placed.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
        expect(new Set(places).size).toBe(places.length)
        expect(places.every((one) => one >= 1 && one <= teams)).toBe(true)
      }),
      // Most random values do not fit.
      { numRuns: 2_000 },
    )
  })
})
