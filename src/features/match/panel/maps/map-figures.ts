// Gold and objectives of each map of an e-sports match, by statistic. Pure.
import type { Statistic, StatisticKey } from '../../../../../contract/match/match-detail.ts'

export interface MapFigure {
  key: StatisticKey
  unit: Statistic['unit']
  /** By map, home first; null if not counted. */
  maps: ([home: number, away: number] | null)[]
}

/** In display order; empty if no map has any. */
export function mapFigures(statistics: readonly Statistic[]): MapFigure[] {
  const most = Math.max(0, ...statistics.map(({ period }) => period ?? 0))
  const figures = new Map<StatisticKey, MapFigure>()
  for (const { key, unit, home, away, period } of statistics) {
    if (!period) continue
    const known: MapFigure = figures.get(key) ?? { key, unit, maps: Array.from({ length: most }, () => null) }
    known.maps[period - 1] = [home, away]
    figures.set(key, known)
  }
  return [...figures.values()]
}
