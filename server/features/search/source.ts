// What the search reads of the match domain; the server hands it in.
import type { MatchRow } from '../../../contract/match/match-row.ts'
import type { MatchOdds } from '../../../contract/match/odds.ts'
import type { FeedLeague, FeedTeam } from '../match/feed-message.ts'
import type { findCores } from '../match/store.ts'
import type { NamedKind } from './columns.ts'

/** A match as the database keeps it. */
export type StoredMatch = Awaited<ReturnType<typeof findCores>>[number]

export interface SearchedEntry {
  core: Pick<MatchRow, 'id' | 'status' | 'league_id' | 'home_team_id' | 'away_team_id' | 'hot'>
  /** Start in milliseconds. */
  time: number
}

/** Videos, circles, posts and experts: found by name as they were when the index was made, shown as they are now. */
export interface SearchedOthers {
  named(): Promise<readonly NamedKind[]>
  /** Those of these ids that the reader may still see. */
  shown(kind: string, ids: readonly string[], reader: string | null): Promise<ReadonlySet<string>>
}

export interface SearchSource {
  directory: {
    /** Rises when a league or team is put. */
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
