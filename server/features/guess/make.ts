// Creates the questions: about the most popular upcoming matches, and about the next half of live ones.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import type { MatchOdds } from '../../../contract/match/odds.ts'
import { guessLine, takesCoins } from '../../../rules/expert/guess-pool.ts'
import { insertQuestions } from './store.ts'

export type AskedMatch = Pick<MatchRow, 'id' | 'sport' | 'status' | 'phase' | 'match_time' | 'hot' | 'league_id'>
export interface Asking {
  /** Matches around now, most viewed first. */
  matches: readonly { core: AskedMatch; odds: MatchOdds | null }[]
  productNow: number
}

/** Matches that have questions at once, and milliseconds before their start from which on. */
const mostMatches = 24
const askedAhead = 36 * 3_600_000
/** Sports whose second half gets its own question. */
const halved: readonly string[] = ['football', 'basketball']

/** Deterministic ids: two servers create the same question once. */
export function questionsOf({ matches, productNow }: Asking): Parameters<typeof insertQuestions>[1][number][] {
  const coming = matches
    .filter(({ core }) => takesCoins('winner', core, productNow) && Date.parse(core.match_time) < productNow + askedAhead)
    .slice(0, mostMatches)
  const running = matches
    .filter(({ core }) => halved.includes(core.sport) && takesCoins('next-half', core, productNow))
    .slice(0, mostMatches)
  const of = ({ id, sport, match_time }: AskedMatch) => ({ match_id: id, sport, match_time: new Date(match_time) })
  return [
    ...coming.flatMap(({ core, odds }) => [
      { ...of(core), id: `${core.id}.winner`, kind: 'winner' as const, line: null },
      ...(odds ? [{ ...of(core), id: `${core.id}.total`, kind: 'total' as const, line: guessLine(odds.total.line) }] : []),
    ]),
    ...running.map(({ core }) => ({ ...of(core), id: `${core.id}.next-half`, kind: 'next-half' as const, line: null })),
  ].filter(({ id }) => id.length <= 64)
}

export const makeQuestions = (db: NodePgDatabase, asking: Asking): Promise<void> => insertQuestions(db, questionsOf(asking))
