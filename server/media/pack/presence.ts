// How long one track of a run has gone on without the other, by its own time: a track whose timestamps stand still is missing as well.
import { type Frame, otherTrack } from '../packet.ts'

export class Presence {
  private readonly newest = { video: 0, audio: 0 }
  /** Where the other track was when this one last went on. */
  private readonly otherAt = { video: 0, audio: 0 }

  /** A frame in the time of the run. */
  note({ kind, dts }: Pick<Frame, 'kind' | 'dts'>): void {
    if (dts <= this.newest[kind]) return
    this.newest[kind] = dts
    this.otherAt[kind] = this.newest[otherTrack(kind)]
  }

  /** Microseconds of the other track in which this one has not gone on. */
  missing(kind: Frame['kind']): number {
    return this.newest[otherTrack(kind)] - this.otherAt[kind]
  }
}
