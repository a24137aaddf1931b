// What each map of an e-sports match has of gold and objectives, figure by figure. Pure.
import type { Statistic, StatisticKey } from '../../../../../contract/match/match-detail.ts'

export interface MapFigure {
  key: StatisticKey
  unit: Statistic['unit']
  /** By map, home first; null where nobody counted it. */
  maps: ([home: number, away: number] | null)[]
}

/** In the order in which they are told; empty where nothing is known of any map. */
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
