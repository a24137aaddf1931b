import { expect, it } from 'vitest'
import type { Statistic } from '../../../../../contract/match/match-detail.ts'
import { mapFigures } from './map-figures.ts'

const figure = (key: Statistic['key'], home: number, away: number, period?: number): Statistic => ({
  key,
  home,
  away,
  unit: key === 'economy' ? 'decimal' : 'count',
  ...(period === undefined ? {} : { period }),
})

it('groups figures by type, map by map, without those of the whole match', () => {
  const statistics = [figure('economy', 100, 90), figure('economy', 60, 50, 1), figure('towers', 8, 2, 1), figure('economy', 40, 40, 2)]
  expect(mapFigures(statistics)).toEqual([
    {
      key: 'economy',
      unit: 'decimal',
      maps: [
        [60, 50],
        [40, 40],
      ],
    },
    { key: 'towers', unit: 'count', maps: [[8, 2], null] },
  ])
})

it('returns none when there are no figures per map', () => {
  expect(mapFigures([figure('aces', 3, 4)])).toEqual([])
  expect(mapFigures([])).toEqual([])
})
