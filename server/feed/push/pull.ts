// Polls the document from a URL instead of receiving it.
import type { Logger } from 'pino'
import { type Repetition, repeat } from '../../core/jobs/repeat.ts'
import { openSource, SourceError } from '../../core/source.ts'
import type { FeedWatch } from '../feed-watch.ts'
import { type Item, readText } from './read.ts'
import type { Taker } from './taker.ts'

export interface PullOptions {
  address: string
  taker: Taker
  log: Logger
  watch: FeedWatch
  /** Polling interval and retry delay in milliseconds. */
  every?: number
  retry?: number
}
export interface Puller {
  /** URL without user, password and query. */
  readonly name: string
  /** Reads it once. @throws on a bad source */
  poll(): Promise<void>
  /** Starts polling; a failure is logged once until it changes or ends. */
  follow(): void
  /** Logs a failure and keeps the known data. */
  noteFailure(error: Error): void
  stop(): Promise<void>
}

const usual = { every: 15_000, retry: 30_000 }
/** Messages per batch. */
const together = 500

interface Placed {
  item: Item
  /** Position in the document, from 1. */
  place: number
  /** Its match's index; 0: a league or a team. */
  group: number
  seq: number
}

/**
 * Leagues and teams first, then match by match in sequence order: nothing may wait for a later batch, since an unchanged document is not
 * read again.
 */
function inOrder(items: readonly Item[]): Placed[] {
  const groups = new Map([['', 0]])
  const list = items.map((item, index): Placed => {
    const value = 'value' in item ? item.value : null
    const fields: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {}
    const { type, match, seq } = fields
    const name = type === 'league' || type === 'team' ? '' : String(match)
    const group = groups.get(name) ?? groups.size
    groups.set(name, group)
    return { item, place: index + 1, group, seq: typeof seq === 'number' ? seq : 0 }
  })
  return list.sort((one, other) => one.group - other.group || one.seq - other.seq)
}

export function openPuller({ address, taker, log, watch, every = usual.every, retry = usual.retry }: PullOptions): Puller {
  const source = openSource(address)
  let lastError = ''
  let lastDoubt = ''
  let looking: Repetition | undefined

  async function takeAll(items: readonly Item[]): Promise<void> {
    const list = inOrder(items)
    let doubt = ''
    for (let from = 0; from < list.length; from += together) {
      const part = list.slice(from, from + together)
      const { answers } = await taker.take(part.map(({ item }) => item))
      const bad = answers.find(({ is }) => is === 'refused' || is === 'early')
      if (bad && doubt === '') doubt = `message ${part[bad.index]?.place}${bad.match ? ` of ${bad.match}` : ''}: ${bad.reason}`
    }
    // Recurs with every poll.
    if (doubt && doubt !== lastDoubt) log.warn({ source: source.name }, `push: ${doubt}`)
    lastDoubt = doubt
  }

  async function poll(): Promise<void> {
    const text = await source.read()
    if (text === null) return
    try {
      const read = readText(text)
      if ('fault' in read) throw new SourceError(`${source.name} is no feed/v1: ${read.fault.pointer || 'it'} ${read.fault.reason}.`)
      await takeAll(read.items)
    } catch (error) {
      // A bad document is read again when it changes; any other failure is retried.
      if (!(error instanceof SourceError)) source.invalidate()
      throw error
    }
  }

  function noteFailure(error: Error): void {
    watch.failed()
    if (error.message !== lastError) log.error({ err: error, source: source.name }, `the feed keeps what it knows: ${error.message}`)
    lastError = error.message
  }

  async function round(): Promise<number> {
    try {
      await poll()
      if (lastError) log.info({ source: source.name }, `${source.name} can be used again`)
      lastError = ''
      watch.heard()
      return every
    } catch (error) {
      noteFailure(error as Error)
      return retry
    }
  }

  return {
    name: source.name,
    poll,
    noteFailure,
    follow() {
      looking = repeat(round, { every, log, failure: `${source.name} could not be looked at` })
    },
    async stop() {
      await looking?.stop()
    },
  }
}
