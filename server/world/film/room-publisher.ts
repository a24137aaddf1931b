// Sends a room of the demonstration world what is due of its picture and its sound, as if they came from a camera.
import type { AudioSetup, Frame, VideoSetup } from '../../media/packet.ts'
import type { Publication } from '../../media/publication.ts'

/** A picture that goes on: a match, or a loop. */
export interface Picture {
  /** Null until its first frame is there. */
  readonly setup: VideoSetup | null
  /** Its newest still as a JPEG, with the real moment that it shows. */
  readonly cover?: { at: number; picture: Buffer } | null
  /** Frames that are due after `from` and not after `to`, real milliseconds, in their order. */
  due(from: number, to: number): readonly { key: boolean; data: Buffer; at: number }[]
}
/** A sound that is played again and again. */
export interface Sound {
  setup: AudioSetup | null
  frames: readonly Pick<Frame, 'data'>[]
  /** Milliseconds of a frame. */
  step: number
}

export class RoomPublisher {
  private readonly publication: Publication
  private readonly sound: Sound
  private readonly from: number
  private sentSound = 0
  /** Real milliseconds of the last picture. */
  private sentUntil: number
  private coveredUntil = 0
  private picture: Picture

  constructor(publication: Publication, given: { picture: Picture; sound: Sound; now: number }) {
    this.publication = publication
    this.picture = given.picture
    this.sound = given.sound
    this.from = given.now
    // What is due at this very moment is sent.
    this.sentUntil = given.now - 1
    publication.setAudio(given.sound.setup)
  }

  get isClosed(): boolean {
    return this.publication.isClosed
  }

  show(picture: Picture): void {
    this.picture = picture
  }

  /** `now` in real milliseconds. */
  send(now: number): void {
    const { publication, sound, picture } = this
    const frames = picture.due(this.sentUntil, now)
    // Not now: what was drawn late is sent whole, for nothing behind a frame that is missing can be shown.
    this.sentUntil = frames.at(-1)?.at ?? this.sentUntil
    if (picture.setup) publication.setVideo(picture.setup)
    const { cover } = picture
    if (cover && cover.at > this.coveredUntil) {
      this.coveredUntil = cover.at
      publication.addStill(cover.at, cover.picture)
    }
    for (const { key, data, at } of frames) this.add({ kind: 'video', key, data }, at)
    for (; this.from + this.sentSound * sound.step <= now && sound.frames.length > 0; this.sentSound += 1) {
      const { data } = sound.frames[this.sentSound % sound.frames.length] as Sound['frames'][number]
      this.add({ kind: 'audio', key: true, data }, this.from + this.sentSound * sound.step)
    }
  }

  private add(frame: Omit<Frame, 'dts' | 'pts'>, at: number): void {
    const time = Math.round((at - this.from) * 1_000)
    this.publication.add({ ...frame, dts: time, pts: time })
  }

  end(): void {
    this.publication.end()
  }
}
