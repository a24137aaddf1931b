// Validates a publisher's timestamps before anything uses them. A single stray one is replaced by the expected time, a track that drifted
// away from the other is brought back, and a jump of both is accepted once it lasts.
import { type Frame, otherTrack } from '../codec/packet.ts'

/** Microseconds that a frame may deviate from the last one of its track, or from the other track, without doubt. */
const near = 1_000_000
/** Microseconds ahead from which a frame belongs to a new time base, and a new run. */
const leap = 4_000_000
/** Microseconds that tracks may lie apart: a track that lags further behind can no longer be presented with the other. */
const apart = 10_000_000
/** Consecutive frames that must agree before they override the previous time base. */
const several = 5
/** Consecutive frames of one track after which the other track counts as silent. */
const patience = 50
/** Microseconds from one frame to the next, before any is measured. */
const usualStep = { video: 33_000, audio: 21_000 }

interface Track {
  /** Offset added to the publisher's timestamps: non-zero for a track that was brought back. */
  shift: number
  /** Decoding time of the last frame as passed on; NaN before the first. */
  last: number
  /** Microseconds from one frame to the next. */
  step: number
  /** Arrival of the last frame, in milliseconds. */
  arrived: number
  /** Frames since the last one of the other track. */
  alone: number
  /** Number of consecutive frames that lie elsewhere, and the time of the last of them. */
  strays: number
  strayAt: number
  /** The other track has continued where it was since the first of them. */
  otherStays: boolean
}

export interface JudgedFrame {
  frame: Frame
  /** Strays of this track that proved to be isolated: they were passed on under other timestamps. */
  lone: number
  /** Time has jumped for good: the frame is the first of a new run. */
  isJump: boolean
}

const newTrack = (step: number): Track => ({
  shift: 0,
  last: Number.NaN,
  step,
  arrived: 0,
  alone: 0,
  strays: 0,
  strayAt: 0,
  otherStays: false,
})
const newTracks = (): Record<Frame['kind'], Track> => ({ video: newTrack(usualStep.video), audio: newTrack(usualStep.audio) })

export class TimestampFilter {
  private tracks = newTracks()

  /** `arrived` is in milliseconds of any clock. */
  judge(frame: Frame, arrived: number): JudgedFrame {
    const own = this.tracks[frame.kind]
    const other = this.tracks[otherTrack(frame.kind)]
    own.alone += 1
    other.alone = 0
    const dts = frame.dts + own.shift
    if (isPlausible(dts, arrived, own, other)) {
      const lone = own.strays
      return { frame: this.believe(frame, dts, arrived), lone, isJump: false }
    }
    // The publisher's time advanced while nothing arrived: this needs no further proof.
    if (dts - own.last > leap && dts - own.last <= passed(arrived, own) + near) return this.jump(frame, arrived)
    const goesOn = own.strays > 0 && Math.abs(dts - own.strayAt) <= near
    const lone = goesOn ? 0 : own.strays
    if (!goesOn) Object.assign(own, { strays: 0, otherStays: false })
    own.strays += 1
    own.strayAt = dts
    return own.strays < several ? { frame: this.restamp(frame, arrived), lone, isJump: false } : this.decide(frame, dts, arrived)
  }

  /** Decides about a track that has lain elsewhere for several frames. */
  private decide(frame: Frame, dts: number, arrived: number): JudgedFrame {
    const own = this.tracks[frame.kind]
    const other = this.tracks[otherTrack(frame.kind)]
    const agrees = other.strays > 0 && Math.abs(dts - other.strayAt) <= leap
    if (!agrees && own.otherStays) {
      if (Math.abs(dts - other.last) > leap) own.shift += placeIn(own, other) - dts
      return { frame: this.believe(frame, frame.dts + own.shift, arrived), lone: 0, isJump: false }
    }
    const isWhole = agrees || Number.isNaN(other.last) || own.strays >= patience
    if (!isWhole) return { frame: this.restamp(frame, arrived), lone: 0, isJump: false }
    const ahead = dts - own.last
    if (!(ahead > 0 && ahead <= leap)) return this.jump(frame, arrived)
    other.strays = 0
    return { frame: this.believe(frame, dts, arrived), lone: 0, isJump: false }
  }

  private jump(frame: Frame, arrived: number): JudgedFrame {
    this.tracks = newTracks()
    return { frame: this.believe(frame, frame.dts, arrived), lone: 0, isJump: true }
  }

  private believe(frame: Frame, dts: number, arrived: number): Frame {
    const own = this.tracks[frame.kind]
    const step = dts - own.last
    if (step > 0 && step <= near) own.step = step
    Object.assign(own, { last: dts, arrived, strays: 0 })
    this.tracks[otherTrack(frame.kind)].otherStays = true
    return stamped(frame, dts)
  }

  private restamp(frame: Frame, arrived: number): Frame {
    const own = this.tracks[frame.kind]
    const dts = placeIn(own, this.tracks[otherTrack(frame.kind)])
    Object.assign(own, { last: dts, arrived })
    return stamped(frame, dts)
  }
}

/** The frame decoded at `dts`, with its presentation delay unless that is implausible. */
function stamped(frame: Frame, dts: number): Frame {
  const delay = frame.pts - frame.dts
  return { ...frame, dts, pts: dts + (Math.abs(delay) > leap ? 0 : delay) }
}

/** Microseconds since the last frame of a track arrived. */
const passed = (arrived: number, { arrived: before }: Track): number => (arrived - before) * 1_000

const isApart = (dts: number, own: Track, other: Track): boolean => own.alone <= patience && Math.abs(dts - other.last) > apart

/** Where the next frame of a track belongs: after the previous one, or at the other track if there is none or this one lags far behind. */
function placeIn(own: Track, other: Track): number {
  const next = own.last + own.step
  return Number.isNaN(next) || isApart(next, own, other) ? other.last : next
}

function isPlausible(dts: number, arrived: number, own: Track, other: Track): boolean {
  if (Number.isNaN(own.last)) return Number.isNaN(other.last) || Math.abs(dts - other.last) <= leap
  const ahead = dts - own.last
  if (Math.abs(ahead) <= near) return !isApart(dts, own, other)
  if (ahead < 0) return false
  // It was absent for a while and is where the other track is, or nothing arrived for as long.
  const off = Math.abs(dts - other.last)
  const isTimely = ahead <= passed(arrived, own) + near
  return off <= near || (isTimely && (ahead <= leap || off <= leap))
}
