// One publisher from its first byte to its last: waits until it is known what comes, begins runs, and passes frames on in
// the time of the run. Every way in ends here.
import { hasSlowKeys, isSlow, PaceMeter } from './pace.ts'
import { FrameClock } from './pack/frame-clock.ts'
import { type AudioSetup, type Frame, type Setup, type StreamSource, sameAudio, sameVideo, type VideoSetup } from './packet.ts'
import type { TroubleKind } from './troubles.ts'

/** Microseconds of one track after which the other is no longer waited for. */
const waitForOther = 700_000
/** Frames and bytes that are held while a run begins: more than any encoder sends in that time. */
const mostHeld = { frames: 2_000, bytes: 32 * 1024 * 1024 }

/** Megabits a second that one publisher may send, over ten seconds. */
export const mostMbit = 50
/** Milliseconds that a first key frame may take. */
const waitForKey = 4_000

/** Why a connection is ended from our side. */
export type CutReason = 'ended' | 'too-much' | 'codec'

/** What a publication does to its room. */
export interface PublicationRoom {
  readonly id: string
  begin(setup: Setup): Promise<void>
  /** `time`: the frame in the time of the run. */
  frame(frame: Frame, arrived: number): void
  received(frame: Frame, arrived: number): void
  dropped(kind: Frame['kind']): void
  still(at: number, picture: Buffer): void
  trouble(kind: TroubleKind, what?: string): void
  /** It is so no more. */
  mended(kind: TroubleKind): void
  over(publication: Publication): void
}

interface Held {
  frame: Frame
  arrived: number
}

export class Publication {
  readonly source: StreamSource
  /** When the last byte of it came: one that is silent may be replaced. */
  heardAt: number
  private readonly room: PublicationRoom
  private readonly cut: (reason: CutReason) => void
  private readonly now: () => number
  private setup: Setup = { video: null, audio: null }
  private clock: FrameClock | null = null
  private beginning = false
  private held: Held[] = []
  private heldBytes = 0
  private needsKey = true
  /** Since when pictures come of which none is a key frame. */
  private keylessFrom: number | null = null
  private readonly pace = new PaceMeter()
  private hasForeignSound = false
  private readonly undecodableFormats: Partial<Record<Frame['kind'], string>> = {}
  private closed = false

  constructor(source: StreamSource, room: PublicationRoom, cut: (reason: CutReason) => void, now: () => number) {
    this.source = source
    this.room = room
    this.cut = cut
    this.now = now
    this.heardAt = now()
  }

  get isClosed(): boolean {
    return this.closed
  }
  get roomId(): string {
    return this.room.id
  }

  setVideo(video: VideoSetup | null): void {
    if (sameVideo(video, this.setup.video)) return
    this.setup = { ...this.setup, video }
    this.beginAnew()
  }
  setAudio(audio: AudioSetup | null): void {
    if (sameAudio(audio, this.setup.audio)) return
    this.setup = { ...this.setup, audio }
    this.beginAnew()
  }

  /** The next key frame begins a new run. */
  private beginAnew(): void {
    this.clock = null
    this.needsKey = true
    if (!this.beginning) this.forget()
  }
  private forget(): void {
    this.held = []
    this.heldBytes = 0
  }

  /** It sends what is of none of our codecs; `what` is the name of that one. The other track goes on alone. */
  foreign(kind: Frame['kind'], what: string): void {
    if (kind === 'audio') this.hasForeignSound = true
    this.giveUp(kind)
    this.room.trouble(`${kind}-codec`, what)
  }

  /** Its pictures, or its sound, are of a format that no viewer could see or hear: the other track goes on alone. */
  undecodable(kind: Frame['kind'], what: string): void {
    this.undecodableFormats[kind] = what
    this.giveUp(kind)
    this.room.trouble(`${kind}-format`, what)
  }

  private giveUp(kind: Frame['kind']): void {
    if (kind === 'video') this.setVideo(null)
    else this.setAudio(null)
  }

  /** A frame that cannot be used: pictures go on at the next key frame. */
  broken(kind: Frame['kind']): void {
    this.heardAt = this.now()
    this.room.dropped(kind)
    if (kind === 'video') this.needsKey = true
  }

