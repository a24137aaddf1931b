// The match data that search needs; the server passes it in.
import type { MatchRow } from '../../../contract/match/match-row.ts'
import type { MatchOdds } from '../../../contract/match/odds.ts'
import type { FeedLeague, FeedTeam } from '../match/feed-message.ts'
import type { findCores } from '../match/store.ts'
import type { NamedKind } from './columns.ts'

/** A match as stored in the database. */
export type StoredMatch = Awaited<ReturnType<typeof findCores>>[number]

export interface SearchedEntry {
  core: Pick<MatchRow, 'id' | 'status' | 'league_id' | 'home_team_id' | 'away_team_id' | 'hot'>
  /** Start in milliseconds. */
  time: number
}

/** Videos, circles, posts and experts: names as of the last index build, results as of now. */
export interface SearchedOthers {
  named(): Promise<readonly NamedKind[]>
  /** The ids that the user may still see. */
  findVisible(kind: string, ids: readonly string[], reader: string | null): Promise<ReadonlySet<string>>
}

export interface SearchSource {
  directory: {
    /** Incremented when a league or team is upserted. */
    readonly version: number
    readonly leagues: ReadonlyMap<string, FeedLeague>
    readonly teams: ReadonlyMap<string, FeedTeam>
    rowOf(core: StoredMatch, odds: MatchOdds | null): MatchRow
  }
  snapshot: {
    /** Matches around now, in list order. */
    entries(): readonly SearchedEntry[]
    get(id: string): SearchedEntry | undefined
    row(id: string): MatchRow | undefined
  }
}
