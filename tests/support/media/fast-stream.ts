// A live stream faster than real time: hours of a match in minutes. Its film repeats, and its playlist announces a hold-back that a player
// can keep at that speed.
import { filmSeconds, MadeStream } from './made-stream.ts'

/** Window of the product's playlists in seconds: server/media/broadcast.ts. */
const windowSeconds = 7_200

export class FastStream extends MadeStream {
  private readonly since = Date.now()

  /** @param speed stream seconds per second. @param past seconds available at the start; they begin now, so no picture is in the past. */
  constructor(
    readonly speed: number,
    private readonly past: number,
  ) {
    super(past, -past * 1_000)
  }

  /** Timestamp of the live picture. */
  liveTime(): number {
    return this.timeOf(this.last())
  }

  protected override last(): number {
    return Math.floor(this.past + ((Date.now() - this.since) / 1_000) * this.speed) - 1
  }

  override playlist(): string {
    const last = this.last()
    const from = Math.max(0, last - windowSeconds + 1)
    // Players reload a playlist once a second, and each reload adds `speed` seconds.
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
      lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(this.timeOf(index)).toISOString()}`, '#EXTINF:1.000,', `s${index}.m4s`)
    }
    return [...lines, ''].join('\n')
  }

  override file(name: string): Buffer {
    const index = /^s(\d+)\.m4s$/.exec(name)?.[1]
    return super.file(index === undefined ? name : `s${Number(index) % filmSeconds}.m4s`)
  }
}
