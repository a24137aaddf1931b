// Fills gaps in a run's audio with silence: a player shows no video without audio.
import type { AudioSetup, Frame } from '../codec/packet.ts'
import { Presence } from './presence.ts'
import { type Silence, silenceOf } from './silence.ts'
import { soundTime } from './sound-time.ts'

/** Microseconds of video without audio before silence is inserted: most publishers interleave their tracks more closely. */
const usualWait = 500_000
/** The maximum for a publisher whose audio is known to lag far behind its video: the wait is one and a half times the lag. */
export const longestWait = 4_000_000
/** Microseconds that audio frames may lie apart: timestamps are rounded, and smoothed in smaller steps. */
const shortestGap = 70_000

export class SoundFiller {
  private readonly setup: AudioSetup | null
  private readonly silence: Silence | null
  private readonly presence = new Presence()
  private wait: number
  /** Time of the newest video frame; the end of the emitted audio; the end of the last silence in it. Microseconds of the run. */
  private pictureAt = 0
  private end = 0
  private silentUntil = 0

  /** `setup` null: the run has no audio. `wait`: microseconds of video before silence is inserted. */
  constructor(setup: AudioSetup | null, wait = usualWait) {
    this.setup = setup
    this.wait = wait
    this.silence = setup && silenceOf(setup)
  }

  /** Returns the frame, preceded by any missing silence, or nothing if silence already takes its place. */
  fill(frame: Frame): Frame[] {
    const { setup, silence } = this
    if (!setup || !silence) return [frame]
    this.presence.note(frame)
    if (frame.kind === 'video') {
      this.pictureAt = frame.dts
      return this.presence.missing('audio') > this.wait ? [...this.silenceUntil(frame.dts, silence), frame] : [frame]
    }
    if (frame.dts + silence.time / 2 < this.silentUntil) {
      const goesOn = this.presence.missing('audio') === 0
      if (goesOn) this.wait = Math.min(longestWait, Math.max(this.wait, (this.pictureAt - frame.dts) * 1.5))
      return []
    }
    const before = frame.dts - this.end > shortestGap ? this.silenceUntil(frame.dts, silence) : []
    this.end = Math.max(this.end, frame.dts + soundTime(setup, frame.data))
    return [...before, frame]
  }

  private silenceUntil(until: number, { data, time }: Silence): Frame[] {
    const frames: Frame[] = []
    while (this.end + time <= until) {
      frames.push({ kind: 'audio', key: true, dts: this.end, pts: this.end, data })
      this.end += time
    }
    if (frames.length > 0) this.silentUntil = this.end
    return frames
  }
}
