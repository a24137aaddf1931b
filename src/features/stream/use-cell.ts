// One value of a player in a component: it is drawn again only when that value is another.
import { useSyncExternalStore } from 'react'
import type { Cell } from './player-state.ts'

/** @param pick answers the same value as before, or one that is equal, for as long as nothing is to be drawn. */
export const useCell = <T extends object, V>(cell: Cell<T>, pick: (value: T) => V): V =>
  useSyncExternalStore(
    cell.subscribe,
    () => pick(cell.get()),
    () => pick(cell.get()),
  )
