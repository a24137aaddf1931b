// One ffmpeg for one run of a broadcast: the original goes in as fragments; each quality comes out as FLV and is packaged like the
// original.
/// <reference path="../node-media-server.d.ts" />
import { type ChildProcess, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import Flv from 'node-media-server/src/protocol/flv.js'
import type { Logger } from 'pino'
import type { Broadcast } from '../broadcast.ts'
import { readTag } from '../codec/flv-tag.ts'
import type { Frame, Setup } from '../codec/packet.ts'
import type { Rendition } from '../rendition.ts'
import type { Ladder } from './renditions.ts'

export interface TranscoderOptions {
  program: string
  log: Logger
  broadcast: Broadcast
  steps: readonly Ladder[]
  sound: boolean
  onEnd: () => void
}

/** Bytes that may be queued for ffmpeg: beyond that it cannot keep up, and is stopped. */
const mostWaiting = 16 * 1024 * 1024
/** Milliseconds that it has to emit what it holds. */
const endWithin = 1_500

function argumentsOf(steps: readonly Ladder[], sound: boolean): string[] {
  const input = ['-hide_banner', '-loglevel', 'error', '-nostdin', '-probesize', '65536', '-analyzeduration', '0']
  // Keeps the original's timestamps: a frame has the same date in every quality.
  const common = ['-copyts', '-f', 'mp4', '-i', 'pipe:0']
  const outputs = steps.flatMap(({ height, rate }, index) => [
    ...['-map', '0:v:0', ...(sound ? ['-map', '0:a:0', '-c:a', 'copy'] : [])],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-tune', 'zerolatency', '-profile:v', 'main', '-pix_fmt', 'yuv420p'],
    // Places key frames where the original has them: viewers switch quality there.
    ...['-vf', `scale=-2:${height}`, '-force_key_frames', 'source', '-g', '100000', '-sc_threshold', '0'],
    ...['-b:v', `${rate}k`, '-maxrate', `${Math.round(rate * 1.2)}k`, '-bufsize', `${rate}k`],
    // Does not wait for a track that has ended: that would hold back ten seconds of the other.
    ...['-max_interleave_delta', '1000000'],
    ...['-flush_packets', '1', '-flvflags', 'no_duration_filesize', '-f', 'flv', `pipe:${index + 3}`],
  ])
  return [...input, ...common, ...outputs]
}

export class Transcoder {
  private readonly child: ChildProcess
  private readonly options: TranscoderOptions
  private readonly closed: Promise<void>
  private given = false

  constructor(options: TranscoderOptions) {
    const { program, steps, sound, log, onEnd } = options
    this.options = options
    const pipes = steps.map(() => 'pipe' as const)
    this.child = spawn(program, argumentsOf(steps, sound), { stdio: ['pipe', 'ignore', 'pipe', ...pipes] })
    this.child.stdin?.on('error', () => this.giveUp('its input is closed'))
    this.child.stderr?.on('data', (bytes: Buffer) => log.warn({ ffmpeg: bytes.toString('utf8').slice(0, 300) }, 'ffmpeg complains'))
    this.child.once('error', (error) => this.giveUp(error.message))
    this.closed = new Promise((resolve) => this.child.once('close', () => resolve()))
    void this.closed.then(onEnd)
    for (const [index, { quality }] of steps.entries()) this.read(this.child.stdio[index + 3] as Readable, quality)
  }

  private read(output: Readable, quality: Ladder['quality']): void {
    const { broadcast } = this.options
    const flv = new Flv()
    const reading = new RenditionReader(() => broadcast.renditionOf(quality), this.options.sound)
    flv.onPacketCallback = ({ codec_type, dts, size, data }) => reading.take(readTag(codec_type, dts, Buffer.from(data.subarray(0, size))))
    output.on('data', (bytes: Buffer) => {
      const wrong = flv.parserData(bytes)
      if (wrong) this.giveUp(wrong)
    })
    output.once('close', () => reading.end())
  }

  write(bytes: Buffer): void {
    const { stdin } = this.child
    if (this.given || !stdin?.writable) return
    if (stdin.writableLength > mostWaiting) this.giveUp('it cannot keep up')
    else stdin.write(bytes)
  }

  private giveUp(reason: string): void {
    if (this.given) return
    this.given = true
    this.options.log.warn({ reason }, 'transcoding stopped')
    this.child.kill('SIGKILL')
  }

  async end(): Promise<void> {
    this.given = true
    this.child.stdin?.end()
    const force = setTimeout(() => this.child.kill('SIGKILL'), endWithin)
    await this.closed
    clearTimeout(force)
  }
}

/** Packages the output of one quality; its times are those of the original's run. */
class RenditionReader {
  private readonly open: () => Rendition
  private readonly sound: boolean
  private setup: Setup = { video: null, audio: null }
  private rendition: Rendition | null = null
  private waiting: Frame[] = []
  private begun = false

  constructor(open: () => Rendition, sound: boolean) {
    this.open = open
    this.sound = sound
  }

  take(content: ReturnType<typeof readTag>): void {
    if (content.type === 'video setup') this.setup = { ...this.setup, video: content.setup }
    else if (content.type === 'audio setup') this.setup = { ...this.setup, audio: content.setup }
    else if (content.type === 'frame') this.add(content.frame)
  }

  private add(frame: Frame): void {
    if (this.rendition) {
      this.rendition.add(frame)
      return
    }
    this.waiting.push(frame)
    if (this.begun || !this.setup.video || (this.sound && !this.setup.audio)) return
    this.begun = true
    const rendition = this.open()
    void rendition.begin(this.setup).then(() => {
      this.rendition = rendition
      for (const held of this.waiting) rendition.add(held)
      this.waiting = []
    })
  }

  end(): void {
    this.rendition?.finishRun()
  }
}
