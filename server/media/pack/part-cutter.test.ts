import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFragments } from '../../../tests/support/media/hls-reader.ts'
import type { Frame } from '../codec/packet.ts'
import { FrameClock } from './frame-clock.ts'
import type { InitSegment } from './init-segment.ts'
import { type CutPart, PartCutter, partTarget } from './part-cutter.ts'

const init: InitSegment = { data: Buffer.alloc(0), video: { id: 1, timescale: 57_600 }, audio: { id: 2, timescale: 48_000 }, codecs: '' }
const frame = (kind: Frame['kind'], at: number, key = true): Frame => ({ kind, key, dts: at, pts: at, data: Buffer.alloc(10) })

function cut(frames: Frame[], tracks: InitSegment = init): CutPart[] {
  const parts: CutPart[] = []
  const cutter = new PartCutter({ init: tracks, emit: (part) => parts.push(part) })
  for (const each of frames) cutter.add(each)
  cutter.flush()
  return parts
}
/** Video at `fps`, with a key frame every `keyEvery` frames, timestamps rounded to milliseconds as in RTMP. */
const pictures = (fps: number, keyEvery: number, count: number): Frame[] =>
  Array.from({ length: count }, (_, index) => frame('video', Math.round((index * 1_000) / fps) * 1_000, index % keyEvery === 0))

