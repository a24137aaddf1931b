// Odds of a match before it begins.
import type { FeedExtra } from '../../features/match/feed-message.ts'
import { basketballChances } from './basketball/chances.ts'
import { hour, iso, minute } from './days.ts'
import { footballChances } from './football/chances.ts'
import type { SimMatch } from './model.ts'
import { type Chances, oddsAt } from './odds.ts'
import { randomOf } from './random.ts'
import { setsChances } from './sets/chances.ts'

/** Odds are quoted from a day before the start, every half hour. */
export const quotedBefore = 24 * hour
export const quoteEvery = 30 * minute

function chancesBefore(match: SimMatch): Chances {
  if (match.sport === 'football') return footballChances(match, null, 0)
  return match.sport === 'basketball' ? basketballChances(match, null, 0) : setsChances(match, null, 0)
}

/** The odds of an upcoming match at product time `at`. */
export function quote(match: SimMatch, at: number): FeedExtra {
  const first = at <= match.start - quotedBefore + quoteEvery
  const odds = oddsAt(match, () => chancesBefore(match), at, first ? null : at - quoteEvery)
  return { match_id: match.id, at: iso(at), type: 'odds', odds }
}

/** Quote times of a match between two times, every half hour: each match has its own offset in seconds. */
export function quoteTimes(match: SimMatch, from: number, to: number): number[] {
  const begin = Math.max(from, match.start - quotedBefore)
  const end = Math.min(to, match.start)
  const shift = Math.floor(randomOf(match.id, 'quote').next() * 900) * 2_000
  const times: number[] = []
  for (let at = (Math.floor((begin - shift) / quoteEvery) + 1) * quoteEvery + shift; at <= end; at += quoteEvery) times.push(at)
  return times
}
