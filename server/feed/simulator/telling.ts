// How a match of any sport is told: its messages, its lines, its figures at any moment.
import type { Lineup, PlayerLines, Statistic } from '../../../contract/match/match-detail.ts'
import type { Side } from '../../../contract/match/match-row.ts'
import type { Name } from '../../../contract/wire/name.ts'
import type { FeedEvent, FeedMinute } from '../../features/match/feed-message.ts'
import { basketballTelling } from './basketball/telling.ts'
import { footballTelling } from './football/telling.ts'
import type { SimMatch } from './model.ts'
import type { Chances } from './odds.ts'
import { setsTelling } from './sets/telling.ts'

export interface TellingLine {
  /** Milliseconds after the announced start. */
  at: number
  number: number
  minute: FeedMinute
  text: Name
  important: boolean
  /** Whose play it is, where it is one side's. */
  side?: Side
}

/** `passed` is always milliseconds after the start. */
export interface Telling {
  length: number
  /** Moments at which something happened, in order. */
  beats: number[]
  events(): FeedEvent[]
  /** Of these, what the page of a match shows once it is over. */
  record(): FeedEvent[]
  /** All of them, or the important ones; a line keeps its number. */
  lines(all: boolean): TellingLine[]
  statistics(passed: number): Statistic[]
  momentum: ((passed: number) => number[]) | null
  /** As announced for null, else with the ratings so far. */
  lineups: ((passed: number | null) => { home: Lineup; away: Lineup }) | null
  /** What each player did so far. */
  players: ((passed: number) => PlayerLines) | null
  chances(passed: number): Chances
}

export function tell(match: SimMatch): Telling {
  if (match.sport === 'football') return footballTelling(match)
  return match.sport === 'basketball' ? basketballTelling(match) : setsTelling(match)
}
