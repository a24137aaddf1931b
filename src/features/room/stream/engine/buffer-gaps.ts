// Fragments that failed to load: playback skips over the gap as soon as what follows is buffered.

export interface GapVideo {
  currentTime: number
  readonly seeking: boolean
  readonly buffered: Pick<TimeRanges, 'length' | 'start' | 'end'>
}

/** Tolerated distance or overlap between fragments, in seconds. */
const slack = 0.3
/** Seconds past the start of the next range, so that the decoder finds a frame there. */
const padding = 0.05
const maxGaps = 50

export class BufferGaps {
  private readonly video: GapVideo
  private gaps: { start: number; end: number }[] = []

  constructor(video: GapVideo) {
    this.video = video
  }

  /** In player seconds. */
  add(start: number, end: number): void {
    this.gaps = [...this.gaps.filter((gap) => gap.start !== start), { start, end }].sort((a, b) => a.start - b.start).slice(-maxGaps)
  }

  /** Seeks past a gap at the playback position once what follows is buffered; otherwise does nothing. */
  skip(): void {
    const { buffered, currentTime, seeking } = this.video
    if (seeking || this.gaps.length === 0) return
    let next = Number.POSITIVE_INFINITY
    for (let index = 0; index < buffered.length; index += 1) {
      const [start, end] = [buffered.start(index), buffered.end(index)]
      if (start <= currentTime + slack / 3 && end > currentTime + slack / 3) return
      if (start > currentTime) next = Math.min(next, start)
    }
    if (next <= this.endOf(currentTime) + slack) this.video.currentTime = next + padding
  }

  /** End of the gap at or after the position; adjacent gaps count as one. */
  private endOf(position: number): number {
    let end = Number.NEGATIVE_INFINITY
    for (const gap of this.gaps) if (gap.start - slack <= Math.max(position, end) && gap.end >= position) end = Math.max(end, gap.end)
    return end
  }
}
