// Overlays shown for a few seconds, in any game.
import type { Side } from '../../../contract/match/match-row.ts'

export interface Overlay {
  type: 'first-blood' | 'fight' | 'ace' | 'tower' | 'dragon' | 'baron' | 'plant' | 'defusal' | 'round' | 'match-point' | 'map' | 'match'
  side: Side
  /** Seconds since it appeared, and until it disappears. */
  age: number
  left: number
  /** Falls of a fight; number of a map. */
  count: number
}
/** Seconds after its event at which an overlay appears, and its duration. */
export function overlayAt(t: number, at: number, wait: number, lasts: number): { age: number; left: number } | null {
  const age = t - at - wait
  return age >= 0 && age < lasts ? { age, left: lasts - age } : null
}
