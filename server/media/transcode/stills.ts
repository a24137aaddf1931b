// Stills for the seek bar: a thumbnail per ten seconds of a broadcast, from the key frame that opens a segment. One ffmpeg at a time serves
// all rooms: a room that would wait too long skips the still.
import { spawn } from 'node:child_process'
import type { Logger } from 'pino'
import type { BroadcastFolder } from '../disk/broadcast-folder.ts'
import type { Segment } from '../pack/timeline.ts'

/** Milliseconds from one still to the next. */
const stillEvery = 10_000
/** Pixels. */
const width = 168
/** Segments that may be queued. */
const mostWaiting = 20
/** Milliseconds that one may take. */
const mostTime = 5_000

type Folder = Pick<BroadcastFolder, 'addStill' | 'stills'>
interface Wanted {
  folder: Folder
  at: number
  /** An init segment and the beginning of a segment. */
  bytes: Buffer
}

const settings = ['-hide_banner', '-loglevel', 'error', '-nostdin', '-f', 'mp4', '-i', 'pipe:0', '-map', '0:v:0', '-frames:v', '1']
const output = ['-vf', `scale=${width}:-2`, '-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p', '-q:v', '6', '-f', 'image2pipe', 'pipe:1']

/** A JPEG of the first video frame; null if there is none. */
function pictureOf(program: string, bytes: Buffer): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const child = spawn(program, [...settings, ...output], { stdio: ['pipe', 'pipe', 'ignore'], timeout: mostTime, killSignal: 'SIGKILL' })
    const made: Buffer[] = []
    child.stdout.on('data', (some: Buffer) => made.push(some))
    child.once('error', () => resolve(null))
    child.once('close', (code) => resolve(code === 0 && made.length > 0 ? Buffer.concat(made) : null))
    // ffmpeg exits once it has the frame, before it has read all input.
    child.stdin.on('error', () => undefined)
    child.stdin.end(bytes)
  })
}

export class Stills {
  private readonly program: string
  private readonly log: Logger
  private waiting: Wanted[] = []
  private making: { folder: Folder; done: Promise<void> } | null = null
  private readonly last = new WeakMap<Folder, number>()

  constructor(program: string, log: Logger) {
    this.program = program
    this.log = log
  }

  add(folder: Folder, { at, independent, run, data }: Pick<Segment, 'at' | 'independent' | 'run' | 'data'>): void {
    const last = this.last.get(folder) ?? folder.stills.at(-1)?.at ?? Number.NEGATIVE_INFINITY
    if (!independent || !data || !run.data || at - last < stillEvery || this.waiting.length >= mostWaiting) return
    this.last.set(folder, at)
    this.waiting.push({ folder, at: Math.round(at), bytes: Buffer.concat([run.data, data]) })
    if (!this.making) this.next()
  }

  /** Makes no more stills of this broadcast; resolves when the one in progress is done. */
  async settle(folder: Folder): Promise<void> {
    this.waiting = this.waiting.filter((one) => one.folder !== folder)
    if (this.making?.folder === folder) await this.making.done
  }

  private next(): void {
    const one = this.waiting.shift()
    this.making = one ? { folder: one.folder, done: this.make(one).then(() => this.next()) } : null
  }

  private async make({ folder, at, bytes }: Wanted): Promise<void> {
    const picture = await pictureOf(this.program, bytes)
    if (picture) folder.addStill(at, picture)
    else this.log.info({ at }, 'making a still failed')
  }
}
