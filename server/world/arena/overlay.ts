// What is written over the picture for a few seconds, whatever game is played.
import type { Side } from '../../../contract/match/match-row.ts'

export interface Overlay {
  type: 'first-blood' | 'fight' | 'ace' | 'tower' | 'dragon' | 'baron' | 'plant' | 'defusal' | 'round' | 'match-point' | 'map' | 'match'
  side: Side
  /** Seconds since it came, and until it goes. */
  age: number
  left: number
  /** Who fell, of a fight; the map's number, of a map. */
  count: number
}
/** Seconds after its instant at which one comes, and how long it stays. */
export function overlayAt(t: number, at: number, wait: number, lasts: number): { age: number; left: number } | null {
  const age = t - at - wait
  return age >= 0 && age < lasts ? { age, left: lasts - age } : null
}
