// The outcome of a match, also needed before it is played: by draws, cup tables and court schedules.
import type { PlayerLines } from '../../../contract/match/match-detail.ts'
import type { FeedEvent } from '../../features/match/feed-message.ts'
import { basketballSummary } from './basketball/events.ts'
import { playBasketball } from './basketball/play.ts'
import { footballSummary } from './football/events.ts'
import { playFootball } from './football/play.ts'
import { memo } from './memo.ts'
import type { Result, SimMatch } from './model.ts'
import { setsSummary } from './sets/events.ts'
import { playSets } from './sets/play.ts'

interface Outcome extends Result {
  summary: () => FeedEvent[]
  players: PlayerLines | null
}

function work(match: SimMatch): Outcome {
  if (match.sport === 'football') {
    const play = playFootball(match, true)
    return { ...play, summary: () => footballSummary(match, play), players: null }
  }
  if (match.sport === 'basketball') {
    const play = playBasketball(match, true)
    return { ...play, summary: () => basketballSummary(match, play), players: play.lines }
  }
  const play = playSets(match, true)
  return { ...play, summary: () => setsSummary(match, play), players: null }
}

/** Covers two days of courts and stages: matches are played for their length, then reported. */
const outcome = memo(192, work)
const results = new WeakMap<SimMatch, Result>()

export function resultOf(match: SimMatch): Result {
  const known = results.get(match)
  if (known) return known
  const { length, score, winner } = outcome(match)
  const result = { length, score, winner }
  results.set(match, result)
  return result
}

/** A past match in as few messages as tables and lists need. */
export const summaryOf = (match: SimMatch): FeedEvent[] => outcome(match).summary()

/** Box scores of a past match; null if the sport's events provide them. */
export const playersOf = (match: SimMatch): PlayerLines | null => outcome(match).players
