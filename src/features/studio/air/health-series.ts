// The last minutes of a stream's health as a line: pure.
import type { StreamHealth } from '../../../../contract/room/stream.ts'

export interface HealthPoint {
  at: number
  kbps: number
  fps: number
  /** Frames that were lost, since the start of the broadcast. */
  drops: number
}
/** Milliseconds that are kept, and that are shown at least. */
export const shownFor = 600_000
const shortest = 120_000

/** With the newest point; two answers of one moment are one. */
export function addPoint(points: readonly HealthPoint[], health: StreamHealth | null, at: number): readonly HealthPoint[] {
  const kept = points.filter((point) => point.at > at - shownFor && point.at < at)
  const isOn = health?.state === 'live'
  const drops = health?.drops ?? 0
  return [...kept, { at, kbps: isOn ? health.video_kbps + health.audio_kbps : 0, fps: isOn ? health.fps : 0, drops }]
}

/** A rounded top of the scale, so that it does not jump with every point. */
export function topOf(points: readonly HealthPoint[]): number {
  const most = Math.max(0, ...points.map(({ kbps }) => kbps))
  return Math.max(1_000, Math.ceil(most / 1_000) * 1_000)
}

/** Milliseconds from the left edge of a box to its right one. */
export const spanOf = (points: readonly HealthPoint[]): number =>
  Math.min(shownFor, Math.max(shortest, (points.at(-1)?.at ?? 0) - (points[0]?.at ?? 0)))

/** Where a moment stands in a box; the newest at its right edge. */
export const placeOf = (points: readonly HealthPoint[], at: number, width: number): number =>
  width * (1 - ((points.at(-1)?.at ?? 0) - at) / spanOf(points))

/** Points of an SVG line in a box. */
export function lineOf(points: readonly HealthPoint[], width: number, height: number): string {
  const top = topOf(points)
  return points.map(({ at, kbps }) => `${placeOf(points, at, width).toFixed(1)},${(height * (1 - kbps / top)).toFixed(1)}`).join(' ')
}

interface Dip {
  /** Moments of its first look and of the one after its last. */
  from: number
  to: number
  /** The least. */
  kbps: number
  /** Frames that were lost in it. */
  lost: number
}
/** Part of the usual rate below which it is a dip, and looks that say what is usual. */
const low = 0.6
const usualFrom = 5

/** Where the rate fell far below what it usually is: the first one first. What comes before the first usual look is a start. */
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

/** Pictures a second below which movement is no longer smooth, and below which the server itself says it (server/media/pace.ts). */
const [fewest, stills] = [20, 5]

export type HealthHint = 'no-picture' | 'few-frames' | 'drops' | 'late'
/** Looks at a picture before its rates count: they are those of seconds, and the first second is a part of one. */
const settles = 3

/** What the streamer should look at; empty: all is well. */
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
