// What the search reads of the match domain; the server hands it in.
import type { MatchRow } from '../../../contract/match.ts'
import type { FeedLeague, FeedTeam } from '../match/feed-message.ts'

export interface SearchedEntry {
  core: Pick<MatchRow, 'id' | 'status' | 'league_id' | 'home_team_id' | 'away_team_id' | 'hot'>
  /** Start in milliseconds. */
  time: number
}

export interface SearchSource {
  directory: {
    /** Rises when a league or team is put. */
    readonly version: number
    readonly leagues: ReadonlyMap<string, FeedLeague>
    readonly teams: ReadonlyMap<string, FeedTeam>
  }
  snapshot: {
    /** Matches around now, in list order. */
    entries(): readonly SearchedEntry[]
    row(id: string): MatchRow | undefined
  }
}
