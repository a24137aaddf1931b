// Detects faults in one publisher's frames and reports them to its room while they last: a low frame rate, stray timestamps, a missing
// track. It only reports: everything that can be passed on is passed on.
import { FrameRateMeter, hasSlowKeys, isSlow } from '../codec/frame-rate.ts'
import type { Frame, Setup, StreamSource } from '../codec/packet.ts'
import { Presence } from '../pack/presence.ts'
import type { TroubleKind } from '../troubles.ts'
import { StrayMeter } from './stray-meter.ts'

/** Microseconds without a track after which it counts as missing. */
const missingAfter = 5_000_000

const missingTrouble = { video: 'no-picture', audio: 'no-sound' } as const
const kinds = ['video', 'audio'] as const

export interface TroubledRoom {
  trouble(kind: TroubleKind, what?: string): void
  /** Clears a trouble. */
  resolved(kind: TroubleKind): void
}

export class FrameTroubles {
  /** Generated video has a low frame rate on purpose while nobody watches, and no streamer monitors it. */
  private readonly isOurs: boolean
  private readonly room: TroubledRoom
  private readonly frameRate = new FrameRateMeter()
  private readonly strays = new StrayMeter()
  private presence = new Presence()
  private run: Setup = { video: null, audio: null }
  private readonly isMissing = { video: false, audio: false }

  constructor(source: StreamSource, room: TroubledRoom) {
    this.isOurs = source === 'engine'
    this.room = room
  }

  /** A frame as it came, with the number of strays that came with it. */
  received(frame: Frame, strays: number, arrived: number): void {
    if (this.isOurs) return
    this.checkFrameRate(frame)
    const count = this.strays.note(strays, arrived)
    if (count === 0) this.room.resolved('timestamps')
    else if (count !== null) this.room.trouble('timestamps', String(count))
  }

  private checkFrameRate(frame: Frame): void {
    const frameRate = this.frameRate.note(frame)
    if (!frameRate) return
    const { fps, keySeconds } = frameRate
    if (isSlow(frameRate)) this.room.trouble('few-frames', String(Math.round(fps * 10) / 10))
    else this.room.resolved('few-frames')
    if (hasSlowKeys(frameRate)) this.room.trouble('slow-keys', String(Math.round(keySeconds)))
    else this.room.resolved('slow-keys')
  }

  /** A run of these tracks has begun. */
  begin(run: Setup): void {
    this.run = run
    this.presence = new Presence()
    Object.assign(this.isMissing, { video: false, audio: false })
  }

  /** A frame in the time of the run. */
  passed(frame: Frame): void {
    if (this.isOurs) return
    this.presence.note(frame)
    const { video, audio } = this.run
    for (const kind of kinds) {
      const isMissing = video !== null && audio !== null && this.presence.missing(kind) > missingAfter
      if (isMissing) this.room.trouble(missingTrouble[kind])
      else if (this.isMissing[kind]) this.room.resolved(missingTrouble[kind])
      this.isMissing[kind] = isMissing
    }
  }
}
