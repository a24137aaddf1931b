// The feed `openfootball:FILE_OR_URL`: fixtures and results, re-read when the file changes or every ten minutes.
import { unwatchFile, watchFile } from 'node:fs'
import type { Logger } from 'pino'
import type { ProductClock } from '../../core/clock/clock.ts'
import { type Repetition, repeat } from '../../core/jobs/repeat.ts'
import { openSource, type Source } from '../../core/source.ts'
import type { Feed, FeedSink } from '../../features/match/feed-message.ts'
import { type FileDeduction, openDeductions } from '../deductions.ts'
import { type FeedWatch, unwatched } from '../feed-watch.ts'
import type { ClubNames } from '../names/club.ts'
import type { CheckpointProgress, Checkpoints, Progress } from '../progress.ts'
import type { Checkpoint } from './change.ts'
import { importCompetition } from './fixtures.ts'
import { importMatches } from './import.ts'
import { FileError, type Problem } from './model.ts'
import { type Parsed, parseCompetition } from './parse.ts'

const everyAddress = 10 * 60_000
const everyFile = 1_000
const retryAfter = 30_000
/** Maximum problems logged one by one per read. */
const mostLogged = 20

export interface OpenfootballOptions {
  source: string
  sink: FeedSink
  clock: ProductClock
  clubs: ClubNames
  progress: Progress<CheckpointProgress<Checkpoint>>
  log: Logger
  /** Polling intervals of a file and of a URL, and the retry delay, in milliseconds; tests shorten them. */
  every?: { file?: number; address?: number; retry?: number }
  watch?: FeedWatch
}

export function logProblems(log: Logger, source: string, problems: readonly Problem[]): void {
  for (const { path, text, skipped } of problems.slice(0, mostLogged))
    log.warn({ source, path }, `${source}: ${path} ${skipped ? 'is left out' : 'has a doubt'}: ${text}`)
  if (problems.length > mostLogged) log.warn({ source }, `${source}: ${problems.length - mostLogged} more such matches`)
}

export function openfootballFeed({
  source: address,
  sink,
  clock,
  clubs,
  progress,
  log,
  every = {},
  watch = unwatched,
}: OpenfootballOptions): Feed {
  const source: Source = openSource(address)
  const deductions = openDeductions(source.path)
  let taken: readonly FileDeduction[] = []
  let parsed: Parsed | null = null
  let checkpoints: Checkpoints<Checkpoint> = {}
  let first = true
  let stopped = false
  let lastError = ''
  let lastMissing = 0
  let looking: Repetition | undefined

  /** Returns false if both texts are unchanged. */
  async function readOnce(): Promise<boolean> {
    const text = await source.read()
    const read = await deductions.read()
    if (read) taken = read.list
    if (read) logProblems(log, source.name, read.problems)
    if (text === null && (!read || !parsed)) return false
    try {
      if (text !== null) {
        parsed = null
        parsed = parseCompetition(text, source.name)
        logProblems(log, source.name, parsed.problems)
      }
      if (!parsed) return false
      const { competition, problems } = parsed
      const imported = importCompetition(competition, clubs, taken)
      logProblems(log, source.name, imported.problems)
      const whole = !problems.some(({ skipped }) => skipped)
      const onMissing = (count: number): void => {
        if (count !== lastMissing)
          log.warn({ source: source.name }, `${source.name} no longer has ${count} matches to come; they stay as they were`)
        lastMissing = count
      }
      checkpoints = await importMatches(sink, imported, checkpoints, { now: clock.now(), first, whole, onMissing })
      first = false
      await progress.write({ at: Date.now(), matches: checkpoints })
      return true
    } catch (error) {
      // A bad file is read again when it changes; any other failure, such as a full disk, is retried.
      if (!(error instanceof FileError)) source.invalidate()
      throw error
    }
  }

  function noteSuccess(changed: boolean): number {
    // An unchanged bad file is still bad.
    if (changed || lastError === '') watch.heard()
    if (changed && lastError) log.info({ source: source.name }, `${source.name} can be used again`)
    if (changed) lastError = ''
    return every.address ?? everyAddress
  }

  /** Keeps the known data, and logs a failure once until it changes or ends. */
  function noteFailure(error: Error): number {
    watch.failed()
    if (error.message !== lastError) log.error({ err: error, source: source.name }, `the feed keeps what it knows: ${error.message}`)
    lastError = error.message
    return every.retry ?? retryAfter
  }

  const poll = (): Promise<number> => readOnce().then(noteSuccess, noteFailure)
  const refresh = (): void => looking?.wake()
  const watched = [source.path, deductions.path].filter((path) => path !== null)

  return {
    name: `openfootball:${source.name}`,
    async start() {
      checkpoints = (await progress.read())?.matches ?? {}
      const known = Object.keys(checkpoints).length > 0
      const first = await readOnce().then(noteSuccess, (error: Error) => {
        // With nothing to show yet, a wrong URL or file fails the start: the operator has to fix it.
        if (!known) throw error
        return noteFailure(error)
      })
      if (stopped) return
      looking = repeat(poll, { every: everyAddress, first, log, failure: `${source.name} could not be looked at` })
      for (const path of watched) watchFile(path, { interval: every.file ?? everyFile, persistent: false }, refresh)
    },
    async stop() {
      stopped = true
      for (const path of watched) unwatchFile(path, refresh)
      await looking?.stop()
    },
  }
}
