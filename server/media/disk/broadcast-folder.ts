// A broadcast on disk: a folder with its init segments, its segments, and a list with one line for each, in write order. The list alone is
// authoritative, so that after a crash a broadcast resumes at its last complete line.
import { appendFile, mkdir, readFile, rm, stat, truncate, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Run, Segment } from '../pack/timeline.ts'
import { type ByteRange, type MediaFile, openMediaFile } from './media-file.ts'

const listName = 'index.jsonl'

/** One line of the list. r: a run and its encoding. m: a segment. p: a still. g: the oldest were deleted. e: the broadcast ended. */
type Line =
  | { r: string; codecs: string; width: number; height: number }
  | { m: number; at: number; d: number; run: string; x: 0 | 1; k: 0 | 1; b: number }
  | { p: number; b: number }
  | { g: number }
  | { e: number }

/** A thumbnail for the seek bar. */
export interface Still {
  /** Wall clock of its segment, in whole milliseconds. */
  at: number
  bytes: number
}
export const stillName = (at: number): string => `still-${at}.jpg`

export interface StoredRun extends Run {
  codecs: string
  width: number
  height: number
}
export interface StoredBroadcast {
  runs: StoredRun[]
  segments: Segment[]
  stills: Still[]
  /** Breaks before the first remaining segment. */
  lostBreaks: number
  ended: boolean
}

export class BroadcastFolder {
  readonly path: string
  /** The segments on disk, oldest first: more than the timeline shows, because a recording is longer than the window. */
  private readonly files: { msn: number; bytes: number; at: number }[] = []
  /** Oldest first. */
  stills: Still[] = []
  /** Total size in bytes. */
  bytes = 0
  /** Number of the newest segment on disk. */
  written = -1
  /** Set when nothing more can be written because the disk is full or gone. */
  broken = false
  private readonly log: Logger
  private tail: Promise<unknown> = Promise.resolve()
  private waiting = 0

  constructor(path: string, log: Logger) {
    this.path = path
    this.log = log
  }

  /** Serializes writes, so that the list is never ahead of the files. A failure stops the writing, never the stream. */
  private write(step: () => Promise<unknown>): Promise<void> {
    this.waiting += 1
    const done = this.tail.then(async () => {
      try {
        if (!this.broken) await step()
      } catch (error) {
        this.broken = true
        this.log.error({ err: error, path: this.path }, 'writing a broadcast to disk failed')
      } finally {
        this.waiting -= 1
      }
    })
    this.tail = done
    return done
  }
  private note(line: Line): Promise<void> {
    return appendFile(join(this.path, listName), `${JSON.stringify(line)}\n`, { mode: 0o600 })
  }

  begin(run: StoredRun): void {
    void this.write(async () => {
      await mkdir(this.path, { recursive: true, mode: 0o700 })
      await writeFile(join(this.path, `${run.init}.mp4`), run.data ?? Buffer.alloc(0), { mode: 0o600 })
      await this.note({ r: run.init, codecs: run.codecs, width: run.width, height: run.height })
    })
  }

  /** Writes a segment, which may then leave memory. A disk that cannot keep up counts as broken. */
  add(segment: Segment): void {
    const { data } = segment
    if (!data) return
    if (this.waiting > 100) this.broken = true
    this.bytes += data.length
    this.files.push({ msn: segment.msn, bytes: data.length, at: Math.round(segment.at) })
    void this.write(async () => {
      await writeFile(join(this.path, `${segment.msn}.m4s`), data, { mode: 0o600 })
      const { msn, at, duration, run, breaks, independent, bytes } = segment
      await this.note({ m: msn, at: Math.round(at), d: duration, run: run.init, x: breaks ? 1 : 0, k: independent ? 1 : 0, b: bytes })
      this.written = msn
    })
  }

  /** Writes the still of a segment. */
  addStill(at: number, data: Buffer): void {
    this.bytes += data.length
    void this.write(async () => {
      await writeFile(join(this.path, stillName(at)), data, { mode: 0o600 })
      await this.note({ p: at, b: data.length })
      this.stills.push({ at, bytes: data.length })
    })
  }

  /** Number of the oldest segment; Infinity if there is none. */
  get oldest(): number {
    return this.files[0]?.msn ?? Number.POSITIVE_INFINITY
  }

