// What comes of a match. Asked before it is played by whatever must know: draws, tables of cups, courts that get free.
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

/** Two days of courts and stages: they are worked out for their length, then told. */
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

/** A match of the past in as few messages as tables and lists need. */
export const summaryOf = (match: SimMatch): FeedEvent[] => outcome(match).summary()

/** What each player did in a match of the past; null where the sport tells it by its events. */
export const playersOf = (match: SimMatch): PlayerLines | null => outcome(match).players
