// Keyboard shortcuts of the queue, and navigation between items. Pure.

export type QueueAct = 'next' | 'previous' | 'act' | 'claim' | 'postpone'

const acts: ReadonlyMap<string, QueueAct> = new Map<string, QueueAct>([
  ['j', 'next'],
  ['k', 'previous'],
  ['x', 'act'],
  ['g', 'claim'],
  ['s', 'postpone'],
])
export const queueActOf = (key: string): QueueAct | null => acts.get(key) ?? null

/**
 * The item `step` away from `current`; null: none. `place`: index of the current item when it was last in the list; after a settled item
 * comes the one that has taken its index.
 */
export function neighbour(keys: readonly string[], current: string | null, place: number, step: 1 | -1): string | null {
  const at = current === null ? -1 : keys.indexOf(current)
  const next = at >= 0 ? at + step : step === 1 ? place : place - 1
  return keys[next] ?? (at < 0 && step === 1 ? keys.at(-1) : undefined) ?? null
}
