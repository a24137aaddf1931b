// Brings what a competition says to the sink: league, teams and fixtures as they are, events as far as they are new.
import type { FeedEvent, FeedSink, Refused } from '../../features/match/feed-message.ts'
import type { SaidMatches } from '../progress.ts'
import { changeOf, type Said } from './change.ts'
import type { Imported } from './fixtures.ts'

/** Events in one transaction. */
const batch = 400

/** Hands events over in batches, each match whole. */
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
  /** Of entries that the file has under another spelling now: each is off, and nobody is told. */
  respelled: FeedEvent[]
  /** What is remembered of all that left the file, so that it is known when it comes back. */
  kept: SaidMatches<Said>
  /** How many left it and have no such entry. */
  unexplained: number
}

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/**
 * Matches to come that the file had and no longer has. That an entry left says nothing of the match: it stays as it was until its day
 * is over. Where another one came on its day it is that one, spelled otherwise, and would stand there twice.
 */
function missingFrom(said: SaidMatches<Said>, now: SaidMatches<Said>, moment: number): Missing {
  const missing = Object.entries(said).filter(([id, match]) => !(id in now) && match.rest.length === 0 && match.kickOff > moment)
  const isNew = (id: string): boolean => !(id in said) || said[id]?.status === 'cancelled'
  const came = Object.entries(now).flatMap(([id, { kickOff, status }]) => (isNew(id) && status === 'scheduled' ? dayOf(kickOff) : []))
  const at = new Date(moment).toISOString()
  const result: Missing = { respelled: [], kept: {}, unexplained: 0 }
  const isKnownFile = Object.keys(said).length > 0 && Object.keys(now).some((id) => id in said)
  for (const [id, match] of missing) {
    const place = isKnownFile && match.status === 'scheduled' ? came.indexOf(dayOf(match.kickOff)) : -1
    result.kept[id] = place < 0 ? match : { ...match, status: 'cancelled' }
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

/** Keeps of refused matches what was said before, so that it is said again, and never corrected as if it had been heard. */
function unsay(next: SaidMatches<Said>, said: SaidMatches<Said>, refused: Refused): void {
  for (const id of refused) {
    const before = said[id]
    if (before) next[id] = before
    else delete next[id]
  }
}

interface ImportOptions {
  /** Product milliseconds. */
  now: number
  /** Fills the past without alerts. */
  first: boolean
  /** No match of the file was left out. */
  whole: boolean
  /** Hears how many matches to come the file no longer has. */
  onMissing?: (count: number) => void
}

/** Answers what is said now. */
export async function importMatches(
  sink: FeedSink,
  imported: Imported,
  said: SaidMatches<Said>,
  { now, first, whole, onMissing }: ImportOptions,
): Promise<SaidMatches<Said>> {
  await sink.putLeagues([imported.league])
  await sink.putTeams(imported.teams)
  const unknown = await sink.putFixtures(imported.fixtures)
  const next: SaidMatches<Said> = {}
  const events: FeedEvent[][] = []
  for (const match of imported.matches) {
    const change = changeOf(match, said[match.id], now)
    next[match.id] = change?.said ?? (said[match.id] as Said)
    if (change && change.events.length > 0 && !unknown.has(match.id)) events.push(change.events)
  }
  if (whole) {
    const { respelled, kept, unexplained } = missingFrom(said, next, now)
    await inBatches([respelled], (list) => sink.applyEvents(list, false))
    Object.assign(next, kept)
    if (unexplained > 0) onMissing?.(unexplained)
  }
  const deliver = first ? (list: FeedEvent[]) => sink.importEvents(list) : (list: FeedEvent[]) => sink.applyEvents(list)
  const refused = await inBatches(
    events.filter((list) => list.length > 0),
    deliver,
  )
  unsay(next, said, new Set([...unknown, ...refused]))
  return whole ? next : { ...said, ...next }
}
