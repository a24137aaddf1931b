// The sound of a run without gaps: a player shows no picture for which there is no sound, so that silence stands where none comes.
import type { AudioSetup, Frame } from '../packet.ts'
import { Presence } from './presence.ts'
import { type Silence, silenceOf } from './silence.ts'
import { soundTime } from './sound-time.ts'

/** Microseconds of pictures without any sound before silence takes its place: tracks of most publishers interleave more closely. */
const usualWait = 500_000
/** The same for a publisher whose sound is known to come far behind its pictures, who is waited for half as long again. */
export const longestWait = 4_000_000
/** Microseconds that frames of sound may lie apart: timestamps are rounded, and evened out in steps of less. */
const shortestGap = 70_000

export class SoundFiller {
  private readonly setup: AudioSetup | null
  private readonly silence: Silence | null
  private readonly presence = new Presence()
  private wait: number
  /** Of the newest picture; where the sound that is there ends, and the last silence in it. Microseconds of the run. */
  private pictureAt = 0
  private end = 0
  private silentUntil = 0

  /** `setup` null: the run has no sound. `wait`: before silence takes its place, microseconds of pictures. */
  constructor(setup: AudioSetup | null, wait = usualWait) {
    this.setup = setup
    this.wait = wait
    this.silence = setup && silenceOf(setup)
  }

  /** What stands for a frame of the run: it, behind the silence that is missing before it; nothing where silence stands already. */
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
