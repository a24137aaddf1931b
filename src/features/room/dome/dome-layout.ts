// Layout of /dome persisted on this device: rooms in order, which one has audio, whether they are aligned, and the shape of the grid.
import { domeRooms } from './dome-search.ts'

/** grid: all tiles the same size. lead: the tile with audio is large, the others form a row below it. */
export type DomeShape = 'grid' | 'lead'

export interface DomeLayout {
  ids: readonly string[]
  /** One of `ids`; empty: the first. */
  heard: string
  together: boolean
  shape: DomeShape
}
const storageKey = 'dome'
const usual: DomeLayout = { ids: [], heard: '', together: true, shape: 'grid' }

/** Parses the stored layout; missing or invalid fields take their defaults. */
export function readLayout(text: string | null): DomeLayout {
  let stored: Partial<Record<keyof DomeLayout, unknown>> = {}
  try {
    stored = (JSON.parse(text ?? '{}') as typeof stored | null) ?? {}
  } catch {
    // Invalid JSON, edited by hand or written by another version: use the defaults.
  }
  const ids = Array.isArray(stored.ids) ? domeRooms({ ids: stored.ids.join('.') }) : usual.ids
  const heard = typeof stored.heard === 'string' && ids.includes(stored.heard) ? stored.heard : usual.heard
  const together = typeof stored.together === 'boolean' ? stored.together : usual.together
  return { ids, heard, together, shape: stored.shape === 'lead' ? 'lead' : usual.shape }
}

export function loadLayout(): DomeLayout {
  try {
    return readLayout(localStorage.getItem(storageKey))
  } catch {
    // Storage is blocked or unavailable: nothing is persisted.
    return usual
  }
}

export function saveLayout(layout: DomeLayout): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(layout))
  } catch {
    // Storage is blocked or full: the layout lasts until the page closes.
  }
}
