// What this device remembers of /dome: its rooms in their order, which of them is heard, whether they wait for each other, and how they stand.
import { domeRooms } from './dome-search.ts'

/** grid: all alike. lead: the one that is heard large, the others in a row below it. */
export type DomeShape = 'grid' | 'lead'

export interface DomeLayout {
  ids: readonly string[]
  /** Of the ids; empty: the first. */
  heard: string
  together: boolean
  shape: DomeShape
}
const storageKey = 'dome'
const usual: DomeLayout = { ids: [], heard: '', together: true, shape: 'grid' }

/** What is stored, with the usual in place of what is damaged or missing. */
export function readLayout(text: string | null): DomeLayout {
  let stored: Partial<Record<keyof DomeLayout, unknown>> = {}
  try {
    stored = (JSON.parse(text ?? '{}') as typeof stored | null) ?? {}
  } catch {
    // Damaged by hand or by another version: the usual serves.
  }
  const ids = Array.isArray(stored.ids) ? domeRooms({ ids: stored.ids.join('.') }) : usual.ids
  const heard = typeof stored.heard === 'string' && ids.includes(stored.heard) ? stored.heard : usual.heard
  const together = typeof stored.together === 'boolean' ? stored.together : usual.together
  return { ids, heard, together, shape: stored.shape === 'lead' ? 'lead' : usual.shape }
}

export function keptLayout(): DomeLayout {
  try {
    return readLayout(localStorage.getItem(storageKey))
  } catch {
    // Storage is blocked, or there is none: nothing is remembered.
    return usual
  }
}

export function keepLayout(layout: DomeLayout): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(layout))
  } catch {
    // Blocked or full: it holds until the page closes.
  }
}
