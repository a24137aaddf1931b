// Match lookup by id for other features: from memory if around now, else from the database. Rows without odds.
import type { MatchRow } from '../../../contract/match/match-row.ts'
import type { MatchOdds } from '../../../contract/match/odds.ts'
import type { Context } from '../../core/context.ts'
import type { MatchDomain } from './open.ts'
import { findLastOdds } from './read/odds-store.ts'
import { type Executor, findCores } from './store.ts'

export function matchReader({ db }: Pick<Context, 'db'>, { directory, snapshot, odds }: MatchDomain) {
  return {
    /** `within`: the caller's transaction, if any. */
    async find(ids: readonly string[], within: Executor = db): Promise<Map<string, MatchRow>> {
      const found = new Map<string, MatchRow>()
      const rest: string[] = []
      for (const id of ids) {
        const row = snapshot.row(id)
        if (row) found.set(id, { ...row, odds: null })
        else rest.push(id)
      }
      if (rest.length > 0) for (const core of await findCores(within, rest)) found.set(core.id, directory.rowOf(core, null))
      return found
    },
    /** The last price; null if there is none or odds are off. */
    odds: async (id: string): Promise<MatchOdds | null> => (odds.on ? findLastOdds(db, id) : null),
  }
}
