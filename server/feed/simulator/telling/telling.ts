// Feed output of a match of any sport: its messages, its lines, its figures at any time.
import type { Lineup, PlayerLines, Statistic } from '../../../../contract/match/match-detail.ts'
import type { Side } from '../../../../contract/match/match-row.ts'
import type { Name } from '../../../../contract/wire/name.ts'
import type { FeedEvent, FeedMinute } from '../../../features/match/feed-message.ts'
import { basketballTelling } from '../basketball/telling.ts'
import { footballTelling } from '../football/telling.ts'
import type { SimMatch } from '../model.ts'
import type { Chances } from '../odds.ts'
import { setsTelling } from '../sets/telling.ts'

export interface TellingLine {
  /** Milliseconds after the announced start. */
  at: number
  number: number
  minute: FeedMinute
  text: Name
  important: boolean
  /** The side in play, if any. */
  side?: Side
}

/** `passed` is always milliseconds after the announced start. */
export interface Telling {
  length: number
  /** Times at which something happened, in order. */
  beats: number[]
  events(): FeedEvent[]
  /** The messages shown on the page of a finished match. */
  record(): FeedEvent[]
  /** All lines, or only the important ones; numbers are the same in both. */
  lines(all: boolean): TellingLine[]
  statistics(passed: number): Statistic[]
  momentum: ((passed: number) => number[]) | null
  /** As announced if null, else with the ratings so far. */
  lineups: ((passed: number | null) => { home: Lineup; away: Lineup }) | null
  /** Box scores so far. */
  players: ((passed: number) => PlayerLines) | null
  chances(passed: number): Chances
}

export function tellingOf(match: SimMatch): Telling {
  if (match.sport === 'football') return footballTelling(match)
  return match.sport === 'basketball' ? basketballTelling(match) : setsTelling(match)
}
