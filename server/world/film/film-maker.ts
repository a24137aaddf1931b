// Orders pieces of film from a separate process, which is started ahead of the first order and restarted when it exits.
import { type ChildProcess, fork } from 'node:child_process'
import { resolve } from 'node:path'
import type { Logger } from 'pino'
import type { VideoSetup } from '../../media/codec/packet.ts'
import type { FilmFormat, FilmFrame } from './encode.ts'
import { type FilmOrder, type FilmPiece, type FilmResult, type Preparation, type StillOrder, subjectId, tooLate } from './order.ts'

export interface FilmMaker {
  /** Null: it failed, and the log has the reason. */
  make(order: FilmOrder): Promise<FilmPiece | null>
  /** A JPEG; null as above. */
  still(order: StillOrder): Promise<Buffer | null>
  /** The encoder's setup for pictures of this format, which is always the same; null until some exist. */
  setupOf?(format: FilmFormat): VideoSetup | null
}

interface Options {
  /** The built program, and the font folders. */
  program: string
  fonts: readonly string[]
  log: Pick<Logger, 'warn'>
}

/** Megabytes of its heap; pictures are outside of it. */
const heapMegabytes = 192
/** Milliseconds without a reply after which the process counts as dead: on a busy machine it gets almost no CPU time. */
const patience = 180_000
/** Milliseconds between an exit and the restart. */
const rest = 5_000

const nameOf = ({ width, height, fps, kbit }: FilmFormat): string => `${width}x${height} ${fps} ${kbit}`
const wholeFrame = ({ key, data }: FilmFrame): FilmFrame => ({ key, data: Buffer.from(data) })
/** Buffers arrive from another process as plain arrays. */
const wholeFilm = ({ setup, frames, moods }: FilmPiece): FilmPiece => ({
  moods,
  setup: { ...setup, description: Buffer.from(setup.description) },
  frames: frames.map(wholeFrame),
})

/** The build's process, with the committed fonts. */
export const openFilms = (appDir: string, log: Options['log']): FilmProcess =>
  new FilmProcess({
    program: resolve(appDir, '../server/film.js'),
    fonts: ['server/world/film/fonts', 'src/app/fonts'].map((folder) => resolve(appDir, '../..', folder)),
    log,
  })

export class FilmProcess implements FilmMaker {
  private readonly options: Options
  private child: ChildProcess | null = null
  private readonly setups = new Map<string, VideoSetup>()
  private readonly open = new Map<number, (result: FilmResult | null) => void>()
  private number = 0
  private mayBeginAt = 0
  private isStopped = false

  constructor(options: Options) {
    this.options = options
  }

  async make(order: FilmOrder): Promise<FilmPiece | null> {
    const result = await this.ask(order)
    if (!result || !('film' in result)) return null
    const film = wholeFilm(result.film)
    this.setups.set(nameOf(order.format), film.setup)
    return film
  }

  setupOf(format: FilmFormat): VideoSetup | null {
    return this.setups.get(nameOf(format)) ?? null
  }

  async still(order: StillOrder): Promise<Buffer | null> {
    const result = await this.ask(order)
    return result && 'still' in result ? Buffer.from(result.still) : null
  }

  /** Starts the process ahead of the first order. That order reports a failure. */
  prepare(preparation: Preparation): void {
    this.running()?.send(preparation, () => undefined)
  }

  private ask(order: FilmOrder | StillOrder): Promise<FilmResult | null> {
    const child = this.running()
    if (!child) return Promise.resolve(null)
    this.number += 1
    const id = this.number
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        this.options.log.warn({ filmed: subjectId(order) }, 'filming timed out, restarting its process')
        child.kill('SIGKILL')
      }, patience)
      this.open.set(id, (result) => {
        clearTimeout(late)
        this.open.delete(id)
        if (result && 'fault' in result && result.fault !== tooLate)
          this.options.log.warn({ filmed: subjectId(order), fault: result.fault }, 'filming failed')
        resolve(result)
      })
      child.send({ ...order, id }, (error) => error && this.open.get(id)?.(null))
    })
  }

  private running(): ChildProcess | null {
    if (this.child) return this.child
    if (this.isStopped || Date.now() < this.mayBeginAt) return null
    const { program, fonts, log } = this.options
    const child = fork(program, fonts, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${heapMegabytes}`],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.on('message', (result: FilmResult) => this.open.get(result.id)?.(result))
    const ended = (why: unknown): void => {
      if (this.child !== child) return
      this.child = null
      this.mayBeginAt = Date.now() + rest
      for (const settle of [...this.open.values()]) settle(null)
      if (!this.isStopped) log.warn({ why }, 'filming process exited')
    }
    child.once('error', ended)
    child.once('exit', (code, signal) => ended(signal ?? code))
    this.child = child
    return child
  }

  /** Resolves when the process has exited. */
  async stop(): Promise<void> {
    this.isStopped = true
    const { child } = this
    if (!child) return
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    child.kill('SIGKILL')
    await gone
  }
}
