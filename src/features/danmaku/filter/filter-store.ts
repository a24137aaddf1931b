// Persisted filters of this device.
import { createKeptStore } from '../../../core/kept-store.ts'
import { type Filters, joinFilters, noFilters, readFilters } from './filter.ts'

const kept = createKeptStore<Filters>({
  key: 'danmaku-filters',
  usual: noFilters,
  read: (text) => readFilters(text ?? '') ?? noFilters,
  write: JSON.stringify,
})
export const filters = {
  ...kept,
  set: (patch: Partial<Filters>): void => kept.set({ ...kept.get(), ...patch }),
  join: (other: Filters): void => kept.set(joinFilters(kept.get(), other)),
}
