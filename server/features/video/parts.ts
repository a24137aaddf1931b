// What the feature of videos is given.
import type { MatchEvent } from '../../../contract/match/match-event.ts'
import type { Sport } from '../../../contract/match/match-row.ts'
import type { Context } from '../../core/context.ts'
import type { Keys } from '../../core/keys.ts'
import type { Words } from '../word-filter/store.ts'
import type { FileBytes } from './length.ts'

export interface VideoParts extends Pick<Context, 'db' | 'log' | 'clock'> {
  keys: Pick<Keys, 'mark'>
  words: Words
  /** Stored uploads: their bytes, and how they go. */
  uploads: { source(path: string): Promise<FileBytes>; remove(accountId: string, paths: readonly string[]): Promise<void> }
  /** Where players fetch it; recordings may lie behind a CDN. */
  addressOf(url: string): string
  /** Undefined: there is no such match. */
  matchOf(matchId: string): Promise<{ sport: Sport; events: MatchEvent[] } | undefined>
  /** How many comments each has that everybody may see. */
  commentsOf(ids: readonly string[]): Promise<Map<string, number>>
  /** These are gone, and what was said of and over them with them. */
  forgetTalk(ids: readonly string[]): Promise<void>
  /** A recording, with its media; false when there was none. */
  removePlayback(roomId: string, id: string): Promise<boolean>
  /** Real milliseconds. */
  now: () => number
}
