// Timestamps that jump: a single stray one does not start a new run, a jump that lasts does.
import { describe, expect, it } from 'vitest'
import { madeAudio as audio, publicationScene, madeVideo as video } from '../../../tests/support/media/publication-scene.ts'
import type { Frame } from '../codec/packet.ts'
import { StrayMeter } from './stray-meter.ts'

const by = (frame: Frame, seconds: number): Frame => {
  const off = seconds * 1_000_000
  return { ...frame, dts: frame.dts + off, pts: frame.pts + off }
}
const picturesOf = (frames: readonly Frame[]): number => frames.filter(({ kind }) => kind === 'video').length

describe('a stray timestamp', () => {
  it.each([
    ['of one frame of sound in a hundred', (frame: Frame, index: number) => frame.kind === 'audio' && index % 100 === 99],
    ['of every second key frame', (frame: Frame, index: number) => frame.kind === 'video' && index % 50 === 25],
  ])('%s costs no picture, starts no run, and is reported while it lasts', async (_what, isStray) => {
    for (const off of [9_800, -30]) {
      const scene = publicationScene({ video, audio })
      await scene.send(44, { change: (frame, index) => (isStray(frame, index) ? by(frame, off) : frame) })
      expect([scene.runs.length, scene.dropped, picturesOf(scene.passed)]).toEqual([1, 0, 44 * 25])
      expect(scene.reported()).toEqual([expect.stringMatching(/^timestamps 1\d$/)])
      for (const [index, { start, end }] of scene.parts.entries()) {
        expect(end - start).toBeLessThanOrEqual(210_000)
        expect(start).toBe(scene.parts[index - 1]?.end ?? 0)
      }
      await scene.send(40)
      expect(scene.reported()).toEqual([])
    }
  })
  it('is not reported when there are only a few', async () => {
    const scene = publicationScene({ video, audio })
    await scene.send(20, { change: (frame, index) => (index === 100 || index === 300 ? by(frame, 9_800) : frame) })
    expect([scene.runs.length, scene.dropped]).toEqual([1, 0])
    expect(scene.reported()).toEqual([])
  })
})

describe('a permanent jump', () => {
  it.each([
    ['ahead', 9_800],
    ['back', -9],
  ])('%s starts one run', async (_what, off) => {
    const scene = publicationScene({ video, audio })
    await scene.send(10)
    await scene.send(10, { change: (frame) => by(frame, off) })
    expect(scene.runs).toHaveLength(2)
    // Frames between the proof and the next key frame.
    expect(scene.dropped).toBeLessThan(25)
    expect(picturesOf(scene.passed)).toBe(20 * 25 - scene.dropped)
    expect(scene.reported()).toEqual([])
  })
  it('of only one track starts no run', async () => {
    const scene = publicationScene({ video, audio })
    await scene.send(10)
    await scene.send(10, { change: (frame) => (frame.kind === 'audio' ? by(frame, 9_800) : frame) })
    expect([scene.runs.length, scene.dropped, picturesOf(scene.passed)]).toEqual([1, 0, 500])
  })
})

it('counts strays over half a minute, and reports them from five on', () => {
  const meter = new StrayMeter()
  expect([1_000, 2_000, 3_000, 4_000].map((at) => meter.note(1, at))).toEqual([null, null, null, null])
  expect(meter.note(0, 4_500)).toBeNull()
  expect(meter.note(1, 5_000)).toBe(5)
  expect(meter.note(3, 33_000)).toBe(6)
  expect(meter.note(0, 62_000)).toBeNull()
  expect(meter.note(0, 63_001)).toBe(0)
  expect(meter.note(0, 64_000)).toBeNull()
})
