import { describe, expect, it } from 'vitest'
import type { Frame } from '../codec/packet.ts'
import { type JudgedFrame, TimestampFilter } from './timestamp-filter.ts'

type Kind = Frame['kind']
interface Sent {
  kind: Kind
  /** Seconds at which it was made and sent. */
  real: number
  /** Seconds at which it arrives, if later. */
  order?: number
  /** Seconds in its timestamp. */
  stamp: number
}
const step = { video: 0.04, audio: 1_024 / 48_000 }

/** The given seconds of both tracks, ordered by time; `stampOf` changes the timestamp of a frame. */
function sent(seconds: number, stampOf: (kind: Kind, real: number, index: number) => number | null = (_kind, real) => real): Sent[] {
  const track = (kind: Kind): Sent[] =>
    Array.from({ length: Math.floor(seconds / step[kind]) }, (_, index) => index).flatMap((index) => {
      const real = index * step[kind]
      const stamp = stampOf(kind, real, index)
      return stamp === null ? [] : [{ kind, real, stamp }]
    })
  return [...track('video'), ...track('audio')].sort((a, b) => a.real - b.real)
}
/** The filter's output, with the second at which each frame was made. */
function judged(frames: readonly Sent[]): (JudgedFrame & Sent & { at: number })[] {
  const filter = new TimestampFilter()
  return frames.map((one) => {
    const time = Math.round(one.stamp * 1_000) * 1_000
    const made: Frame = { kind: one.kind, key: true, dts: time, pts: time, data: Buffer.alloc(1) }
    const of = filter.judge(made, (one.order ?? one.real) * 1_000)
    return { ...of, ...one, at: of.frame.dts / 1_000_000 }
  })
}
const jumps = (all: readonly JudgedFrame[]): number => all.filter(({ isJump }) => isJump).length
const lone = (all: readonly JudgedFrame[]): number => all.reduce((sum, one) => sum + one.lone, 0)
/** The largest deviation from the time at which a frame was made. */
const worst = (all: readonly { at: number; real: number }[]): number => Math.max(...all.map(({ at, real }) => Math.abs(at - real)))

describe('timestamps', () => {
  it('are unchanged while nothing is wrong with them', () => {
    const all = judged(sent(20))
    expect([jumps(all), lone(all)]).toEqual([0, 0])
    expect(all.every(({ at, stamp }) => at === Math.round(stamp * 1_000) / 1_000)).toBe(true)
  })
  it.each([
    ['sound, hours ahead', 'audio', 9_800],
    ['sound, backwards', 'audio', -5],
    ['sound, a few seconds ahead', 'audio', 3],
    ['pictures, hours ahead', 'video', 9_800],
    ['pictures, backwards', 'video', -20],
  ] as const)('that stray in one frame in a hundred are corrected and counted: %s', (_what, kind, off) => {
    const all = judged(sent(44, (of, real, index) => (of === kind && index % 100 === 50 ? real + off : real)))
    expect(jumps(all)).toBe(0)
    expect(worst(all)).toBeLessThan(0.03)
    expect(lone(all)).toBe(all.filter(({ stamp, real }) => stamp !== real).length)
  })
  it('that stray two or three times in a row, in both tracks, are corrected too', () => {
    const all = judged(sent(44, (_kind, real, index) => (index % 70 < 3 && index > 70 ? real + 9_800 : real)))
    expect(jumps(all)).toBe(0)
    expect(worst(all)).toBeLessThan(0.05)
  })
  it('that are nonsense throughout become those of a steady stream', () => {
    const all = judged(sent(10, (kind, real, index) => (kind === 'audio' && index > 0 ? ((index * 7_919) % 5_000) + 100 : real)))
    expect(jumps(all)).toBe(0)
    expect(worst(all)).toBeLessThan(0.2)
    expect(lone(all)).toBeGreaterThan(400)
  })
  it.each([
    ['ahead', 9_800],
    ['back', -9.5],
  ])('that jump %s permanently, in both tracks, start one new run', (_what, off) => {
    const all = judged(sent(20, (_kind, real) => (real < 10 ? real : real + off)))
    expect(jumps(all)).toBe(1)
    const after = all.slice(all.findIndex(({ isJump }) => isJump))
    expect(after[0]?.real).toBeLessThan(10.4)
    expect(after.every(({ at, stamp }) => Math.abs(at - stamp) < 0.001)).toBe(true)
    // Frames before the jump are where they would have been.
    expect(worst(all.slice(0, all.length - after.length))).toBeLessThan(0.05)
    expect(lone(all)).toBe(0)
  })
  it('of a publisher that paused along with its clock start a new run at once', () => {
    const all = judged(sent(40, (_kind, real) => (real < 10 || real > 30 ? real : null)))
    expect(jumps(all)).toBe(1)
    expect(all.find(({ isJump }) => isJump)?.real).toBeCloseTo(30.016, 1)
  })
  it('of one track that leaves the other are realigned with it', () => {
    const all = judged(sent(20, (kind, real) => (kind === 'audio' && real > 5 ? real + 9_800 : real)))
    expect(jumps(all)).toBe(0)
    expect(worst(all)).toBeLessThan(0.1)
  })
  it('of one track that was never near the other are realigned too', () => {
    const all = judged(sent(20, (kind, real) => (kind === 'audio' ? real : real + 600)))
    const last = new Map(all.map(({ kind, at }) => [kind, at] as const))
    expect(jumps(all)).toBeLessThan(2)
    expect(Math.abs((last.get('video') ?? 0) - (last.get('audio') ?? 0))).toBeLessThan(0.2)
  })
  it('of audio or video that was missing for a minute are unchanged when it returns', () => {
    for (const track of ['audio', 'video'] as const) {
      const all = judged(sent(90, (kind, real) => (kind === track && real > 10 && real < 70 ? null : real)))
      expect([jumps(all), lone(all)]).toEqual([0, 0])
      expect(worst(all)).toBeLessThan(0.001)
    }
  })
  it('of audio that stood still while muted are realigned with the video', () => {
    const muted = 30
    const all = judged(
      sent(60, (kind, real) => (kind === 'video' || real < 10 ? real : real < 10 + muted ? null : Math.max(0, real - muted))),
    )
    expect(jumps(all)).toBe(0)
    expect(worst(all.filter(({ real }) => real > 10 + muted))).toBeLessThan(0.1)
  })
  it('of video that lags further and further behind its audio are unchanged', () => {
    const frames = sent(20).map((one) => ({ ...one, order: one.kind === 'video' ? one.real * 1.4 : one.real }))
    const all = judged(frames.sort((a, b) => a.order - b.order))
    expect(jumps(all)).toBe(0)
    expect(lone(all)).toBe(0)
  })
  it('that show a picture hours after it is decoded are ignored', () => {
    const filter = new TimestampFilter()
    const of = (pts: number): Frame => ({ kind: 'video', key: true, dts: 0, pts, data: Buffer.alloc(1) })
    expect(filter.judge(of(9_800_000_000), 0).frame.pts).toBe(0)
    expect(filter.judge(of(66_000), 0).frame.pts).toBe(66_000)
  })
})
