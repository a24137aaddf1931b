// Publishes the due frames of picture and sound in a room of the demonstration world, like a camera.
import type { AudioSetup, Frame, VideoSetup } from '../../media/codec/packet.ts'
import type { Publication } from '../../media/publication.ts'

/** A continuous picture: a match, or a loop. */
export interface Picture {
  /** Null until its first frame exists. */
  readonly setup: VideoSetup | null
  /** Its latest still as a JPEG, with its real time. */
  readonly cover?: { at: number; picture: Buffer } | null
  /** Frames that are due after `from` and not after `to`, real milliseconds, in order. */
  due(from: number, to: number): readonly { key: boolean; data: Buffer; at: number }[]
  /** Loudness at a real time, 0 to 1; absent for a loop. */
  moodAt?(at: number): number
}
/** Endless crowd noise, louder with excitement. */
export interface Sound {
  setup: AudioSetup | null
  /** From quietest to loudest, of equal length. Their frames can be combined in any order. */
  levels: readonly (readonly Pick<Frame, 'data'>[])[]
  /** Milliseconds of a frame. */
  step: number
}

/** Milliseconds before its start from which a film's first frames are still sent, and for which the sound waits for them. */
const reach = 2_000
const mostSilent = 10_000

/** Mood thresholds of all levels but the quietest. */
const louder = [0.12, 0.34, 0.62]
/** For pictures without a mood. */
const usualMood = 0.2

/** Returns its `index`th frame. @throws for a sound without frames */
export function soundFrame({ levels }: Pick<Sound, 'levels'>, index: number, mood: number): Buffer {
  const level = Math.min(levels.length - 1, louder.filter((least) => mood >= least).length)
  const frames = levels[level] ?? []
  const frame = frames[index % Math.max(1, frames.length)]
  if (!frame) throw new Error('the sound has no frames')
  return frame.data
}

export class RoomPublisher {
  private readonly publication: Publication
  private readonly sound: Sound
  private readonly begunAt: number
  /** Real milliseconds of the first frame of all; null before it. */
  private from: number | null = null
  private sentSound = 0
  /** Real milliseconds of the last picture. */
  private sentUntil: number
  private coveredUntil = 0
  private picture: Picture

  constructor(publication: Publication, given: { picture: Picture; sound: Sound; now: number }) {
    this.publication = publication
    this.picture = given.picture
    this.sound = given.sound
    this.begunAt = given.now
    this.sentUntil = given.now - reach
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
    if (this.from === null) {
      // Like a camera: never sound without a picture, unless none comes.
      const first = frames.find(({ key }) => key)
      if (!first && now - this.begunAt < mostSilent) return
      this.from = first?.at ?? now
    }
    const { from } = this
    // Not `now`: frames drawn late are sent completely, because nothing after a missing frame can be decoded.
    this.sentUntil = frames.at(-1)?.at ?? this.sentUntil
    if (picture.setup) publication.setVideo(picture.setup)
    const { cover } = picture
    if (cover && cover.at > this.coveredUntil) {
      this.coveredUntil = cover.at
      publication.addStill(cover.at, cover.picture)
    }
    const add = (frame: Omit<Frame, 'dts' | 'pts'>, at: number): void => {
      const time = Math.round((at - from) * 1_000)
      publication.add({ ...frame, dts: time, pts: time })
    }
    for (const { key, data, at } of frames) if (at >= from) add({ kind: 'video', key, data }, at)
    const soundAt = (): number => from + this.sentSound * sound.step
    for (let at = soundAt(); at <= now && sound.levels.length > 0; at = soundAt()) {
      const data = soundFrame(sound, this.sentSound, picture.moodAt?.(at) ?? usualMood)
      add({ kind: 'audio', key: true, data }, at)
      this.sentSound += 1
    }
  }

  end(): void {
    this.publication.end()
  }
}
