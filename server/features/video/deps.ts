// Dependencies of the video feature.
import type { MatchEvent } from '../../../contract/match/match-event.ts'
import type { Sport } from '../../../contract/match/match-row.ts'
import type { Context } from '../../core/context.ts'
import type { Keys } from '../../core/keys.ts'
import type { Words } from '../word-filter/store.ts'
import type { FileBytes } from './length.ts'

export interface VideoDeps extends Pick<Context, 'db' | 'log' | 'clock'> {
  keys: Pick<Keys, 'mark'>
  words: Words
  /** Reading and deleting stored uploads. */
  uploads: { source(path: string): Promise<FileBytes>; remove(accountId: string, paths: readonly string[]): Promise<void> }
  /** URL for players; recordings may be served by a CDN. */
  addressOf(url: string): string
  /** Undefined if there is no such match. */
  matchOf(matchId: string): Promise<{ sport: Sport; events: MatchEvent[] } | undefined>
  /** Number of visible comments per video. */
  commentsOf(ids: readonly string[]): Promise<Map<string, number>>
  /** Deletes the comments and danmaku of deleted videos. */
  deleteTalk(ids: readonly string[]): Promise<void>
  /** Deletes a recording and its media; false if there is none. */
  removePlayback(roomId: string, id: string): Promise<boolean>
  /** Real milliseconds. */
  now: () => number
}
