// Subscribes a component to one value of a player: re-renders only when that value changes.
import { useSyncExternalStore } from 'react'
import type { Cell } from './player-state.ts'

/** @param pick must return the previous value, or an equal one, to avoid a re-render */
export const useCell = <T extends object, V>(cell: Cell<T>, pick: (value: T) => V): V =>
  useSyncExternalStore(
    cell.subscribe,
    () => pick(cell.get()),
    () => pick(cell.get()),
  )
