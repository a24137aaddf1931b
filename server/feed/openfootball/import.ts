// Brings what a competition says to the sink: league, teams and fixtures as they are, events as far as they are new.
import type { FeedEvent, FeedSink, Refused } from '../../features/match/feed-message.ts'
import type { SaidMatches } from '../progress.ts'
import { changeOf, type Said } from './change.ts'
import type { Imported } from './fixtures.ts'

/** Events in one transaction. */
const batch = 400
/** A file that lost more than this share of its matches is taken for damaged, and nothing is called off. */
const mostGone = 0.05

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

/** Matches to come that the file had and no longer has: they are off, and remembered, so that they are on again when they come back. */
function gone(said: SaidMatches<Said>, now: SaidMatches<Said>, moment: number): { events: FeedEvent[]; off: SaidMatches<Said> } {
  const missing = Object.entries(said).filter(([id]) => !(id in now))
  const fresh = missing.filter(([, { status }]) => status !== 'cancelled')
  if (fresh.length > Math.max(1, Object.keys(said).length * mostGone)) return { events: [], off: {} }
  const off = missing.filter(([, match]) => match.rest.length === 0 && match.kickOff > moment)
  const at = new Date(moment).toISOString()
  return {
    events: off.flatMap(([id, { status, turns }]): FeedEvent[] =>
      status === 'cancelled'
        ? []
        : [{ type: 'abandoned', match_id: id, key: `gone:${id}${turns ? `:${turns}` : ''}`, at, minute: { minute: 0 } }],
    ),
    off: Object.fromEntries(off.map(([id, match]) => [id, { ...match, status: 'cancelled' as const }])),
  }
}

/** Keeps of refused matches what was said before, so that it is said again, and never corrected as if it had been heard. */
function unsay(next: SaidMatches<Said>, said: SaidMatches<Said>, refused: Refused): void {
  for (const id of refused) {
    const before = said[id]
    if (before) next[id] = before
    else delete next[id]
  }
}

/** Answers what is said now. `first` fills the past without alerts; `whole` tells that no match was left out. */
export async function importMatches(
  sink: FeedSink,
  imported: Imported,
  said: SaidMatches<Said>,
  { now, first, whole }: { now: number; first: boolean; whole: boolean },
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
    const { events: ends, off } = gone(said, next, now)
    events.push(ends)
    Object.assign(next, off)
  }
  const deliver = first ? (list: FeedEvent[]) => sink.importEvents(list) : (list: FeedEvent[]) => sink.applyEvents(list)
  const refused = await inBatches(
    events.filter((list) => list.length > 0),
    deliver,
  )
  unsay(next, said, new Set([...unknown, ...refused]))
  return whole ? next : { ...said, ...next }
}
