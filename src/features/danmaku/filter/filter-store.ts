// The filters of this device.
import { type Filters, joinFilters, noFilters, readFilters } from './filter.ts'

const storageKey = 'danmaku-filters'
const listeners = new Set<() => void>()
let current: Filters | undefined

function stored(): Filters {
  try {
    return readFilters(localStorage.getItem(storageKey) ?? '') ?? noFilters
  } catch {
    // Storage is blocked: nothing is filtered until something is entered.
    return noFilters
  }
}

export const filters = {
  get: (): Filters => {
    current ??= typeof localStorage === 'undefined' ? noFilters : stored()
    return current
  },
  getServer: (): Filters => noFilters,
  set(patch: Partial<Filters>): void {
    current = { ...filters.get(), ...patch }
    try {
      localStorage.setItem(storageKey, JSON.stringify(current))
    } catch {
      // Blocked or full: they hold until the page closes.
    }
    for (const listener of listeners) listener()
  },
  join(other: Filters): void {
    filters.set(joinFilters(filters.get(), other))
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