describe('part cutter', () => {
  it.each([24, 25, 29.97, 30, 50, 60])('cuts parts of 200 ms at %d frames per second, none longer than announced', (fps) => {
    const parts = cut(pictures(fps, Math.round(fps * 2), Math.round(fps * 12)))
    for (const { start, end } of parts) expect(end - start).toBeLessThanOrEqual(partTarget * 1_000_000)
    const inner = parts.filter((_, index) => !parts[index + 1]?.opens).slice(0, -1)
    for (const { start, end } of inner) expect(end - start).toBeGreaterThan(150_000)
  })
  it('starts a segment at each key frame, or after 2.4 seconds without one', () => {
    const every2 = cut(pictures(30, 60, 300)).filter(({ opens }) => opens)
    expect(every2.map(({ start }) => Math.round(start / 1_000))).toEqual([0, 2_000, 4_000, 6_000, 8_000])
    expect(every2.every(({ independent }) => independent)).toBe(true)
    const never = cut(pictures(25, 1_000, 300)).filter(({ opens }) => opens)
    expect(never.map(({ start }) => Math.round(start / 1_000))).toEqual([0, 2_400, 4_800, 7_200, 9_600])
    expect(never.map(({ independent }) => independent)).toEqual([true, false, false, false, false])
  })
  it.each([1, 2, 3, 5, 10])('ends segments within the announced duration at %d frames per second, whatever the key frames', (fps) => {
    for (const keyEvery of [1, 3, 1_000]) {
      const parts = cut(pictures(fps, keyEvery, fps * 30))
      const begins = parts.flatMap(({ opens, start }) => (opens ? [start] : []))
      expect(begins.length).toBeGreaterThan(10)
      for (const [index, start] of begins.slice(1).entries()) expect(start - (begins[index] ?? 0)).toBeLessThan(2_500_000)
    }
  })
  it('ends segments while the picture is frozen, as an endlessly growing one makes no playlist', () => {
    const sound = Array.from({ length: 1_000 }, (_, index) => frame('audio', index * 20_000))
    const begins = cut([frame('video', 0), frame('video', 40_000, false), ...sound]).flatMap(({ opens, start }) => (opens ? [start] : []))
    for (const [index, start] of begins.slice(1).entries()) expect(start - (begins[index] ?? 0)).toBeLessThan(2_500_000)
    expect(begins.length).toBeGreaterThan(8)
  })
  /** Twelve seconds of audio, and video at ten frames per second that lags behind it by `lag`. */
  const behind = (lag: number, count = 120): Frame[] =>
    [
      ...Array.from({ length: 600 }, (_, index) => ({ arrives: index * 20_000, one: frame('audio', index * 20_000) })),
      ...pictures(10, 10, count).map((one) => ({ arrives: one.dts + lag * 1_000, one })),
    ]
      .sort((a, b) => a.arrives - b.arrives)
      .map(({ one }) => one)
  it.each([0, 500, 1_500, 3_000])('starts segments at key frames even if video lags %d ms behind its audio', (lag) => {
    const parts = cut(behind(lag))
    const opening = parts.filter(({ opens }) => opens)
    expect(opening.map(({ start }) => start / 1_000)).toEqual(Array.from({ length: 12 }, (_, second) => second * 1_000))
    expect(opening.every(({ independent }) => independent)).toBe(true)
    for (const { start, end, videoFrames } of parts) {
      expect(end - start).toBeLessThanOrEqual(partTarget * 1_000_000)
      expect(videoFrames).toBeGreaterThan(0)
    }
  })
  it('releases in steps the frames that waited for lagging video that then stopped', () => {
    const parts = cut(behind(3_000, 40))
    const begins = parts.flatMap(({ opens, start }) => (opens ? [start] : []))
    for (const [index, start] of begins.slice(1).entries()) expect(start - (begins[index] ?? 0)).toBeLessThan(2_500_000)
    for (const { start, end } of parts) expect(end - start).toBeLessThanOrEqual(1_000_000)
    expect(parts.at(-1)?.end).toBeGreaterThan(11_900_000)
  })
  it('continues with audio only while the picture is frozen', () => {
    const sound = Array.from({ length: 300 }, (_, index) => frame('audio', index * 20_000))
    const parts = cut([frame('video', 0), frame('video', 40_000, false), ...sound])
    expect(parts.length).toBeGreaterThan(4)
    expect(parts.at(-1)?.end).toBeGreaterThan(5_900_000)
  })
  it('cuts audio without video too', () => {
    const parts = cut(
      Array.from({ length: 500 }, (_, index) => frame('audio', (index * 1_024_000_000) / 48_000)),
      { ...init, video: null },
    )
    expect(parts.filter(({ opens }) => opens).length).toBeGreaterThan(4)
    expect(parts.every(({ independent }) => independent)).toBe(true)
  })
  it('loses no video frame whatever the timestamps, and keeps parts consecutive', () => {
    const steps = fc.array(fc.record({ step: fc.integer({ min: 1, max: 900_000 }), key: fc.boolean(), sound: fc.boolean() }), {
      maxLength: 200,
    })
    fc.assert(
      fc.property(steps, (given) => {
        let [at, pictureAt] = [0, 0]
        const frames = given.map(({ step, key, sound }) => {
          at += step
          // Video that stops resumes with a key frame; this video continues.
          const isSound = sound && at - pictureAt < 1_500_000
          if (!isSound) pictureAt = at
          return frame(isSound ? 'audio' : 'video', at, key || isSound)
        })
        const parts = cut(frames)
        expect(parts.reduce((sum, { videoFrames }) => sum + videoFrames, 0)).toBe(frames.filter(({ kind }) => kind === 'video').length)
        for (const [index, part] of parts.entries()) {
          expect(part.end).toBeGreaterThanOrEqual(part.start)
          if (index > 0) expect(part.start).toBeGreaterThanOrEqual(parts[index - 1]?.end ?? 0)
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('when video ends while audio continues', () => {
  /** Audio of the given seconds, and video at 25 frames per second where `isThere`, with a key frame each second. */
  const sent = (seconds: number, isThere: (at: number) => boolean): Frame[] =>
    [
      ...pictures(25, 25, seconds * 25).filter(({ dts }) => isThere(dts)),
      ...Array.from({ length: seconds * 50 }, (_, index) => frame('audio', index * 20_000)),
    ].sort((a, b) => a.dts - b.dts)
  const videoOf = (parts: readonly CutPart[]) =>
    parts.flatMap(({ data }) => readFragments(data).flatMap(({ tracks }) => tracks.filter(({ id }) => id === 1)))
  const expectNoGap = (parts: readonly CutPart[]): void => {
    const runs = videoOf(parts)
    for (const [index, { begin }] of runs.slice(1).entries()) expect(begin).toBe((runs[index]?.begin ?? 0) + (runs[index]?.length ?? 0))
  }

  it('keeps the last key frame on screen, in parts that a player can start from', () => {
    const parts = cut(sent(12, (at) => at < 2_000_000))
    expectNoGap(parts)
    const last = videoOf(parts).at(-1)
    expect(((last?.begin ?? 0) + (last?.length ?? 0)) / 57_600).toBeGreaterThan(11)
    for (const { start, videoFrames, independent, data } of parts.filter((part) => part.start > 5_100_000)) {
      expect([start, videoFrames, independent]).toEqual([start, 0, true])
      expect(readFragments(data)[0]?.tracks.map(({ id, keys }) => [id, keys])).toEqual([
        [1, 1],
        [2, expect.any(Number)],
      ])
    }
  })
  it('resumes video at its next key frame, without a gap', () => {
    // At 8.4 s, between two key frames.
    const parts = cut(sent(14, (at) => at < 2_000_000 || at >= 8_400_000))
    expectNoGap(parts)
    expect(parts.reduce((sum, { videoFrames }) => sum + videoFrames, 0)).toBe(2 * 25 + 5 * 25)
    const back = parts.find(({ start, videoFrames }) => start > 8_000_000 && videoFrames > 0)
    expect(back?.independent).toBe(true)
    expect(parts.at(-1)?.end).toBeGreaterThan(13_900_000)
  })
  it('keeps all video frames, without a gap, when video pauses for only two seconds', () => {
    const parts = cut(sent(8, (at) => at < 2_000_000 || at >= 4_000_000))
    expectNoGap(parts)
    expect(parts.reduce((sum, { videoFrames }) => sum + videoFrames, 0)).toBe(6 * 25)
  })
})

describe('frame clock', () => {
  const setup = { video: null, audio: { codec: 'mp4a.40.2', sampleRate: 48_000, channels: 2, description: null } }
  it('smooths the millisecond timestamps of RTMP for audio', () => {
    const clock = new FrameClock(setup, frame('video', 5_000_000))
    const placed = Array.from({ length: 50 }, (_, index) =>
      clock.place(frame('audio', 5_000_000 + Math.round((index * 1_024) / 48) * 1_000)),
    )
    const times = placed.flatMap((one) => (one ? [one.dts] : []))
    expect(times).toHaveLength(50)
    for (const [index, time] of times.entries()) expect(time).toBeCloseTo((index * 1_024_000_000) / 48_000, 3)
  })
  it('drops audio for times already covered, and shows a picture stamped too early after the others', () => {
    const clock = new FrameClock(setup, frame('video', 0))
    for (let at = 0; at < 2_000_000; at += 20_000) clock.place(frame('audio', at))
    expect(clock.place(frame('audio', 1_000_000))).toBeNull()
    expect(clock.place(frame('audio', 2_000_000))).not.toBeNull()
    for (let at = 0; at < 2_000_000; at += 40_000) clock.place(frame('video', at))
    expect(clock.place(frame('video', 1_200_000))).toMatchObject({ dts: 1_960_001, pts: 1_960_001 })
  })
  it('starts decoding at the first presentation time, and keeps decode times increasing', () => {
    const first: Frame = { ...frame('video', 0), pts: 66_000 }
    const clock = new FrameClock(setup, first)
    expect(clock.place(first)).toMatchObject({ dts: 0, pts: 0 })
    expect(clock.place({ ...frame('video', 33_000, false), pts: 165_000 })).toMatchObject({ dts: 33_000, pts: 99_000 })
    expect(clock.place({ ...frame('video', 33_000, false), pts: 99_000 })).toMatchObject({ dts: 33_001, pts: 33_000 })
  })
})
