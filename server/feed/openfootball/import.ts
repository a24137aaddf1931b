// Imports a competition into the sink: upserts league, teams and fixtures, and applies new events.
import type { FeedEvent, FeedSink, Refused } from '../../features/match/feed-message.ts'
import type { Checkpoints } from '../progress.ts'
import { type Checkpoint, changeOf } from './change.ts'
import type { Imported } from './fixtures.ts'

/** Events per transaction. */
const batch = 400

/** Delivers events in batches without splitting a match. */
async function inBatches(matches: FeedEvent[][], deliver: (events: FeedEvent[]) => Promise<Refused>): Promise<Refused> {
  const refused = new Set<string>()
  const hand = async (events: FeedEvent[]): Promise<void> => {
    for (const id of await deliver(events)) refused.add(id)
  }
  let waiting: FeedEvent[] = []
  for (const events of matches) {
    if (waiting.length > 0 && waiting.length + events.length > batch) {
      await hand(waiting)
      waiting = []
    }
    waiting.push(...events)
  }
  if (waiting.length > 0) await hand(waiting)
  return refused
}

interface Missing {
  /** Entries that the file now spells differently: each is cancelled without an alert. */
  respelled: FeedEvent[]
  /** Stored state of all entries that left the file, to recognize them when they return. */
  retained: Checkpoints<Checkpoint>
  /** Number of entries that left the file without a successor. */
  unexplained: number
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/**
 * Upcoming matches that left the file. A missing entry says nothing about the match: it stays until its day is over. If another entry
 * appeared on its day, that is the same match with another spelling, and keeping both would duplicate it.
 */
function missingFrom(checkpoints: Checkpoints<Checkpoint>, now: Checkpoints<Checkpoint>, time: number): Missing {
  const missing = Object.entries(checkpoints).filter(([id, match]) => !(id in now) && match.rest.length === 0 && match.kickOff > time)
  const isNew = (id: string): boolean => !(id in checkpoints) || checkpoints[id]?.status === 'cancelled'
  const came = Object.entries(now).flatMap(([id, { kickOff, status }]) => (isNew(id) && status === 'scheduled' ? dayOf(kickOff) : []))
  const at = new Date(time).toISOString()
  const result: Missing = { respelled: [], retained: {}, unexplained: 0 }
  const isKnownFile = Object.keys(checkpoints).length > 0 && Object.keys(now).some((id) => id in checkpoints)
  for (const [id, match] of missing) {
    const place = isKnownFile && match.status === 'scheduled' ? came.indexOf(dayOf(match.kickOff)) : -1
    result.retained[id] = place < 0 ? match : { ...match, status: 'cancelled' }
    if (place < 0) {
      if (match.status !== 'cancelled') result.unexplained += 1
      continue
    }
    came.splice(place, 1)
    const key = `gone:${id}${match.turns ? `:${match.turns}` : ''}`
    result.respelled.push({ type: 'abandoned', match_id: id, key, at, minute: { minute: 0 } })
  }
  return result
}

/** Restores the previous state of refused matches, so that their data is reported again and never corrected as if it had been accepted. */
function unsay(next: Checkpoints<Checkpoint>, checkpoints: Checkpoints<Checkpoint>, refused: Refused): void {
  for (const id of refused) {
    const before = checkpoints[id]
    if (before) next[id] = before
    else delete next[id]
  }
}

interface ImportOptions {
  /** Product milliseconds. */
  now: number
  /** Backfills the past without alerts. */
  first: boolean
  /** No match of the file was dropped. */
  whole: boolean
  /** Called with the number of upcoming matches that left the file. */
  onMissing?: (count: number) => void
}

/** Returns the new reported state. */
export async function importMatches(
  sink: FeedSink,
  imported: Imported,
  checkpoints: Checkpoints<Checkpoint>,
  { now, first, whole, onMissing }: ImportOptions,
): Promise<Checkpoints<Checkpoint>> {
  await sink.upsertLeagues([imported.league])
  await sink.upsertTeams(imported.teams)
  const unknown = await sink.upsertFixtures(imported.fixtures)
  const next: Checkpoints<Checkpoint> = {}
  const events: FeedEvent[][] = []
  for (const match of imported.matches) {
    const change = changeOf(match, checkpoints[match.id], now)
    next[match.id] = change?.checkpoint ?? (checkpoints[match.id] as Checkpoint)
    if (change && change.events.length > 0 && !unknown.has(match.id)) events.push(change.events)
  }
  if (whole) {
    const { respelled, retained, unexplained } = missingFrom(checkpoints, next, now)
    await inBatches([respelled], (list) => sink.applyEvents(list, false))
    Object.assign(next, retained)
    if (unexplained > 0) onMissing?.(unexplained)
  }
  const deliver = first ? (list: FeedEvent[]) => sink.importEvents(list) : (list: FeedEvent[]) => sink.applyEvents(list)
  const refused = await inBatches(
    events.filter((list) => list.length > 0),
    deliver,
  )
  unsay(next, checkpoints, new Set([...unknown, ...refused]))
  return whole ? next : { ...checkpoints, ...next }
}
