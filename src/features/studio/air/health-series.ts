// The last minutes of a stream's health as a line: pure.
import type { StreamHealth } from '../../../../contract/room/stream.ts'

export interface HealthPoint {
  at: number
  kbps: number
  fps: number
}
/** Milliseconds that are shown. */
export const shownFor = 180_000

/** With the newest point; two answers of one moment are one. */
export function addPoint(points: readonly HealthPoint[], health: StreamHealth | null, at: number): readonly HealthPoint[] {
  const kept = points.filter((point) => point.at > at - shownFor && point.at < at)
  const isOn = health?.state === 'live'
  return [...kept, { at, kbps: isOn ? health.video_kbps + health.audio_kbps : 0, fps: isOn ? health.fps : 0 }]
}

/** A rounded top of the scale, so that it does not jump with every point. */
export function topOf(points: readonly HealthPoint[]): number {
  const most = Math.max(0, ...points.map(({ kbps }) => kbps))
  return Math.max(1_000, Math.ceil(most / 1_000) * 1_000)
}

/** Points of an SVG line in a box; the newest stands at its right edge. */
export function lineOf(points: readonly HealthPoint[], width: number, height: number): string {
  const now = points.at(-1)?.at ?? 0
  const top = topOf(points)
  return points
    .map(({ at, kbps }) => `${(width * (1 - (now - at) / shownFor)).toFixed(1)},${(height * (1 - kbps / top)).toFixed(1)}`)
    .join(' ')
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
