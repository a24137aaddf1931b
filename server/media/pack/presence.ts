// How long one track of a run has advanced without the other, by its own time: a track whose timestamps stand still counts as missing too.
import { type Frame, otherTrack } from '../codec/packet.ts'

export class Presence {
  private readonly newest = { video: 0, audio: 0 }
  /** Where the other track was when this one last advanced. */
  private readonly otherAt = { video: 0, audio: 0 }

  /** A frame in the time of the run. */
  note({ kind, dts }: Pick<Frame, 'kind' | 'dts'>): void {
    if (dts <= this.newest[kind]) return
    this.newest[kind] = dts
    this.otherAt[kind] = this.newest[otherTrack(kind)]
  }

  /** Microseconds of the other track during which this one has not advanced. */
  missing(kind: Frame['kind']): number {
    return this.newest[otherTrack(kind)] - this.otherAt[kind]
  }
}
