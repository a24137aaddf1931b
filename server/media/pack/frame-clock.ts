// Turns a publisher's timestamps into the time of a run, which begins at its first key frame: even sound, rising pictures,
// and a jump that says that a new run must begin.
import { audioFrameTime, type Frame, type Setup } from '../packet.ts'

/** Microseconds that timestamps may leap, forward and back, before it is another time altogether. */
const leap = 4_000_000
/** Microseconds that sound may be off its count of samples: RTMP rounds to milliseconds. */
const audioSlack = 60_000

export class FrameClock {
  private readonly base: number
  /** First pictures are shown later than they are decoded where there are B frames: both begin at 0 here. */
  private readonly reorder: number
  private readonly audioStep: number
  private nextAudio = Number.NaN
  private readonly last: { video: number; audio: number } = { video: Number.NaN, audio: Number.NaN }
  private lastVideo = -1

  /** `first` is the frame that the run begins with. */
  constructor(setup: Setup, first: Frame) {
    this.base = first.pts
    this.reorder = first.kind === 'video' ? first.pts - first.dts : 0
    this.audioStep = setup.audio ? audioFrameTime(setup.audio) : 0
  }

  /** Null: it belongs before the run. 'leap': time itself has jumped. */
  place(frame: Frame): Frame | 'leap' | null {
    const before = this.last[frame.kind]
    if (Math.abs(frame.dts - before) > leap) return 'leap'
    this.last[frame.kind] = frame.dts
    if (frame.kind === 'audio') return this.placeAudio(frame)
    const dts = Math.max(frame.dts + this.reorder - this.base, this.lastVideo + 1)
    this.lastVideo = dts
    return { ...frame, dts, pts: Math.max(0, frame.pts - this.base) }
  }

  private placeAudio(frame: Frame): Frame | null {
    const said = frame.dts - this.base
    if (said < 0) return null
    const even = this.audioStep > 0 && Math.abs(said - this.nextAudio) < audioSlack
    const at = even ? this.nextAudio : Math.max(said, Number.isNaN(this.nextAudio) ? 0 : this.nextAudio - audioSlack)
    this.nextAudio = at + (this.audioStep || 20_000)
    return { ...frame, dts: at, pts: at }
  }
}
