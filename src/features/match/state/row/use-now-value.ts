// Derives a value from the ticking clock: a component re-renders only when the value itself changes.
import { useSyncExternalStore } from 'react'
import { now } from '../../../../core/clock/now.ts'

type Primitive = string | number | boolean | null

/** `select` gets product milliseconds and must return a primitive. It runs once a second while the page is visible.
 * `rendered` is the server's value, for values that depend on more than the product clock.
 */
export function useNowValue<T extends Primitive>(select: (nowMs: number) => T, rendered?: T): T {
  return useSyncExternalStore(
    now.subscribe,
    () => select(now.get()),
    () => rendered ?? select(now.getServer()),
  )
}
