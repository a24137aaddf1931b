// One publisher from its first byte to its last: waits until its tracks are known, begins runs, and passes frames on in the time of the
// run. Every ingest ends here.

import { type AudioSetup, type Frame, type Setup, type StreamSource, sameAudio, sameVideo, type VideoSetup } from './codec/packet.ts'
import { FrameClock } from './pack/frame-clock.ts'
import { longestWait, SoundFiller } from './pack/sound-filler.ts'
import { TimestampFilter } from './pack/timestamp-filter.ts'
import { FrameTroubles, type TroubledRoom } from './trouble/frame-troubles.ts'

/** Microseconds of one track after which the other, if unannounced, is no longer waited for. */
const waitForOther = 700_000
/** Microseconds of audio after which the first key frame of an announced video track is no longer waited for. */
const waitForPicture = 4_000_000
/** Frames and bytes that are buffered while a run begins: more than any encoder sends in that time. */
const mostHeld = { frames: 2_000, bytes: 32 * 1024 * 1024 }

/** Megabits per second that one publisher may send, measured over ten seconds. */
export const mostMbit = 50
/** Milliseconds that the first key frame may take. */
const waitForKey = 4_000

/** Why the server closes a connection. */
export type CutReason = 'ended' | 'too-much' | 'codec'

/** The room as a publication uses it. */
export interface PublicationRoom extends TroubledRoom {
  readonly id: string
  begin(setup: Setup): Promise<void>
  /** `frame` is in the time of the run. */
  frame(frame: Frame, arrived: number): void
  received(frame: Frame, arrived: number): void
  dropped(kind: Frame['kind']): void
  still(at: number, picture: Buffer): void
  over(publication: Publication): void
}

interface Held {
  frame: Frame
  arrived: number
}
interface Run {
  setup: Setup
  clock: FrameClock
  sound: SoundFiller
}

export class Publication {
  readonly source: StreamSource
  /** When its last byte came: a silent publisher may be replaced. */
  heardAt: number
  private readonly room: PublicationRoom
  private readonly cut: (reason: CutReason) => void
  private readonly now: () => number
  /** The announced tracks; a run may have fewer. */
  private setup: Setup = { video: null, audio: null }
  private run: Run | null = null
  /** Counts abandoned runs, so that a run still being started is abandoned with them. */
  private generation = 0
  private beginning = false
  private held: Held[] = []
  private heldBytes = 0
  private needsKey = true
  /** Since when video comes without a key frame. */
  private keylessFrom: number | null = null
  private readonly timestamps = new TimestampFilter()
  private readonly troubles: FrameTroubles
  private hasForeignSound = false
  private readonly undecodableFormats: Partial<Record<Frame['kind'], string>> = {}
  private closed = false

  constructor(source: StreamSource, room: PublicationRoom, cut: (reason: CutReason) => void, now: () => number) {
    this.source = source
    this.room = room
    this.cut = cut
    this.now = now
    this.heardAt = now()
    this.troubles = new FrameTroubles(source, room)
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
    if (video) delete this.undecodableFormats.video
    this.beginAnew()
  }
  setAudio(audio: AudioSetup | null): void {
    if (sameAudio(audio, this.setup.audio)) return
    this.setup = { ...this.setup, audio }
    if (audio) {
      delete this.undecodableFormats.audio
      this.hasForeignSound = false
    }
    this.beginAnew()
  }

  /** Makes the next key frame begin a new run. */
  private beginAnew(): void {
    this.run = null
    this.generation += 1
    this.needsKey = true
    if (!this.beginning) this.clearHeld()
  }
  private clearHeld(): void {
    this.held = []
    this.heldBytes = 0
  }

  /** Gives up a track with the unsupported codec `what`. The other track continues alone. */
  foreign(kind: Frame['kind'], what: string): void {
    this.giveUp(kind)
    if (kind === 'audio') this.hasForeignSound = true
    this.room.trouble(`${kind}-codec`, what)
  }

  /** Gives up a track whose format no viewer can decode. The other track continues alone. */
  undecodable(kind: Frame['kind'], what: string): void {
    this.giveUp(kind)
    this.undecodableFormats[kind] = what
    this.room.trouble(`${kind}-format`, what)
  }

  private giveUp(kind: Frame['kind']): void {
    if (kind === 'video') this.setVideo(null)
    else this.setAudio(null)
  }

  /** Drops an unusable frame: video resumes at the next key frame. */
  broken(kind: Frame['kind']): void {
    this.heardAt = this.now()
    this.room.dropped(kind)
    if (kind === 'video') this.needsKey = true
  }

