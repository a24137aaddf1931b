// Maps the levels of a playlist to qualities. Pure.
import type { StreamInfo } from '../../../../../contract/room/stream.ts'

export type Quality = StreamInfo['qualities'][number]
export type QualityChoice = Quality | 'auto'

export const qualityOrder: readonly Quality[] = ['original', 'hd', 'sd', 'smooth']

/** The fields of a level that determine its quality. */
export interface LevelInfo {
  name: string
  height: number
  bitrate: number
}

const isQuality = (name: string): name is Quality => (qualityOrder as readonly string[]).includes(name)

/** The quality of each level: by its name, otherwise by rank, the best being the original. */
export function qualitiesOf(levels: readonly LevelInfo[]): Quality[] {
  const ranked = [...levels].sort((left, right) => right.height - left.height || right.bitrate - left.bitrate)
  return levels.map((level) => (isQuality(level.name) ? level.name : (qualityOrder[Math.min(ranked.indexOf(level), 3)] ?? 'original')))
}
