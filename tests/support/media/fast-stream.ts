// A live stream that runs faster than time: hours of a match in minutes. Its film goes round, and its list says a delay that a
// player keeps at that pace.
import { filmSeconds, MadeStream } from './made-stream.ts'

/** Seconds that a list of the product goes back: server/media/broadcast.ts. */
const windowSeconds = 7_200

export class FastStream extends MadeStream {
  private readonly since = Date.now()

  /** @param speed seconds of the stream in one. @param past seconds that there are already; they begin now, so that no picture is behind. */
  constructor(
    readonly speed: number,
    private readonly past: number,
  ) {
    super(past, -past * 1_000)
  }

  /** Moment of the picture that is live. */
  liveMoment(): number {
    return this.momentOf(this.last())
  }

  protected override last(): number {
    return Math.floor(this.past + ((Date.now() - this.since) / 1_000) * this.speed) - 1
  }

  override playlist(): string {
    const last = this.last()
    const from = Math.max(0, last - windowSeconds + 1)
    // A list is asked for once a second: so much more is in it each time.
    const lines = [
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      `#EXT-X-TARGETDURATION:${this.speed + 4}`,
      `#EXT-X-SERVER-CONTROL:HOLD-BACK=${(this.speed + 4) * 3}`,
      `#EXT-X-MEDIA-SEQUENCE:${from}`,
      `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.max(0, Math.ceil(from / filmSeconds) - 1)}`,
      '#EXT-X-MAP:URI="init.mp4"',
    ]
    for (let index = from; index <= last; index += 1) {
      if (index > 0 && index % filmSeconds === 0) lines.push('#EXT-X-DISCONTINUITY')
      lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(this.momentOf(index)).toISOString()}`, '#EXTINF:1.000,', `s${index}.m4s`)
    }
    return [...lines, ''].join('\n')
  }

  override file(name: string): Buffer {
    const index = /^s(\d+)\.m4s$/.exec(name)?.[1]
    return super.file(index === undefined ? name : `s${Number(index) % filmSeconds}.m4s`)
  }
}
