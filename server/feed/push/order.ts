// Sequencing: each match has its own sequence, without duplicates or gaps.
import type { Head } from './read.ts'

/** next: taken now. repeated: taken before. late: a later one was taken already. early: one before it is missing. */
export type SeqState = 'next' | 'repeated' | 'late' | 'early'

/** `reached`: the last sequence taken of the match. `isTaken`: the id was taken. `leaps`: a full snapshot, which waits for nothing. */
export function seqStateOf(reached: number, { seq, before }: Pick<Head, 'seq' | 'before'>, isTaken: boolean, leaps: boolean): SeqState {
  if (isTaken) return 'repeated'
  if (seq <= reached) return 'late'
  return before > reached && !leaps ? 'early' : 'next'
}
