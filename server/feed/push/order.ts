// Whether it is a message's turn: each match has a sequence of its own, in which nothing is taken twice and nothing left out.
import type { Head } from './read.ts'

/** next: it is taken. repeated: it was. late: what came after it was taken already. early: one before it is missing. */
export type Turn = 'next' | 'repeated' | 'late' | 'early'

/**
 * `reached`: the sequence up to which its match was taken. `isTaken`: its id was. `leaps`: it says all as a whole, and waits for nothing.
 */
export function turnOf(reached: number, { seq, before }: Pick<Head, 'seq' | 'before'>, isTaken: boolean, leaps: boolean): Turn {
  if (isTaken) return 'repeated'
  if (seq <= reached) return 'late'
  return before > reached && !leaps ? 'early' : 'next'
}
