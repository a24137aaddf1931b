// Collects the frames of a run into parts of 200 ms, and decides where segments begin.
import type { Frame } from '../codec/packet.ts'
import { makeFragment } from './fragment.ts'
import type { InitSegment } from './init-segment.ts'

/** Seconds: the longest part that is announced. 200 ms of frames at 24, 25, 30, 50 or 60 per second fit. */
export const partTarget = 0.21
/** Microseconds: a segment ends at the first key frame after the shortest, and without one at the longest, which rounds to 2 s. */
export const shortestSegment = 950_000
export const longestSegment = 2_400_000
/** Microseconds of audio without video after which the audio continues alone. */
const pictureStall = 1_000_000
/**
 * Microseconds of audio after which the video counts as ended, and each part repeats the last key frame: a player plays no audio without
 * video. Longer than the stall, because nothing before the next key frame can be shown afterwards.
 */
const pictureEnd = 3_000_000
/**
 * Microseconds that video may lag behind its audio: an encoder that barely keeps up has not stopped. Segments cut by audio that is ahead
 * would not begin with key frames, and a player would find no video where they begin.
 */
const longestLag = 4_000_000

export interface CutPart {
  data: Buffer
  /** Microseconds of the run. */
  start: number
  end: number
  /** Begins with a key frame. */
  independent: boolean
  /** The first part of a segment. */
  opens: boolean
  /** The publisher's own frames; a repeated key frame does not count. */
  videoFrames: number
}

export interface CutterOptions {
  init: InitSegment
  emit: (part: CutPart) => void
  /** Called as soon as a segment begins, before its first part is complete. */
  onOpen?: (start: number) => void
  /** Decides where segments begin, in microseconds of the run, when they follow another rendition. */
  follows?: (start: number, at: number) => boolean
}

export class PartCutter {
  private readonly options: CutterOptions
  private video: Frame[] = []
  private audio: Frame[] = []
  private sequence = 0
  private partStart = 0
  private segmentStart = 0
  private opens = true
  private lastDelta = 0
  /** Time of the newest audio; its value when the last video frame came, null before the first. */
  private soundAt = 0
  private pictureAt: number | null = null
  private lastKey: Frame | null = null
  /** Where the emitted video ends; NaN before the first. */
  private shownUntil = Number.NaN
  /** The video has ended: the last key frame replaces it until another comes. */
  private standsIn = false

  constructor(options: CutterOptions) {
    this.options = options
  }

  add(frame: Frame): void {
    const leads = frame.kind === 'video' || !this.options.init.video
    if (leads) this.addLeading(frame)
    else {
      this.soundAt = frame.dts
      const since = this.pictureAt ?? frame.dts
      if (frame.dts - since > pictureEnd) this.standsIn = true
      const alone = frame.dts - Math.max(this.partStart, since)
      if (alone > pictureStall || frame.dts - this.partStart > longestLag) this.goOnAlone(frame.dts)
      this.audio.push(frame)
    }
  }

  private addLeading(frame: Frame): void {
    if (frame.kind === 'video') {
      if (this.standsIn && !frame.key) return
      this.standsIn = false
      if (frame.key) this.lastKey = frame
    }
    this.pictureAt = Math.max(this.soundAt, frame.dts)
    this.lead(this.joined(frame))
  }

  /** Extends the first frame after a gap in the video back to the gap's start: players stall at gaps. */
  private joined(frame: Frame): Frame {
    const isBehindGap = frame.kind === 'video' && this.video.length === 0 && this.shownUntil < frame.dts
    return isBehindGap ? { ...frame, dts: this.shownUntil, pts: this.shownUntil } : frame
  }

  /** The video has stopped: neither the audio nor the segment waits for it indefinitely. Proceeds in steps, because much may be queued. */
  private goOnAlone(until: number): void {
    while (until - this.partStart > pictureStall) {
      const step = this.partStart + pictureStall
      // No part ends before its last video frame.
      const end = (this.video.at(-1)?.dts ?? 0) < step ? step : until
      this.cut(end)
      if (this.isLong(end, pictureStall)) this.open(end)
    }
  }

  private lead(frame: Frame): void {
    const list = frame.kind === 'video' ? this.video : this.audio
    const last = list.at(-1)
    if (last) this.lastDelta = frame.dts - last.dts
    const opens = this.opensAt(frame)
    const full = frame.dts + this.lastDelta - this.partStart > partTarget * 1_000_000
    if (list.length > 0 && (opens || full)) this.cut(frame.dts)
    if (opens) this.open(Math.max(frame.dts, this.partStart))
    // A cut has started a new list.
    this[frame.kind].push(frame)
  }

  private open(at: number): void {
    this.opens = true
    this.segmentStart = at
    this.options.onOpen?.(at)
  }

  /** Whether the segment would exceed the announced duration if it waited for what comes `step` microseconds later. */
  private isLong(at: number, step: number): boolean {
    const { follows } = this.options
    return follows ? follows(this.segmentStart, at) : at + step - this.segmentStart > longestSegment
  }

  private opensAt(frame: Frame): boolean {
    const { follows, init } = this.options
    if (follows) return follows(this.segmentStart, frame.dts)
    const length = frame.dts - this.segmentStart
    if (!init.video) return length >= 2_000_000
    return (length > 0 && this.isLong(frame.dts, this.lastDelta)) || (frame.key && length >= shortestSegment)
  }

  /** Ends the current part, which contains the frames that begin before `end`. */
  private cut(end: number): void {
    const { init, emit } = this.options
    const sound = this.audio
    const late = sound.findIndex((frame) => frame.dts >= end)
    const inside = late < 0 ? sound : sound.slice(0, late)
    const rest = late < 0 ? [] : sound.slice(late)
    const videoFrames = this.video.length
    if (videoFrames + inside.length > 0) {
      this.sequence += 1
      const lastSound = inside.at(-1)
      const soundEnd = rest[0]?.dts ?? (lastSound ? lastSound.dts + this.soundStep(inside) : end)
      const pictures = videoFrames > 0 ? this.video : this.standIn()
      if (pictures.length > 0) this.shownUntil = end
      const data = makeFragment(this.sequence, [
        ...(init.video ? [{ track: init.video, frames: pictures, end }] : []),
        ...(init.audio ? [{ track: init.audio, frames: inside, end: soundEnd }] : []),
      ])
      const independent = init.video ? pictures[0]?.key === true : true
      emit({ data, start: this.partStart, end, independent, opens: this.opens, videoFrames })
      this.opens = false
    }
    this.video = []
    this.audio = rest
    this.partStart = end
  }

  /** The frame shown where the video has ended. */
  private standIn(): Frame[] {
    const at = this.shownUntil
    return this.standsIn && this.lastKey ? [{ ...this.lastKey, dts: at, pts: at }] : []
  }

  private soundStep(frames: readonly Frame[]): number {
    const [last, before] = [frames.at(-1), frames.at(-2)]
    if (last && before) return last.dts - before.dts
    return this.options.init.audio ? 1_024_000_000 / this.options.init.audio.timescale : 0
  }

  /** Emits the remaining frames as a last part. */
  flush(): void {
    const list = this.options.init.video ? this.video : this.audio
    const last = list.at(-1)
    if (last) this.cut(Math.max(last.dts, this.partStart) + (this.lastDelta || 33_000))
    else if (this.audio.length > 0) this.cut((this.audio.at(-1) as Frame).dts + this.soundStep(this.audio))
  }
}
