// Every match row that this window knows, by id, outside React: one goal draws one row again.
import type { MatchPatch, OddsPatch, ShowingPatch } from '../../../../contract/live.ts'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { beforeWrite, createStore, type Store } from '../../../core/store.ts'
import { mergeRow, patchOdds, patchRow, reuseIfEqual } from './row-merge.ts'

interface Entry {
  row: MatchRow
  /** Real milliseconds when the server last said how this row stands. */
  heardAt: number
  /** A saved copy: what the socket told since it was read is not in it. */
  copied: boolean
}

/** What a row is with a word of the socket. */
type Change = (row: MatchRow) => MatchRow

interface Said {
  change: Change
  heardAt: number
}

/** Rows kept; those that nothing on screen reads go first. */
const mostRows = 3_000
const entries = new Map<string, Entry>()
/** Listeners by match, and which of them show odds. */
const listeners = new Map<string, Map<() => void, boolean>>()
const statusVersion = createStore(0)
/**
 * What the socket said of late, by match, oldest first: an answer that was on its way meanwhile may be older, and says only how
 * all stood, while a patch says only what changed.
 */
const recent = new Map<string, Said[]>()
/** Milliseconds by which an answer may be older than what was said while it was on its way. */
const longestWay = 60_000
let patchedAt = 0

function tell(id: string, onlyOdds = false): void {
  for (const [listener, withOdds] of listeners.get(id) ?? []) if (withOdds || !onlyOdds) listener()
}

/**
 * Keeps an entry; answers whether the match has another status now, or begins at another moment. What says nothing new leaves the row
 * that is known and tells nobody: else a screen that puts what it read would be drawn by its own putting, and put again.
 */
function keep(known: Entry | undefined, next: Entry, onlyOdds = false): boolean {
  beforeWrite()
  const row = reuseIfEqual(known?.row, next.row)
  entries.set(row.id, { ...next, row, heardAt: Math.max(next.heardAt, known?.heardAt ?? 0) })
  if (known?.row !== row) tell(row.id, onlyOdds)
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

const saidNear = (id: string, moment: number): Said[] =>
  (recent.get(id) ?? []).filter(({ heardAt }) => Math.abs(heardAt - moment) < longestWay)

/** Rows as the server answered them. `heardAt` is when they were read, earlier than now for a saved copy (`isCopy`). */
export function putRows(rows: readonly MatchRow[], heardAt: number, isCopy = false): void {
  let changed = false
  for (const row of rows) {
    const known = entries.get(row.id)
    const copied = isCopy && known?.copied !== false
    // With what was said while the answer was on its way. A copy of long ago lacks more than that.
    const whole = saidNear(row.id, heardAt).reduce((was, { change }) => change(was), row)
    changed = keep(known, { row: mergeRow(known?.row, whole), heardAt, copied }) || changed
  }
  if (changed) statusesChanged()
  trim()
}

/**
 * A word from the socket about a match: its row as it is now, with its entry, or undefined where no list of this window has shown it.
 * That one is left to the next read, with what was just said of it.
 */
function patch(id: string, change: Change, heardAt: number): { known: Entry; row: MatchRow } | undefined {
  recent.set(id, [...saidNear(id, heardAt), { change, heardAt }])
  const known = entries.get(id)
  return known && { known, row: change(known.row) }
}

export function patchRows(patches: readonly MatchPatch[], heardAt: number): void {
  let changed = false
  patchedAt = heardAt
  for (const said of patches) {
    const now = patch(said.id, (row) => patchRow(row, said), heardAt)
    if (now) changed = keep(now.known, { ...now.known, row: now.row, heardAt: now.known.copied ? 0 : heardAt }) || changed
  }
  if (changed) statusesChanged()
}

export function patchRowOdds(patches: readonly OddsPatch[], heardAt: number): void {
  for (const said of patches) {
    const now = patch(said.id, (row) => patchOdds(row, said), heardAt)
    if (now) keep(now.known, { ...now.known, row: now.row }, true)
  }
}

/** Who shows a match has nothing to do with its seq: the last word counts. */
export function patchShowing(patches: readonly ShowingPatch[], heardAt: number): void {
  for (const said of patches) {
    const now = patch(said.id, (row) => ({ ...row, ...said }), heardAt)
    if (now) keep(now.known, { ...now.known, row: now.row })
  }
}

export const rows = {
  get: (id: string): MatchRow | undefined => entries.get(id)?.row,
  /** Real milliseconds of the last change that the socket brought; 0 before the first. */
  patchedAt: (): number => patchedAt,
  heardAt: (id: string): number | undefined => entries.get(id)?.heardAt,
  isCopied: (id: string): boolean => entries.get(id)?.copied === true,
  /** @param withOdds false: prices move far more often than scores, and who does not show them need not hear of it. */
  subscribe(id: string, listener: () => void, withOdds = true): () => void {
    const known = listeners.get(id) ?? new Map()
    listeners.set(id, known.set(listener, withOdds))
    return () => {
      known.delete(listener)
      if (known.size === 0 && listeners.get(id) === known) listeners.delete(id)
    }
  },
}

/** Rises whenever any match begins, ends or moves, for lists that filter by it. */
export const rowStatuses: Store<number> = statusVersion

/** Forgets everything, for tests. */
export function clearRows(): void {
  entries.clear()
  listeners.clear()
  recent.clear()
}
