// Further qualities by ffmpeg, and stills: as many streams at once as the machine can handle. The original never waits for them.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import type { Logger } from 'pino'
import type { StreamQuality } from '../../../contract/room/stream.ts'
import type { MediaConfig } from '../../config-media.ts'
import type { Broadcast } from '../broadcast.ts'
import type { Frame, Setup } from '../codec/packet.ts'
import { makeFragment } from '../pack/fragment.ts'
import { type InitSegment, makeInitSegment } from '../pack/init-segment.ts'
import type { Segment } from '../pack/timeline.ts'
import { Stills } from './stills.ts'
import { Transcoder } from './transcoder.ts'

export interface Ladder {
  quality: Exclude<StreamQuality, 'original'>
  height: number
  /** Kilobits per second. */
  rate: number
}
/** Renditions made from a higher source. */
const ladder: readonly Ladder[] = [
  { quality: 'hd', height: 720, rate: 2_500 },
  { quality: 'sd', height: 480, rate: 1_100 },
  { quality: 'smooth', height: 360, rate: 600 },
]

export interface Renditions {
  begin(broadcast: Broadcast, setup: Setup): Promise<void>
  add(broadcast: Broadcast, frame: Frame): void
  /** Offers a complete segment of the original, from which a still may be made. */
  still(broadcast: Broadcast, segment: Segment): void
  /** Flushes the encoder because the publisher is gone. */
  pause(broadcast: Broadcast): Promise<void>
}

/** Whether the program of this name runs and has the required encoders. */
export function canEncode(program: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, ['-hide_banner', '-encoders'], { stdio: ['ignore', 'pipe', 'ignore'] })
    let output = ''
    child.stdout.on('data', (bytes: Buffer) => {
      output += bytes.toString('latin1')
    })
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0 && output.includes('libx264')))
  })
}

/** Null if there is no ffmpeg, or transcoding is off. */
export async function openRenditions({ ffmpeg, transcodes }: MediaConfig, log: Logger): Promise<Renditions | null> {
  const most = transcodes ?? Math.floor(availableParallelism() / 2)
  if (ffmpeg === 'off' || most === 0) return null
  const program = ffmpeg || 'ffmpeg'
  if (!(await canEncode(program))) {
    if (ffmpeg) log.warn({ ffmpeg }, 'FFMPEG names a program that does not run or has no libx264: streams are shown as they are sent')
    return null
  }
  return new FfmpegRenditions(program, most, log)
}

interface Running {
  transcoder: Transcoder
  init: InitSegment
  sequence: number
}

class FfmpegRenditions implements Renditions {
  private readonly program: string
  private readonly most: number
  private readonly log: Logger
  private readonly running = new Map<Broadcast, Running>()
  private readonly stills: Stills

  constructor(program: string, most: number, log: Logger) {
    this.program = program
    this.most = most
    this.log = log
    this.stills = new Stills(program, log)
  }

  async begin(broadcast: Broadcast, setup: Setup): Promise<void> {
    await this.endRun(broadcast)
    const steps = ladder.filter(({ height }) => (setup.video?.height ?? 0) > height)
    if (steps.length === 0 || this.running.size >= this.most) return
    const init = await makeInitSegment(setup)
    const { program, log } = this
    const onEnd = (): void => {
      if (this.running.get(broadcast)?.transcoder === transcoder) this.running.delete(broadcast)
    }
    const transcoder = new Transcoder({ program, log, broadcast, steps, sound: setup.audio !== null, onEnd })
    this.running.set(broadcast, { transcoder, init, sequence: 0 })
    transcoder.write(init.data)
  }

  add(broadcast: Broadcast, frame: Frame): void {
    const run = this.running.get(broadcast)
    const track = frame.kind === 'video' ? run?.init.video : run?.init.audio
    if (!run || !track) return
    run.sequence += 1
    const length = frame.kind === 'video' ? 40_000 : 1_024_000_000 / track.timescale
    run.transcoder.write(makeFragment(run.sequence, [{ track, frames: [frame], end: frame.dts + length }]))
  }

  still(broadcast: Broadcast, segment: Segment): void {
    if (broadcast.facts.keep && broadcast.original.run?.width) this.stills.add(broadcast.original.folder, segment)
  }

  async pause(broadcast: Broadcast): Promise<void> {
    await Promise.all([this.endRun(broadcast), this.stills.settle(broadcast.original.folder)])
  }

  private async endRun(broadcast: Broadcast): Promise<void> {
    const run = this.running.get(broadcast)
    this.running.delete(broadcast)
    await run?.transcoder.end()
  }
}
