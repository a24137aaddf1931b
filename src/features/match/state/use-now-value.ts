// What the ticking clock makes of a row: a component is drawn again only when the value itself changes.
import { useSyncExternalStore } from 'react'
import { now } from '../../../core/clock/now.ts'

type Primitive = string | number | boolean | null

/** `select` gets product milliseconds and must answer a primitive. It runs once a second while the page is visible.
 * `rendered` is what the server drew, for a value that hangs on more than the product clock.
 */
export function useNowValue<T extends Primitive>(select: (nowMs: number) => T, rendered?: T): T {
  return useSyncExternalStore(
    now.subscribe,
    () => select(now.get()),
    () => rendered ?? select(now.getServer()),
  )
}
