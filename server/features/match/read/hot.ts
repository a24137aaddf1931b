// Picks the matches of the home page: about a dozen, live first. Pure.
import type { SnapshotEntry } from './snapshot.ts'

const shown = 12
/** Caps live matches, to leave room for upcoming ones. */
const mostLive = 8
const soon = 36 * 3_600_000
const lately = 12 * 3_600_000
/** In milliseconds: matches that begin within this evening, in any reader's zone, precede those of the next day. */
const evening = 8 * 3_600_000

/** `weight` of an entry: 0 if it is not hot. Returns entries in display order. */
export function hotEntries(all: readonly SnapshotEntry[], now: number, weight: (entry: SnapshotEntry) => number): SnapshotEntry[] {
  const near = (entry: SnapshotEntry): number => Math.abs(entry.time - now)
  const isLater = ({ time }: SnapshotEntry): boolean => time >= now + evening
  const best = (entries: SnapshotEntry[]): SnapshotEntry[] =>
    entries.sort((a, b) => Number(isLater(a)) - Number(isLater(b)) || weight(b) - weight(a) || near(a) - near(b))
  const live = best(all.filter(({ core }) => core.status === 'live'))
  const coming = best(all.filter(({ core, time }) => core.status === 'upcoming' && time >= now - lately && time < now + soon))
  const done = best(all.filter(({ core, time }) => core.status === 'over' && time >= now - lately))
  const picked = live.slice(0, mostLive)
  for (const entries of [coming, done, live.slice(mostLive)]) picked.push(...entries.slice(0, Math.max(0, shown - picked.length)))
  const rank = ({ core }: SnapshotEntry): number => ['live', 'upcoming', 'over'].indexOf(core.status)
  return picked.sort((a, b) => rank(a) - rank(b) || (rank(a) === 2 ? b.time - a.time : a.time - b.time) || (a.core.id < b.core.id ? -1 : 1))
}