  add(frame: Frame): void {
    if (this.closed) return
    const arrived = this.now()
    this.heardAt = arrived
    this.room.received(frame, arrived)
    this.judgePace(frame)
    if (!this.setup[frame.kind]) {
      // It is so still, however long ago its format was announced.
      const what = this.undecodableFormats[frame.kind]
      if (what !== undefined) this.room.trouble(`${frame.kind}-format`, what)
      return
    }
    if (frame.kind === 'video' && this.needsKey) {
      if (!frame.key) {
        this.room.dropped('video')
        this.keylessFrom ??= arrived
        if (!this.clock && arrived - this.keylessFrom > waitForKey) this.room.trouble('no-key')
        return
      }
      this.needsKey = false
      this.keylessFrom = null
    }
    if (this.clock && !this.beginning) this.pass(frame, arrived)
    else this.hold(frame, arrived)
  }

  /**
   * What is too slow is passed on as it is: its streamer is told what his viewers see.
   * Our own pictures are fewer on purpose, while nobody watches.
   */
  private judgePace(frame: Frame): void {
    if (this.source === 'engine') return
    const pace = this.pace.note(frame)
    if (!pace) return
    const { fps, keySeconds } = pace
    if (isSlow(pace)) this.room.trouble('few-frames', String(Math.round(fps * 10) / 10))
    else this.room.mended('few-frames')
    if (hasSlowKeys(pace)) this.room.trouble('slow-keys', String(Math.round(keySeconds)))
    else this.room.mended('slow-keys')
  }

  private hold(frame: Frame, arrived: number): void {
    this.held.push({ frame, arrived })
    this.heldBytes += frame.data.length
    if (this.held.length > mostHeld.frames || this.heldBytes > mostHeld.bytes) {
      // Sound alone was held, for a picture that never began: that is said already.
      if (this.setup.video && this.needsKey) this.refuse('too-much')
      else this.tooMuch()
      return
    }
    if (this.beginning) return
    const first = this.held[0]?.frame.dts ?? 0
    const complete = this.setup.video && this.setup.audio
    const lead = this.held.find(({ frame: { kind } }) => kind === 'video' || !this.setup.video)
    if (lead && (complete || frame.dts - first > waitForOther)) this.begin(lead.frame)
  }

  private begin(first: Frame): void {
    this.beginning = true
    const { setup } = this
    const clock = new FrameClock(setup, first)
    this.room.begin(setup).then(
      () => {
        this.beginning = false
        if (this.closed) return
        // Another setup may have come meanwhile: then what is held belongs to it.
        const held = this.held
        this.forget()
        if (!this.setup.audio && !this.hasForeignSound && this.undecodableFormats.audio === undefined) this.room.trouble('no-sound')
        if (sameVideo(setup.video, this.setup.video) && sameAudio(setup.audio, this.setup.audio)) this.clock = clock
        for (const { frame, arrived } of held) {
          if (this.clock) this.pass(frame, arrived)
          else if (frame.kind === 'audio' || frame.key || this.held.length > 0) this.hold(frame, arrived)
        }
      },
      // Codecs that the packager does not take.
      () => {
        this.foreign(setup.video ? 'video' : 'audio', (setup.video ?? setup.audio)?.codec ?? '')
        this.refuse('codec')
      },
    )
  }

  private pass(frame: Frame, arrived: number): void {
    const placed = this.clock?.place(frame)
    if (placed === 'leap') {
      this.beginAnew()
      if (frame.kind === 'video' && frame.key) {
        this.needsKey = false
        this.hold(frame, arrived)
      }
    } else if (placed) this.room.frame(placed, arrived)
  }

  /** A picture of the moment `at` (wall clock) as a JPEG, of a publisher who draws his own: nothing has to be decoded for it. */
  addStill(at: number, picture: Buffer): void {
    if (this.closed) return
    this.room.still(at, picture)
  }

  /** More comes than one publisher may send. */
  tooMuch(): void {
    this.room.trouble('too-much', String(mostMbit))
    this.refuse('too-much')
  }

  private refuse(reason: CutReason): void {
    this.cut(reason)
    this.close()
  }

  /** The room has no place for it any more. */
  kick(): void {
    this.refuse('ended')
  }

  /** The publisher has gone. */
  end(): void {
    if (this.closed) return
    this.room.trouble('gone')
    this.close()
  }

  private close(): void {
    if (this.closed) return
    this.closed = true
    this.forget()
    this.room.over(this)
  }
}
