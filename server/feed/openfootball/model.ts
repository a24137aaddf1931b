// A competition as read from a file in openfootball format: the validated content of the file, nothing derived.
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
  /** After extra time, including the goals of the 90 minutes; null if there was none. */
  extra: Pair | null
  /** Kicks scored in a shoot-out. */
  penalties: Pair | null
}

export interface MatchRecord {
  /** Position in the file: matches[12]. */
  path: string
  num: number | null
  round: string | null
  /** The stage that some years give beside the round. */
  stage: string | null
  group: string | null
  /** YYYY-MM-DD in the zone of the ground. */
  day: string
  /** Milliseconds since 1970; noon of the day if the file has no time. */
  kickOff: number
  timeKnown: boolean
  home: string
  away: string
  /** The three letters that some years give beside a name. */
  homeCode: string | null
  awayCode: string | null
  ground: string | null
  /** `abandoned`: it had begun; the score is unknown. */
  status: 'scheduled' | 'postponed' | 'cancelled' | 'abandoned'
  result: ResultRecord | null
  /** The result is a decision: it is unknown whether anything was played. */
  awarded?: boolean
  /** Goals counted for each side in chronological order; null if the file has no scorers. */
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

/** What was wrong, and where. `skipped`: the match was dropped. */
export interface Problem {
  path: string
  text: string
  skipped: boolean
}

/** An unusable file; the message is one sentence for the operator. */
export class FileError extends StartError {}

/** An unusable field, which drops the match if required; the message names the field and the reason. */
export class MatchError extends Error {}
