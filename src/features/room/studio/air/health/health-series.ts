// Time series of a stream's health over the last minutes. Pure.
import type { StreamHealth } from '../../../../../../contract/room/stream.ts'

export interface HealthPoint {
  at: number
  kbps: number
  fps: number
  /** Dropped frames since the start of the broadcast. */
  drops: number
}
/** Milliseconds kept, and the minimum displayed. */
export const shownFor = 600_000
const shortest = 120_000

/** Appends the newest point, dropping expired points and any with a time of `at` or later. */
export function addPoint(points: readonly HealthPoint[], health: StreamHealth | null, at: number): readonly HealthPoint[] {
  const recent = points.filter((point) => point.at > at - shownFor && point.at < at)
  const isOn = health?.state === 'live'
  const drops = health?.drops ?? 0
  return [...recent, { at, kbps: isOn ? health.video_kbps + health.audio_kbps : 0, fps: isOn ? health.fps : 0, drops }]
}

/** Rounded maximum of the scale, so that it does not change with every point. */
export function topOf(points: readonly HealthPoint[]): number {
  const most = Math.max(0, ...points.map(({ kbps }) => kbps))
  return Math.max(1_000, Math.ceil(most / 1_000) * 1_000)
}

/** Milliseconds between the left and the right edge of the chart. */
export const spanOf = (points: readonly HealthPoint[]): number =>
  Math.min(shownFor, Math.max(shortest, (points.at(-1)?.at ?? 0) - (points[0]?.at ?? 0)))

/** Horizontal position of a time; the newest is at the right edge. */
export const placeOf = (points: readonly HealthPoint[], at: number, width: number): number =>
  width * (1 - ((points.at(-1)?.at ?? 0) - at) / spanOf(points))

/** Points attribute of an SVG polyline. */
export function lineOf(points: readonly HealthPoint[], width: number, height: number): string {
  const top = topOf(points)
  return points.map(({ at, kbps }) => `${placeOf(points, at, width).toFixed(1)},${(height * (1 - kbps / top)).toFixed(1)}`).join(' ')
}

interface Dip {
  /** Times of its first sample and of the first sample after it. */
  from: number
  to: number
  /** Lowest bitrate. */
  kbps: number
  /** Frames dropped during the dip. */
  lost: number
}
/** Fraction of the usual bitrate below which a sample is a dip, and the samples needed to know the usual bitrate. */
const low = 0.6
const usualFrom = 5

/** Finds dips well below the median bitrate, in order of time. Samples before the first usual one are the start of the stream. */
export function dipsOf(points: readonly HealthPoint[]): Dip[] {
  const rates = points.flatMap(({ kbps }) => (kbps > 0 ? [kbps] : [])).sort((a, b) => a - b)
  const usual = rates[Math.floor(rates.length / 2)]
  if (usual === undefined || rates.length < usualFrom) return []
  const dips: Dip[] = []
  let before: HealthPoint | null = null
  let dip: Dip | null = null
  for (const point of points) {
    if (dip) dip.to = point.at
    if (point.kbps >= usual * low) {
      before = point
      dip = null
    } else if (before) {
      if (!dip) {
        dip = { from: point.at, to: point.at, kbps: point.kbps, lost: 0 }
        dips.push(dip)
      }
      dip.kbps = Math.min(dip.kbps, point.kbps)
      dip.lost = Math.max(0, point.drops - before.drops)
    }
  }
  return dips
}

/** Frame rate below which motion is not smooth, and below which the server itself reports it (server/media/codec/frame-rate.ts). */
const [fewest, stills] = [20, 5]

export type HealthHint = 'no-picture' | 'few-frames' | 'drops' | 'late'
/** Samples before the frame rate counts: rates are per second, and the first second is partial. */
const settles = 3

/** Hints for the streamer; empty: no problems. */
export function hintsOf(health: StreamHealth | null, points: readonly HealthPoint[]): HealthHint[] {
  if (health?.state !== 'live') return ['no-picture']
  const last = points.slice(-settles)
  const isFew = last.length === settles && last.every(({ fps }) => fps >= stills && fps < fewest)
  const hints: [boolean, HealthHint][] = [
    [isFew, 'few-frames'],
    [health.drops > 0 && health.drops > health.fps, 'drops'],
    [health.delay > 2, 'late'],
  ]
  return hints.flatMap(([isSo, hint]) => (isSo ? [hint] : []))
}
