// A track that is announced and never comes, or ends: the other one continues, and the studio reports the missing one for as long.
import { describe, expect, it } from 'vitest'
import { readFragments } from '../../../tests/support/media/hls-reader.ts'
import { madeAudio as audio, isSent, publicationScene, madeVideo as video } from '../../../tests/support/media/publication-scene.ts'
import type { Frame } from '../codec/packet.ts'
import type { CutPart } from '../pack/part-cutter.ts'

const opus = { codec: 'opus', sampleRate: 48_000, channels: 2, description: null }
const seconds = (microseconds: number): number => microseconds / 1_000_000
const of = (kind: Frame['kind'], frames: readonly Frame[]): Frame[] => frames.filter((frame) => frame.kind === kind)
const end = (kind: Frame['kind'], frames: readonly Frame[]): number => seconds(of(kind, frames).at(-1)?.dts ?? 0)
/** The longest interval between two frames of a track, in seconds. */
const longest = (kind: Frame['kind'], frames: readonly Frame[]): number =>
  Math.max(...of(kind, frames).map(({ dts }, index, all) => seconds(dts - (all[index - 1]?.dts ?? dts))))

/** Checks both tracks as a player sees them: each part continues where the previous one ended. */
function expectPlayable(parts: readonly CutPart[], until: number): void {
  const ends = new Map<number, number>()
  for (const { data } of parts)
    for (const { tracks } of readFragments(data))
      for (const { id, begin, length } of tracks) {
        const timescale = id === 1 ? 57_600 : 48_000
        // Players do not notice a gap of one audio frame.
        expect(Math.abs(begin - (ends.get(id) ?? begin)) / timescale).toBeLessThan(0.03)
        ends.set(id, begin + length)
      }
  expect((ends.get(1) ?? 0) / 57_600).toBeGreaterThan(until)
  expect((ends.get(2) ?? 0) / 48_000).toBeGreaterThan(until)
  const begins = parts.flatMap(({ opens, start }) => (opens ? [seconds(start)] : []))
  for (const [index, begin] of begins.slice(1).entries()) expect(begin - (begins[index] ?? 0)).toBeLessThan(2.5)
}

describe.each([
  ['over RTMP', 'rtmp', audio],
  ['from a browser', 'browser', opus],
] as const)('audio %s', (_what, source, setup) => {
  it('that is announced but never arrives leaves video intact, and is reported until it arrives', async () => {
    const scene = publicationScene({ video, audio: setup }, source)
    await scene.send(4)
    const muted = publicationScene({ video, audio: setup }, source)
    await muted.send(4, { sound: false })
    expect(of('video', muted.passed)).toHaveLength(of('video', scene.passed).length)
    expect(muted.reported()).toEqual([])
    await muted.send(6, { sound: false })
    expect(muted.reported()).toEqual(['no-sound'])
    expect(of('audio', muted.passed).some(isSent)).toBe(false)
    await muted.send(5)
    expect(muted.reported()).toEqual([])
    expect(of('audio', muted.passed).filter(isSent).length).toBeGreaterThan(220)
    expect(longest('audio', muted.passed)).toBeLessThan(0.08)
    expect(muted.runs).toHaveLength(1)
    expectPlayable(muted.parts, 14)
  })
  it('that stops and returns twice is present whenever it is sent', async () => {
    const scene = publicationScene({ video, audio: setup }, source)
    for (const quiet of [6, 20]) {
      await scene.send(5)
      expect(scene.reported()).toEqual([])
      await scene.send(quiet, { sound: false })
      expect(scene.reported()).toEqual(['no-sound'])
    }
    await scene.send(5)
    expect(scene.reported()).toEqual([])
    expect([scene.runs.length, scene.dropped]).toEqual([1, 0])
    expect(of('video', scene.passed)).toHaveLength(41 * 25)
    expect(longest('audio', scene.passed)).toBeLessThan(0.08)
    expect(of('audio', scene.passed).filter(isSent).length).toBeGreaterThan(15 * 46)
    expectPlayable(scene.parts, 40)
  })
})

describe('video', () => {
  it('that stops leaves audio intact, is reported, and resumes', async () => {
    const scene = publicationScene({ video, audio })
    await scene.send(5)
    await scene.send(10.4, { pictures: false })
    expect(scene.reported()).toEqual(['no-picture'])
    expect(end('audio', scene.passed)).toBeGreaterThan(15.3)
    await scene.send(6)
    expect(scene.reported()).toEqual([])
    expect(scene.runs).toHaveLength(1)
    expect(end('video', scene.passed)).toBeGreaterThan(21.3)
    expectPlayable(scene.parts, 20)
  })
  it('that is announced but missing is awaited for a limited time, and starts its own run on arrival', async () => {
    const scene = publicationScene({ video, audio })
    await scene.send(3.9, { pictures: false })
    expect(scene.runs).toEqual([])
    await scene.send(4.1, { pictures: false })
    expect(scene.runs).toEqual([{ video: null, audio }])
    expect(scene.reported()).toEqual(['no-picture'])
    expect(end('audio', scene.passed)).toBeGreaterThan(7.9)
    await scene.send(4)
    expect(scene.runs).toEqual([
      { video: null, audio },
      { video, audio },
    ])
    expect(scene.reported()).toEqual([])
    // Counts from the first key frame, which is at the ninth second.
    expect(of('video', scene.passed)).toHaveLength(76)
  })
  it('without a key frame leaves audio intact as well', async () => {
    const scene = publicationScene({ video, audio })
    await scene.send(8, { change: (frame) => ({ ...frame, key: frame.kind === 'audio' }) })
    expect(scene.runs).toEqual([{ video: null, audio }])
    expect(scene.reported()).toEqual(['no-key'])
    expect(of('video', scene.passed)).toEqual([])
    await scene.send(2)
    expect(scene.reported()).toEqual([])
    expect(of('video', scene.passed)).toHaveLength(50)
  })
})

it('reports nothing for an engine room, as nobody looks after it', async () => {
  const scene = publicationScene({ video, audio }, 'engine')
  await scene.send(10, { sound: false })
  expect(scene.reported()).toEqual([])
  expectPlayable(scene.parts, 9)
})
