// Keeps a list stable under the user: the current one is taken on request, or when they change tab, day or league.
import { useState } from 'react'
import { settle } from './list-order.ts'

export interface SettledList {
  ids: readonly string[]
  waiting: number
  /** Shows the waiting rows. */
  takeNew(): void
}

/** @param key the user's selection (tab, day, league, pins): a change takes the fresh list immediately. */
export function useSettled(fresh: readonly string[], key: string): SettledList {
  const [taken, setTaken] = useState({ key, ids: fresh })
  // The first rows of an empty list need no request.
  const isNew = taken.key !== key || (taken.ids.length === 0 && fresh.length > 0)
  if (isNew) setTaken({ key, ids: fresh })
  const { ids, waiting } = settle(isNew ? fresh : taken.ids, fresh)
  return { ids, waiting, takeNew: () => setTaken({ key, ids: fresh }) }
}
