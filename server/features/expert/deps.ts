// Dependencies of the expert feature: matches as presented to users, and the word filter.
import type { MatchRow } from '../../../contract/match/match-row.ts'
import type { MatchOdds } from '../../../contract/match/odds.ts'
import type { Context } from '../../core/context.ts'
import type { Keys } from '../../core/keys.ts'
import type { Executor } from '../match/store.ts'
import type { Ledger } from '../money/ledger/store.ts'
import type { Words } from '../word-filter/store.ts'
import type { Records } from './records.ts'

/** Matches by id, as rows without odds, and the odds of one. */
export interface MatchReader {
  /** `within`: the caller's transaction, which holds the connection. */
  find(ids: readonly string[], within?: Executor): Promise<Map<string, MatchRow>>
  /** Null if there are none, or they are disabled. */
  odds(id: string): Promise<MatchOdds | null>
}
export interface ExpertDeps extends Pick<Context, 'db' | 'log' | 'clock'> {
  keys: Pick<Keys, 'seal' | 'unseal'>
  ledger: Pick<Ledger, 'isOpen'>
  matches: MatchReader
  words: Pick<Words, 'check'>
  records: Records
  /** Real milliseconds. */
  now: () => number
}
