// Every match row that this window knows, by id, outside React: one goal draws one row again.
import type { MatchPatch, OddsPatch, ShowingPatch } from '../../../../contract/live.ts'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { createStore, type Store } from '../../../core/store.ts'
import { mergeRow, patchOdds, patchRow } from './row-merge.ts'

interface Entry {
  row: MatchRow
  /** Real milliseconds when the server last said how this row stands. */
  heardAt: number
}

/** Rows kept; those that nothing on screen reads go first. */
const mostRows = 3_000
const entries = new Map<string, Entry>()
/** Listeners by match, and which of them show odds. */
const listeners = new Map<string, Map<() => void, boolean>>()
const statusVersion = createStore(0)
let patchedAt = 0

function tell(id: string, onlyOdds = false): void {
  for (const [listener, withOdds] of listeners.get(id) ?? []) if (withOdds || !onlyOdds) listener()
}

/** Keeps an entry; answers whether the match has another status now, or begins at another moment. */
function keep(id: string, known: Entry | undefined, row: MatchRow, heardAt: number, onlyOdds = false): boolean {
  entries.set(id, { row, heardAt: Math.max(heardAt, known?.heardAt ?? 0) })
  if (known?.row !== row) tell(id, onlyOdds)
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

/** Rows as the server answered them. `heardAt` is when they were read, earlier than now for a saved copy. */
export function putRows(rows: readonly MatchRow[], heardAt: number): void {
  let changed = false
  for (const row of rows) {
    const known = entries.get(row.id)
    changed = keep(row.id, known, mergeRow(known?.row, row), heardAt) || changed
  }
  if (changed) statusesChanged()
  trim()
}

/** Changes from the socket. A match that no list of this window has shown is left to the next read. */
export function patchRows(patches: readonly MatchPatch[], heardAt: number): void {
  let changed = false
  patchedAt = heardAt
  for (const patch of patches) {
    const known = entries.get(patch.id)
    if (known) changed = keep(patch.id, known, patchRow(known.row, patch), heardAt) || changed
  }
  if (changed) statusesChanged()
}

export function patchRowOdds(patches: readonly OddsPatch[]): void {
  for (const patch of patches) {
    const known = entries.get(patch.id)
    if (known) keep(patch.id, known, patchOdds(known.row, patch), known.heardAt, true)
  }
}

/** Who shows a match has nothing to do with its seq: the last word counts. */
export function patchShowing(patches: readonly ShowingPatch[]): void {
  for (const patch of patches) {
    const known = entries.get(patch.id)
    if (known) keep(patch.id, known, { ...known.row, ...patch }, known.heardAt)
  }
}

export const rows = {
  get: (id: string): MatchRow | undefined => entries.get(id)?.row,
  /** Real milliseconds of the last change that the socket brought; 0 before the first. */
  patchedAt: (): number => patchedAt,
  heardAt: (id: string): number | undefined => entries.get(id)?.heardAt,
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
}
