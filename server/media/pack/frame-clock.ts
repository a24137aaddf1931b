// Maps a publisher's timestamps to the time of a run, which begins at its first key frame: evenly spaced audio and increasing video.
import { audioFrameTime, type Frame, type Setup } from '../codec/packet.ts'

/** Microseconds that audio may deviate from its sample count: RTMP rounds to milliseconds. */
const audioSlack = 60_000
/** Microseconds of audio that may be repeated: anything further back was already emitted. */
const audioOverlap = 250_000
/** Microseconds that a video frame may be decoded late without being presented late too. */
const videoSlack = 50_000

export class FrameClock {
  private readonly base: number
  /** With B frames the first video frames are presented later than they are decoded: here both begin at 0. */
  private readonly reorder: number
  private readonly audioStep: number
  private nextAudio = Number.NaN
  private lastVideo = -1

  /** `first` is the frame that opens the run. */
  constructor(setup: Setup, first: Frame) {
    this.base = first.pts
    this.reorder = first.kind === 'video' ? first.pts - first.dts : 0
    this.audioStep = setup.audio ? audioFrameTime(setup.audio) : 0
  }

  /** Null if the frame belongs before the run, or before audio already emitted. */
  place(frame: Frame): Frame | null {
    if (frame.kind === 'audio') return this.placeAudio(frame)
    const stated = frame.dts + this.reorder - this.base
    const dts = Math.max(stated, this.lastVideo + 1)
    this.lastVideo = dts
    const late = dts - stated > videoSlack ? dts - stated : 0
    return { ...frame, dts, pts: Math.max(0, frame.pts - this.base + late) }
  }

  private placeAudio(frame: Frame): Frame | null {
    const stated = frame.dts - this.base
    if (stated < 0 || stated < this.nextAudio - audioOverlap) return null
    const even = this.audioStep > 0 && Math.abs(stated - this.nextAudio) < audioSlack
    const at = even ? this.nextAudio : Math.max(stated, Number.isNaN(this.nextAudio) ? 0 : this.nextAudio - audioSlack)
    this.nextAudio = at + (this.audioStep || 20_000)
    return { ...frame, dts: at, pts: at }
  }
}
