// Plays a feed's timeline in product time: requests the next window, waits, delivers, never loses order.
import type { ProductClock } from '../core/clock/clock.ts'
import type { FeedEvent, FeedExtra, FeedSink, Fixture } from '../features/match/feed-message.ts'

/** One message for product time `at`. */
export type Timed = { at: number } & ({ fixture: Fixture } | { event: FeedEvent } | { extra: FeedExtra })

export interface Playback {
  clock: ProductClock
  /** Product time up to which everything was delivered. */
  from: number
  /** Messages after `from` and up to `to`, in any order. */
  next(from: number, to: number): Timed[]
  sink: Pick<FeedSink, 'upsertFixtures' | 'applyEvents' | 'applyExtras'>
  /** Runs before the first delivery. */
  first?(): Promise<void>
  signal: AbortSignal
  /** Called on the first failure of a series, and at the end of the series. */
  onError(error: unknown): void
  /** Everything up to this product time is durable. */
  onPlayed?(at: number): void
  sleep?(ms: number, signal: AbortSignal): Promise<void>
}

/** Look-ahead in real milliseconds, and its maximum in product milliseconds. */
const ahead = 20_000
const longestWindow = 30 * 60_000
/** Maximum real milliseconds of one sleep, since clocks are set and machines sleep; then retry delays. */
const longestSleep = 30_000
const retry = { first: 250, longest: 10_000 }
/** Messages per transaction. */
const together = 400
/** Attempts per window before it is skipped. */
const tries = 3

/** Waits; an abort ends it early. */
export const sleepReal = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const done = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })

/** Keeps the last extra of each type per match, and every text line. */
export function coalesce(extras: FeedExtra[]): FeedExtra[] {
  const latest = new Map<string, FeedExtra>()
  for (const extra of extras) {
    const key = extra.type === 'text' ? `${extra.match_id} ${extra.key}` : `${extra.match_id} ${extra.type}`
    latest.delete(key)
    latest.set(key, extra)
  }
  return [...latest.values()]
}

function* chunks<T>(list: T[]): Generator<T[]> {
  for (let from = 0; from < list.length; from += together) yield list.slice(from, from + together)
}

/** Resolves when the signal aborts; never rejects. */
export async function playTimeline(playback: Playback): Promise<void> {
  const { clock, sink, signal, onError, onPlayed, sleep = sleepReal } = playback
  let planned = playback.from
  let waiting: Timed[] = []

  /** Retries until success or `most` attempts, with backoff. */
  async function insist(work: () => Promise<unknown>, most = Number.POSITIVE_INFINITY): Promise<boolean> {
    let pause = retry.first
    for (let attempt = 1; attempt <= most && !signal.aborted; attempt += 1) {
      try {
        await work()
        return true
      } catch (error) {
        if (attempt === 1 || attempt === most) onError(error)
        if (attempt < most) await sleep(pause, signal)
        pause = Math.min(retry.longest, pause * 2)
      }
    }
    return false
  }

  async function plan(): Promise<void> {
    const until = Math.min(Math.max(planned, clock.now()) + ahead * clock.origin.speed, planned + longestWindow)
    await insist(async () => {
      waiting = playback.next(planned, until).sort((one, other) => one.at - other.at)
    }, tries)
    planned = until
  }

  async function deliver(due: Timed[]): Promise<void> {
    const fixtures = due.flatMap((item) => ('fixture' in item ? item.fixture : []))
    const events = due.flatMap((item) => ('event' in item ? item.event : []))
    const extras = coalesce(due.flatMap((item) => ('extra' in item ? item.extra : [])))
    for (const chunk of chunks(fixtures)) await insist(() => sink.upsertFixtures(chunk))
    for (const chunk of chunks(events)) await insist(() => sink.applyEvents(chunk))
    for (const chunk of chunks(extras)) await insist(() => sink.applyExtras(chunk))
  }

  const { first } = playback
  if (first) await insist(first)
  while (!signal.aborted) {
    if (waiting.length === 0 && planned <= clock.now() + (ahead / 4) * clock.origin.speed) await plan()
    const now = clock.now()
    const later = waiting.findIndex((item) => item.at > now)
    const due = waiting.splice(0, later < 0 ? waiting.length : later)
    if (due.length > 0) await deliver(due)
    if (signal.aborted) return
    onPlayed?.(waiting.length > 0 ? now : Math.min(now, planned))
    const nextAt = waiting[0]?.at ?? planned - (ahead / 4) * clock.origin.speed
    const wait = Math.ceil(clock.realUntil(nextAt))
    // Yields to other tasks even with nothing to wait for.
    if (due.length === 0 || wait > 0) await sleep(Math.min(wait, longestSleep), signal)
  }
}
