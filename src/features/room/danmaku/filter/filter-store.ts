// Persisted filters of this device.
import { createPersistedStore } from '../../../../core/store/persisted-store.ts'
import { type Filters, joinFilters, noFilters, readFilters } from './filter.ts'

const persisted = createPersistedStore<Filters>({
  key: 'danmaku-filters',
  usual: noFilters,
  read: (text) => readFilters(text ?? '') ?? noFilters,
  write: JSON.stringify,
})
export const filters = {
  ...persisted,
  set: (patch: Partial<Filters>): void => persisted.set({ ...persisted.get(), ...patch }),
  join: (other: Filters): void => persisted.set(joinFilters(persisted.get(), other)),
}
