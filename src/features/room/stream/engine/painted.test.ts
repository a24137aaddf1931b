import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followPainted, longestGap } from './painted.ts'

class FakeVideo extends EventTarget {
  currentTime = 0
  ownerDocument = { hidden: false }
  private asked = new Map<number, (now: number, frame: { mediaTime: number }) => void>()
  private last = 0
  requestVideoFrameCallback = (callback: (now: number, frame: { mediaTime: number }) => void): number => {
    this.last += 1
    this.asked.set(this.last, callback)
    return this.last
  }
  cancelVideoFrameCallback = (handle: number): void => void this.asked.delete(handle)

  /** Paints a frame: each registered callback runs once. */
  paint(mediaTime: number): void {
    const hearers = [...this.asked.values()]
    this.asked.clear()
    for (const hear of hearers) hear(0, { mediaTime })
  }
  get waiting(): number {
    return this.asked.size
  }
  /** Drops the callbacks, as moving to another document may do. */
  dropCallbacks(): void {
    this.asked.clear()
  }
  emit = (type: string): void => void this.dispatchEvent(new Event(type))
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function scene({ isHeardOnly = false } = {}) {
  const video = new FakeVideo()
  const painted = followPainted(video, () => isHeardOnly)
  return { video, painted }
}

describe('painted position', () => {
  it('is that of the painted frame while media time advances', () => {
    const { video, painted } = scene()
    video.paint(1)
    video.currentTime = 1.9
    vi.advanceTimersByTime(900)
    expect(painted.position()).toBe(1)
    video.paint(1.8)
    expect(painted.position()).toBe(1.8)
  })

  it('is reported with the first frame of each source, and with no other', () => {
    const video = new FakeVideo()
    const onFirst = vi.fn()
    followPainted(video, () => false, onFirst)
    for (const time of [0.1, 0.2]) video.paint(time)
    expect(onFirst).toHaveBeenCalledTimes(1)
    video.emit('loadstart')
    video.paint(0)
    expect(onFirst).toHaveBeenCalledTimes(2)
  })

  it('is unknown before the first frame of each source', () => {
    const { video, painted } = scene()
    video.currentTime = 0.4
    expect(painted.position()).toBeNull()
    video.paint(0.4)
    expect(painted.position()).toBe(0.4)
    video.emit('loadstart')
    video.currentTime = 70
    expect(painted.position()).toBeNull()
    video.paint(70)
    expect(painted.position()).toBe(70)
  })

  it('falls back to media time after a long time without frames, as in an audio-only stream', () => {
    const { video, painted } = scene()
    video.currentTime = 3
    vi.advanceTimersByTime(longestGap)
    expect(painted.position()).toBeNull()
    vi.advanceTimersByTime(1)
    expect(painted.position()).toBe(3)
    video.paint(2.9)
    expect(painted.position()).toBe(2.9)
  })

  it('is media time in a hidden tab, and with the video switched off', () => {
    const { video, painted } = scene()
    video.paint(1)
    video.currentTime = 1.5
    video.ownerDocument.hidden = true
    expect(painted.position()).toBe(1.5)
    video.ownerDocument.hidden = false
    expect(painted.position()).toBe(1)
    const heard = scene({ isHeardOnly: true })
    heard.video.currentTime = 8
    expect(heard.painted.position()).toBe(8)
  })

  it('stays at the old frame after a seek ahead until the new one is painted, however long it was stopped', () => {
    const { video, painted } = scene()
    video.paint(1)
    vi.advanceTimersByTime(60_000)
    video.currentTime = 31
    video.emit('seeking')
    expect(painted.position()).toBe(1)
    video.paint(31)
    expect(painted.position()).toBe(31)
  })

  it('is never later than media time after a seek back', () => {
    const { video, painted } = scene()
    video.paint(40)
    video.currentTime = 10
    video.emit('seeking')
    expect(painted.position()).toBe(10)
  })

  it('does not count a pause as dropped frames', () => {
    const { video, painted } = scene()
    video.paint(1)
    video.currentTime = 1.02
    vi.advanceTimersByTime(60_000)
    video.emit('playing')
    video.currentTime = 1.6
    expect(painted.position()).toBe(1)
  })

  it('continues in another document, with one pending request at a time', () => {
    const { video, painted } = scene()
    video.dropCallbacks()
    video.emit('playing')
    video.emit('playing')
    expect(video.waiting).toBe(1)
    video.paint(5)
    video.currentTime = 5.1
    expect([painted.position(), video.waiting]).toEqual([5, 1])
    painted.stop()
    expect(video.waiting).toBe(0)
    video.emit('playing')
    expect(video.waiting).toBe(0)
  })

  it('is media time in a browser without frame callbacks', () => {
    const video = Object.assign(new EventTarget(), { currentTime: 4, ownerDocument: { hidden: false } })
    expect(followPainted(video, () => false).position()).toBe(4)
  })
})