  /** Drops the oldest segment and returns its number, or null if fewer than `left` would remain. */
  dropOldest(left = 8): number | null {
    const oldest = this.files.length > left ? this.files.shift() : undefined
    if (!oldest) return null
    this.bytes -= oldest.bytes
    const from = this.files[0]?.at ?? Number.POSITIVE_INFINITY
    void this.write(async () => {
      await this.note({ g: oldest.msn })
      await this.unlink(`${oldest.msn}.m4s`)
      for (const { at, bytes } of this.stills.filter((still) => still.at < from)) {
        this.bytes -= bytes
        await this.unlink(stillName(at))
      }
      this.stills = this.stills.filter((still) => still.at >= from)
    })
    return oldest.msn
  }
  private unlink(name: string): Promise<void> {
    return unlink(join(this.path, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
  }

  end(at: number): Promise<void> {
    return this.write(() => this.note({ e: at }))
  }

  /** Resolves when all pending writes are done. */
  flushed(): Promise<unknown> {
    return this.tail
  }

  async remove(): Promise<void> {
    this.broken = true
    await this.tail
    await rm(this.path, { recursive: true, force: true })
    this.bytes = 0
  }

  /** Null if there is no such file. `name` has been validated. */
  open(name: string, range?: ByteRange): Promise<MediaFile | null> {
    return openMediaFile(join(this.path, name), range)
  }

  /** Removes a line truncated by a crash before anything is appended; otherwise the next line would be invalid too. */
  async repair(): Promise<void> {
    const path = join(this.path, listName)
    const list = await readFile(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
    const whole = (list?.lastIndexOf('\n') ?? -1) + 1
    if (list && whole < list.length) await truncate(path, whole)
  }

  /** The state the list describes, up to its last complete line whose file exists; null without a list. */
  async load(): Promise<StoredBroadcast | null> {
    const text = await readFile(join(this.path, listName), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
    if (text === null) return null
    const stored = readList(text)
    // A crash can leave a line whose file was not flushed.
    for (let last = stored.segments.at(-1); last; last = stored.segments.at(-1)) {
      const size = await stat(join(this.path, `${last.msn}.m4s`)).then(
        (found) => found.size,
        () => -1,
      )
      if (size === last.bytes) break
      stored.segments.pop()
    }
    this.files.push(...stored.segments.map(({ msn, bytes, at }) => ({ msn, bytes, at })))
    this.stills = stored.stills
    this.bytes = [...stored.segments, ...stored.stills].reduce((sum, { bytes }) => sum + bytes, 0)
    this.written = stored.segments.at(-1)?.msn ?? -1
    return stored
  }
}

function parseLine(text: string): Line | null {
  try {
    const line: unknown = JSON.parse(text)
    return typeof line === 'object' && line !== null ? (line as Line) : null
  } catch {
    // A crash truncates the last line.
    return null
  }
}

/** Reads the lines of a list up to the first invalid one. */
export function readList(text: string): StoredBroadcast {
  const stored: StoredBroadcast = { runs: [], segments: [], stills: [], lostBreaks: 0, ended: false }
  for (const row of text.split('\n')) {
    const line = row === '' ? null : parseLine(row)
    if (!line) {
      if (row !== '') break
      continue
    }
    if ('r' in line) stored.runs.push({ init: line.r, data: null, codecs: line.codecs, width: line.width, height: line.height })
    else if ('m' in line) {
      const run = stored.runs.find(({ init }) => init === line.run)
      if (!run) break
      // A crash lost the previous file, and its number was assigned again.
      while ((stored.segments.at(-1)?.msn ?? -1) >= line.m) stored.segments.pop()
      stored.segments.push({
        msn: line.m,
        at: line.at,
        duration: line.d,
        run,
        breaks: line.x === 1,
        independent: line.k === 1,
        bytes: line.b,
        parts: [],
        data: null,
      })
    } else if ('p' in line) stored.stills.push({ at: line.p, bytes: line.b })
    else if ('g' in line) {
      while (stored.segments[0] && stored.segments[0].msn <= line.g) if (stored.segments.shift()?.breaks) stored.lostBreaks += 1
      const from = stored.segments[0]?.at ?? Number.POSITIVE_INFINITY
      stored.stills = stored.stills.filter(({ at }) => at >= from)
    } else if ('e' in line) stored.ended = true
  }
  return stored
}
