import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followsLive } from '../live-edge.ts'
import type { EngineHearer } from './engine.ts'
import { openFile, openNative } from './native-engine.ts'

/** Minimal <video> with native playback: seekable range, duration, and start date where the browser supports it. */
class FakeVideo extends EventTarget {
  src = ''
  readyState = 0
  duration = Number.NaN
  playbackRate = 1
  error: { code: number; message: string } | null = null
  range: [number, number] | null = null
  loads = 0
  startDate = new Date(Number.NaN)
  getStartDate: (() => Date) | undefined = () => this.startDate

  get seekable() {
    const { range } = this
    return { length: range ? 1 : 0, start: () => range?.[0] ?? 0, end: () => range?.[1] ?? 0 }
  }
  removeAttribute = (): void => {
    this.src = ''
  }
  load = (): void => {
    this.loads += 1
  }
  emit = (type: string): void => void this.dispatchEvent(new Event(type))
  fail(code: number, message: string): void {
    this.error = { code, message }
    this.emit('error')
  }
}

beforeEach(() => {
  vi.stubGlobal('HTMLMediaElement', { HAVE_CURRENT_DATA: 2 })
  vi.stubGlobal('MediaError', { MEDIA_ERR_NETWORK: 2, MEDIA_ERR_DECODE: 3 })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function scene(open = openNative) {
  const video = new FakeVideo()
  const hearer = { onSign: vi.fn(), onFailed: vi.fn(), onQualities: vi.fn(), onEnd: vi.fn() } satisfies EngineHearer
  const engine = open(video as unknown as HTMLVideoElement, '/hls/r/index.m3u8', hearer)
  return { video, hearer, engine }
}
const started = Date.parse('2026-06-06T12:00:00.000Z')

/** A live stream with the given seekable range, in seconds. */
function live(start: number, end: number) {
  const all = scene()
  Object.assign(all.video, { startDate: new Date(started), duration: Number.POSITIVE_INFINITY, range: [start, end], readyState: 4 })
  return all
}

describe('a live stream played natively by the browser', () => {
  it('is dated from its first second', () => {
    const { engine } = live(100, 160)
    expect(engine.pictureTime(130)).toBe(started + 130_000)
    expect(engine.pieces()).toEqual([{ start: 100, end: 160, duration: 60, at: started + 100_000 }])
  })

  it('has no dates before its playlist has them, when unsupported by the browser, or before its first picture', () => {
    const { video, engine } = live(0, 20)
    video.readyState = 1
    expect(engine.pictureTime(3)).toBeNull()
    video.readyState = 4
    video.startDate = new Date(Number.NaN)
    expect([engine.pictureTime(3), engine.pieces()[0]?.at]).toEqual([null, null])
    video.getStartDate = undefined
    expect([engine.pictureTime(3), engine.pieces()[0]?.at]).toEqual([null, null])
  })

  it('has no window before any of it can be seen', () => {
    const { engine } = scene()
    expect([engine.window(), engine.pieces()]).toEqual([null, []])
  })

  it('is followed at the browser’s own live position, which advances with the stream and never precedes its start', () => {
    const { video, engine } = live(100, 160)
    expect(engine.window()).toEqual({ start: 100, end: 160, live: 155, isLive: true })
    video.range = [102, 162]
    const later = engine.window()
    expect(later).toMatchObject({ start: 102, live: 157 })
    expect([157, 156, 150].map((position) => later && followsLive(position, later))).toEqual([true, true, false])
    video.range = [0, 3]
    expect(engine.window()).toMatchObject({ start: 0, live: 0, end: 3 })
  })

  it('is no longer live once it has a duration', () => {
    const { video, engine } = live(0, 60)
    video.duration = 60
    expect(engine.window()).toEqual({ start: 0, end: 60, live: 60, isLive: false })
  })

  it('plays at a requested speed, and then at normal speed again', () => {
    const { video, engine } = live(0, 60)
    engine.setRate(1.05)
    expect(video.playbackRate).toBe(1.05)
    engine.setRate(null)
    expect(video.playbackRate).toBe(1)
  })
})

describe('native playback events', () => {
  it('are reported: progress, the end, and the reason for a failure', () => {
    const { video, hearer } = scene()
    expect(video.src).toBe('/hls/r/index.m3u8')
    for (const type of ['loadedmetadata', 'progress', 'canplay']) video.emit(type)
    video.emit('ended')
    expect([hearer.onSign, hearer.onQualities, hearer.onEnd].map(({ mock }) => mock.calls.length)).toEqual([3, 1, 1])
    for (const code of [2, 3, 4]) video.fail(code, `code ${code}`)
    expect(hearer.onFailed.mock.calls).toEqual([
      ['network', 'code 2'],
      ['media', 'code 3'],
      ['gone', 'code 4'],
    ])
  })

  it('are not reported after the stream is left, and its download stops', () => {
    const { video, hearer, engine } = scene()
    engine.destroy()
    video.emit('progress')
    video.fail(2, 'late')
    expect([hearer.onSign.mock.calls, hearer.onFailed.mock.calls]).toEqual([[], []])
    expect([video.src, video.loads]).toEqual(['', 1])
  })
})

it('file timestamps count from its first picture', () => {
  const { video, engine } = scene(openFile)
  Object.assign(video, { duration: 90, range: [0, 90], readyState: 4 })
  expect(engine.pictureTime(12.5)).toBe(12_500)
  expect(engine.window()).toEqual({ start: 0, end: 90, live: 90, isLive: false })
})
