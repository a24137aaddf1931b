// A competition as read from a file in openfootball format: what is written there, checked, and nothing else.
import { StartError } from '../../core/start-error.ts'

export type Pair = [number, number]

export interface GoalRecord {
  player: string
  /** 1 to 120; stoppage time is in `added`. */
  minute: number
  added: number
  how: 'open' | 'penalty' | 'own'
}

export interface ResultRecord {
  half: Pair | null
  /** After 90 minutes. */
  full: Pair
  /** After extra time, the goals of the 90 minutes included; null when there was none. */
  extra: Pair | null
  /** Kicks scored in a shoot-out. */
  penalties: Pair | null
}

export interface MatchRecord {
  /** Where it stands in the file: matches[12]. */
  path: string
  num: number | null
  round: string | null
  /** The stage that some years have beside the round. */
  stage: string | null
  group: string | null
  /** YYYY-MM-DD in the zone of the ground. */
  day: string
  /** Milliseconds since 1970; noon of the day when the file has no time. */
  kickOff: number
  timeKnown: boolean
  home: string
  away: string
  /** The three letters that some years carry beside a name. */
  homeCode: string | null
  awayCode: string | null
  ground: string | null
  /** `abandoned`: it had begun; how it stood is not known. */
  status: 'scheduled' | 'postponed' | 'cancelled' | 'abandoned'
  result: ResultRecord | null
  /** The result is a decision: nothing is known to have been played. */
  awarded?: boolean
  /** Goals counted for each side in the order they fell; null when the file does not say who scored. */
  homeGoals: GoalRecord[] | null
  awayGoals: GoalRecord[] | null
}

export interface CompetitionRecord {
  /** Without the season: World Cup. */
  name: string
  /** 2022, 2025/26, or empty. */
  season: string
  matches: MatchRecord[]
}

/** What was wrong, and where. `skipped` means that the match was left out. */
export interface Problem {
  path: string
  text: string
  skipped: boolean
}

/** A file that cannot be used at all; the message is one sentence for the operator. */
export class FileError extends StartError {}

/** A field that cannot be used, and with it the match where it cannot do without; the message says which field and why. */
export class MatchError extends Error {}
