// Holds the list still under the reader: a new one is taken when they ask for it or turn to another tab, day or league.
import { useState } from 'react'
import { settle } from './list-order.ts'

export interface SettledList {
  ids: readonly string[]
  waiting: number
  /** Shows what waits. */
  takeNew(): void
}

/** @param key what the reader chose (tab, day, league, pins): another one takes the fresh list at once. */
export function useSettled(fresh: readonly string[], key: string): SettledList {
  const [taken, setTaken] = useState({ key, ids: fresh })
  // The first rows of an empty list are no surprise to anyone.
  const isNew = taken.key !== key || (taken.ids.length === 0 && fresh.length > 0)
  if (isNew) setTaken({ key, ids: fresh })
  const { ids, waiting } = settle(isNew ? fresh : taken.ids, fresh)
  return { ids, waiting, takeNew: () => setTaken({ key, ids: fresh }) }
}
