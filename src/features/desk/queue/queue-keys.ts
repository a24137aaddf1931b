// What the keys of the queue do, and which item is next to another. Pure.

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
 * The item `step` away from `current`; null: there is none. `place`: where the current one stood when it was last in the list; one that
 * was settled since is followed by what has taken its place.
 */
export function neighbour(keys: readonly string[], current: string | null, place: number, step: 1 | -1): string | null {
  const at = current === null ? -1 : keys.indexOf(current)
  const next = at >= 0 ? at + step : step === 1 ? place : place - 1
  return keys[next] ?? (at < 0 && step === 1 ? keys.at(-1) : undefined) ?? null
}
