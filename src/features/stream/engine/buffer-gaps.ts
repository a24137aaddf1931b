// Pieces of a stream that could not be had: the picture jumps to what comes after them as soon as that is there.

/** Of a <video> what is needed here. */
export interface HoleVideo {
  currentTime: number
  readonly seeking: boolean
  readonly buffered: Pick<TimeRanges, 'length' | 'start' | 'end'>
}

/** Seconds that pieces may lie apart, or overlap, without a hole. */
const slack = 0.3
/** Seconds behind the beginning of what is there, so that a decoder surely finds it. */
const padding = 0.05
const mostHoles = 50

export class Holes {
  private readonly video: HoleVideo
  private holes: { start: number; end: number }[] = []

  constructor(video: HoleVideo) {
    this.video = video
  }

  /** Seconds of the player. */
  add(start: number, end: number): void {
    this.holes = [...this.holes.filter((hole) => hole.start !== start), { start, end }].sort((a, b) => a.start - b.start).slice(-mostHoles)
  }

  /** Jumps where the picture stands before a hole and what comes after it is there; else does nothing. */
  jump(): void {
    const { buffered, currentTime, seeking } = this.video
    if (seeking || this.holes.length === 0) return
    let next = Number.POSITIVE_INFINITY
    for (let index = 0; index < buffered.length; index += 1) {
      const [start, end] = [buffered.start(index), buffered.end(index)]
      if (start <= currentTime + slack / 3 && end > currentTime + slack / 3) return
      if (start > currentTime) next = Math.min(next, start)
    }
    if (next <= this.endOf(currentTime) + slack) this.video.currentTime = next + padding
  }

  /** Where the hole ends in which, or before which, the picture stands; of several in a row the last. */
  private endOf(position: number): number {
    let end = Number.NEGATIVE_INFINITY
    for (const hole of this.holes) if (hole.start - slack <= Math.max(position, end) && hole.end >= position) end = Math.max(end, hole.end)
    return end
  }
}
