// All match rows that this window knows, by id, outside React: a goal re-renders one row only.
import type { CoveragePatch, MatchPatch, OddsPatch } from '../../../../../contract/live.ts'
import type { MatchRow } from '../../../../../contract/match/match-row.ts'
import { beforeWrite, createStore, type Store } from '../../../../core/store/store.ts'
import { mergeRow, patchOdds, patchRow, reuseIfEqual } from './row-merge.ts'

interface Entry {
  row: MatchRow
  /** Real milliseconds when the server last confirmed this row. */
  heardAt: number
  /** A cached copy: it lacks what the socket sent since it was read. */
  copied: boolean
}

/** Applies a socket message to a row. */
type Change = (row: MatchRow) => MatchRow

interface RecentPatch {
  change: Change
  heardAt: number
}

/** Maximum rows; those not on screen are evicted first. */
const mostRows = 3_000
const entries = new Map<string, Entry>()
/** Listeners by match, and whether each shows odds. */
const listeners = new Map<string, Map<() => void, boolean>>()
const statusVersion = createStore(0)
/**
 * Recent socket messages by match, oldest first. A response that was in flight meanwhile may be older, and is a full state,
 * whereas a patch contains only changes.
 */
const recent = new Map<string, RecentPatch[]>()
/** Maximum milliseconds by which a response may be older than messages that arrived while it was in flight. */
const longestWay = 60_000
let patchedAt = 0

function notify(id: string, onlyOdds = false): void {
  for (const [listener, withOdds] of listeners.get(id) ?? []) if (withOdds || !onlyOdds) listener()
}

/**
 * Stores an entry; returns whether the match's status or start time has changed. Without a change it keeps the known row and notifies
 * nobody: otherwise a screen that puts its read would re-render because of that, and put it again.
 */
function upsertEntry(known: Entry | undefined, next: Entry, onlyOdds = false): boolean {
  beforeWrite()
  const row = reuseIfEqual(known?.row, next.row)
  entries.set(row.id, { ...next, row, heardAt: Math.max(next.heardAt, known?.heardAt ?? 0) })
  if (known?.row !== row) notify(row.id, onlyOdds)
  return known?.row.status !== row.status || known.row.match_time !== row.match_time
}

const statusesChanged = (): void => statusVersion.set(statusVersion.get() + 1)

function trim(): void {
  if (entries.size <= mostRows) return
  for (const id of entries.keys()) {
    if (entries.size <= mostRows) return
    if (!listeners.has(id)) entries.delete(id)
  }
}

const patchesNear = (id: string, time: number): RecentPatch[] =>
  (recent.get(id) ?? []).filter(({ heardAt }) => Math.abs(heardAt - time) < longestWay)

/** Puts rows from the server. `heardAt` is when they were read, earlier than now for a cached copy (`isCopy`). */
export function upsertRows(rows: readonly MatchRow[], heardAt: number, isCopy = false): void {
  let changed = false
  for (const row of rows) {
    const known = entries.get(row.id)
    const copied = isCopy && known?.copied !== false
    // Replays the messages that arrived while the response was in flight. An old copy lacks more than those.
    const whole = patchesNear(row.id, heardAt).reduce((was, { change }) => change(was), row)
    changed = upsertEntry(known, { row: mergeRow(known?.row, whole), heardAt, copied }) || changed
  }
  if (changed) statusesChanged()
  trim()
}

/**
 * Applies a socket message to a match: returns its new row and its entry, or undefined if no list of this window has shown it. Such a
 * match gets the message replayed on its next read.
 */
function patch(id: string, change: Change, heardAt: number): { known: Entry; row: MatchRow } | undefined {
  recent.set(id, [...patchesNear(id, heardAt), { change, heardAt }])
  const known = entries.get(id)
  return known && { known, row: change(known.row) }
}

export function patchRows(patches: readonly MatchPatch[], heardAt: number): void {
  let changed = false
  patchedAt = heardAt
  for (const patched of patches) {
    const now = patch(patched.id, (row) => patchRow(row, patched), heardAt)
    if (now) changed = upsertEntry(now.known, { ...now.known, row: now.row, heardAt: now.known.copied ? 0 : heardAt }) || changed
  }
  if (changed) statusesChanged()
}

export function patchRowOdds(patches: readonly OddsPatch[], heardAt: number): void {
  for (const patched of patches) {
    const now = patch(patched.id, (row) => patchOdds(row, patched), heardAt)
    if (now) upsertEntry(now.known, { ...now.known, row: now.row }, true)
  }
}

/** The coverage of a match is independent of its seq: the last message wins. */
export function patchCoverage(patches: readonly CoveragePatch[], heardAt: number): void {
  for (const patched of patches) {
    const now = patch(patched.id, (row) => ({ ...row, ...patched }), heardAt)
    if (now) upsertEntry(now.known, { ...now.known, row: now.row })
  }
}

export const rows = {
  get: (id: string): MatchRow | undefined => entries.get(id)?.row,
  /** Real milliseconds of the last change from the socket; 0 before the first. */
  patchedAt: (): number => patchedAt,
  heardAt: (id: string): number | undefined => entries.get(id)?.heardAt,
  isCopied: (id: string): boolean => entries.get(id)?.copied === true,
  /** @param withOdds false to skip changes of odds, which are far more frequent than those of scores. */
  subscribe(id: string, listener: () => void, withOdds = true): () => void {
    const known = listeners.get(id) ?? new Map()
    listeners.set(id, known.set(listener, withOdds))
    return () => {
      known.delete(listener)
      if (known.size === 0 && listeners.get(id) === known) listeners.delete(id)
    }
  },
}

/** Incremented whenever any match begins, ends or moves, for lists that filter by it. */
export const rowStatuses: Store<number> = statusVersion

/** Clears the store, for tests. */
export function clearRows(): void {
  entries.clear()
  listeners.clear()
  recent.clear()
}
