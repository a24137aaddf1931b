import { describe, expect, it } from 'vitest'
import type { AudioSetup, Frame } from '../codec/packet.ts'
import { silenceOf } from './silence.ts'
import { SoundFiller } from './sound-filler.ts'
import { soundTime } from './sound-time.ts'

const aac = (channels = 2): AudioSetup => ({ codec: 'mp4a.40.2', sampleRate: 48_000, channels, description: Buffer.of(0x11, 0x90) })
const opus: AudioSetup = { codec: 'opus', sampleRate: 48_000, channels: 2, description: null }
const step = 1_024_000_000 / 48_000
const picture = (at: number): Frame => ({ kind: 'video', key: at === 0, dts: at, pts: at, data: Buffer.alloc(10) })
const sound = (at: number): Frame => ({ kind: 'audio', key: true, dts: at, pts: at, data: Buffer.of(0xde, 0xad) })
const isReal = ({ data }: Frame): boolean => data[0] === 0xde

/** The given seconds of video at 25 frames per second, and of audio where `sounds` returns true, ordered by time. */
function filled(seconds: number, sounds: (at: number) => boolean, setup: AudioSetup | null = aac()): Frame[] {
  const filler = new SoundFiller(setup)
  const pictures = Array.from({ length: seconds * 25 }, (_, index) => picture(index * 40_000))
  const heard = Array.from({ length: Math.floor((seconds * 1_000_000) / step) }, (_, index) => sound(index * step)).filter(({ dts }) =>
    sounds(dts),
  )
  return [...pictures, ...heard].sort((a, b) => a.dts - b.dts).flatMap((frame) => filler.fill(frame))
}
const soundsOf = (frames: readonly Frame[]): Frame[] => frames.filter(({ kind }) => kind === 'audio')
/** The longest interval between two audio frames. */
const longest = (frames: readonly Frame[]): number =>
  Math.max(...soundsOf(frames).map(({ dts }, index, all) => dts - (all[index - 1]?.dts ?? 0)))

describe('audio of a run', () => {
  it('is passed on unchanged while it arrives', () => {
    const frames = filled(10, () => true)
    expect(soundsOf(frames).every(isReal)).toBe(true)
    expect(soundsOf(frames)).toHaveLength(468)
  })
  it.each([
    ['never comes', () => false],
    ['ends', (at: number) => at < 4_000_000],
    ['begins late', (at: number) => at > 4_000_000],
    ['comes back', (at: number) => at < 3_000_000 || at > 7_000_000],
    ['pauses for less than silence waits', (at: number) => at < 3_000_000 || at > 3_300_000],
  ])('has no gap when it %s', (_what, sounds) => {
    const frames = filled(10, sounds)
    expect(longest(frames)).toBeLessThan(2 * step + 1)
    expect(soundsOf(frames).at(-1)?.dts).toBeGreaterThan(9_900_000)
    // What was sent keeps its place, except what silence replaces when the audio returns.
    const real = soundsOf(frames).filter(isReal)
    const sent = Math.floor(10_000_000 / step) + 1
    for (const { dts } of real) expect(Math.abs(dts / step - Math.round(dts / step))).toBeLessThan(0.001)
    expect(real.length).toBeLessThanOrEqual(sent)
    expect(real.length).toBeGreaterThan(Array.from({ length: sent }, (_, index) => index * step).filter(sounds).length - 5)
  })
  it('never goes back in time when the publisher resumes behind the silence', () => {
    const filler = new SoundFiller(aac())
    const out = [0, 1_000_000, 2_000_000].flatMap((at) => filler.fill(picture(at)))
    out.push(...filler.fill(sound(1_900_000)), ...filler.fill(sound(1_900_000 + 6 * step)))
    const times = soundsOf(out).map(({ dts }) => dts)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(soundsOf(out).filter(isReal)).toHaveLength(1)
  })
  it('that always arrives in one-second chunks behind its video loses at most its first second', () => {
    const filler = new SoundFiller(aac())
    const out: Frame[] = []
    for (let second = 0; second < 10; second += 1) {
      for (let at = 0; at < 1_000_000; at += 40_000) out.push(...filler.fill(picture(second * 1_000_000 + at)))
      for (let at = Math.ceil((second * 1_000_000) / step); at * step < (second + 1) * 1_000_000; at += 1)
        out.push(...filler.fill(sound(at * step)))
    }
    expect(soundsOf(out).filter((frame) => isReal(frame) && frame.dts > 1_000_000).length).toBeGreaterThan(415)
    expect(longest(out)).toBeLessThan(2 * step + 1)
  })
  it('with frozen timestamps counts as missing', () => {
    const filler = new SoundFiller(aac())
    const out = Array.from({ length: 100 }, (_, index) => index * 40_000).flatMap((at) => [
      ...filler.fill(picture(at)),
      ...filler.fill(sound(Math.min(at, 400_000))),
    ])
    expect(soundsOf(out).at(-1)?.dts).toBeGreaterThan(3_800_000)
  })
  it('is not generated for a run that has none', () => {
    expect(soundsOf(filled(5, () => false, null))).toEqual([])
  })
})

describe('silence', () => {
  it('has the bytes that encoders produce for it', () => {
    expect(silenceOf(aac(1)).data.toString('hex')).toBe('01182007')
    expect(silenceOf(aac(2)).data.toString('hex')).toBe('211004608c1c')
    expect(silenceOf(opus)).toEqual({ data: Buffer.of(0xf8, 0xff, 0xfe), time: 20_000 })
    expect([3, 6, 8].map((channels) => silenceOf(aac(channels)).data.length)).toEqual([10, 19, 24])
  })
  it('lasts as long as a frame of its track', () => {
    expect(silenceOf(aac()).time).toBeCloseTo(21_333.3, 0)
    expect(soundTime(aac(), Buffer.alloc(4))).toBeCloseTo(21_333.3, 0)
  })
  it.each([
    ['one of 20 ms', [0xfc, 0], 20_000],
    ['two of 10 ms', [(30 << 3) | 1, 0], 20_000],
    ['three of 20 ms', [(31 << 3) | 3, 3], 60_000],
    ['one of 60 ms, SILK', [3 << 3, 0], 60_000],
    ['one of 10 ms, hybrid', [12 << 3, 0], 10_000],
    ['nothing', [], 20_000],
  ])('uses the duration that an Opus packet declares: %s', (_what, bytes, time) => {
    expect(soundTime(opus, Buffer.from(bytes))).toBe(time)
  })
})
