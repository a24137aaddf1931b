// What comes of a match. Asked before it is played by whatever must know: draws, tables of cups, courts that get free.
import { playBasketball } from './basketball/play.ts'
import { playFootball } from './football/play.ts'
import type { Result, SimMatch } from './model.ts'
import { playSets } from './sets/play.ts'

const results = new WeakMap<SimMatch, Result>()

function work(match: SimMatch): Result {
  const { length, score, winner } =
    match.sport === 'football' ? playFootball(match) : match.sport === 'basketball' ? playBasketball(match) : playSets(match)
  return { length, score, winner }
}

export function resultOf(match: SimMatch): Result {
  const known = results.get(match)
  if (known) return known
  const result = work(match)
  results.set(match, result)
  return result
}