  add(given: Frame): void {
    if (this.closed) return
    const arrived = this.now()
    this.heardAt = arrived
    const frame = this.judged(given, arrived)
    this.room.received(frame, arrived)
    if (!this.setup[frame.kind]) {
      // Still true, however long ago the format was announced.
      const what = this.undecodableFormats[frame.kind]
      if (what !== undefined) this.room.trouble(`${frame.kind}-format`, what)
      return
    }
    if (frame.kind === 'video' && this.needsKey) {
      if (!frame.key) {
        this.dropKeyless(arrived)
        return
      }
      this.needsKey = false
      this.keylessFrom = null
    }
    this.take(frame, arrived)
  }

  /** The frame with its corrected timestamps. Video generated by this server uses one clock already. */
  private judged(given: Frame, arrived: number): Frame {
    if (this.source === 'engine') return given
    const { frame, lone, isJump } = this.timestamps.judge(given, arrived)
    this.troubles.received(frame, lone, arrived)
    if (isJump) {
      this.beginAnew()
      this.clearHeld()
    }
    return frame
  }

  private dropKeyless(arrived: number): void {
    this.room.dropped('video')
    this.keylessFrom ??= arrived
    if (!this.run?.setup.video && arrived - this.keylessFrom > waitForKey) this.room.trouble('no-key')
  }

  private take(frame: Frame, arrived: number): void {
    const { run } = this
    if (!run || this.beginning) this.hold(frame, arrived)
    else if (frame.kind === 'audio' || run.setup.video) this.pass(run, frame, arrived)
    else {
      // The first key frame of a video track without which the audio has begun.
      this.beginAnew()
      this.needsKey = false
      this.hold(frame, arrived)
    }
  }

  private hold(frame: Frame, arrived: number): void {
    this.held.push({ frame, arrived })
    this.heldBytes += frame.data.length
    if (this.held.length > mostHeld.frames || this.heldBytes > mostHeld.bytes) {
      // Only audio was buffered, for video that never began: this is already reported.
      if (this.setup.video && this.needsKey) this.refuse('too-much')
      else this.tooMuch()
      return
    }
    if (this.beginning) return
    const { video, audio } = this.setup
    const first = this.held[0]?.frame ?? frame
    const waited = frame.dts - first.dts
    const lead = this.held.find(({ frame: { kind } }) => kind === 'video' || !video)
    if (lead && ((video && audio) || waited > waitForOther)) this.begin(this.setup, lead.frame)
    else if (!lead && waited > waitForPicture) this.begin({ video: null, audio }, first)
  }

  private begin(setup: Setup, first: Frame): void {
    this.beginning = true
    const { generation } = this
    // Generated audio always comes, after its video and late on a busy machine.
    const sound = this.source === 'engine' ? new SoundFiller(setup.audio, longestWait) : new SoundFiller(setup.audio)
    const run: Run = { setup, clock: new FrameClock(setup, first), sound }
    this.room.begin(setup).then(
      () => {
        this.beginning = false
        if (this.closed) return
        // The setup may have changed meanwhile: then the buffered frames belong to the new one.
        const held = this.held
        this.clearHeld()
        if (!this.setup.audio && !this.hasForeignSound && this.undecodableFormats.audio === undefined) this.room.trouble('no-sound')
        if (this.setup.video && !setup.video && this.keylessFrom === null) this.room.trouble('no-picture')
        if (generation === this.generation) {
          this.run = run
          this.troubles.begin(setup)
        }
        for (const { frame, arrived } of held)
          if (this.run || frame.kind === 'audio' || frame.key || this.held.length > 0) this.take(frame, arrived)
      },
      // The packager does not support these codecs.
      () => {
        this.foreign(setup.video ? 'video' : 'audio', (setup.video ?? setup.audio)?.codec ?? '')
        this.refuse('codec')
      },
    )
  }

  private pass({ clock, sound }: Run, frame: Frame, arrived: number): void {
    const placed = clock.place(frame)
    if (!placed) return
    this.troubles.passed(placed)
    for (const one of sound.fill(placed)) this.room.frame(one, arrived)
  }

  /** Adds a still for the time `at` (wall clock) as a JPEG, from a publisher that draws its own: nothing has to be decoded for it. */
  addStill(at: number, picture: Buffer): void {
    if (this.closed) return
    this.room.still(at, picture)
  }

  /** Refuses a publisher that sends more than allowed. */
  tooMuch(): void {
    this.room.trouble('too-much', String(mostMbit))
    this.refuse('too-much')
  }

  private refuse(reason: CutReason): void {
    this.cut(reason)
    this.close()
  }

  /** Ends the connection because the room no longer accepts it. */
  kick(): void {
    this.refuse('ended')
  }

  /** Ends the publication because the publisher is gone. */
  end(): void {
    if (this.closed) return
    this.room.trouble('gone')
    this.close()
  }

  private close(): void {
    if (this.closed) return
    this.closed = true
    this.clearHeld()
    this.room.over(this)
  }
}
