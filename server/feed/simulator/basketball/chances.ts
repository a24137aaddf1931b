// Outcome probabilities of a basketball match at a given time: many points are still to come, so their sum is normal.
import type { SimMatch } from '../model.ts'
import type { Chances } from '../odds.ts'
import type { BasketballPlay } from './model.ts'
import { expectedPoints } from './play.ts'

/** Standard deviation of the difference and of the total over a whole match. */
const spread = { difference: 12.5, total: 17 }
const half = (value: number): number => Math.floor(value) + 0.5

/** The normal distribution, approximated by a logistic function. */
const below = (value: number): number => 1 / (1 + Math.exp(-1.702 * value))

export function basketballChances(match: SimMatch, play: BasketballPlay | null, passed: number): Chances {
  const score: [number, number] = [0, 0]
  let left = 1
  if (play && passed > 0)
    for (const incident of play.incidents) {
      if (incident.at > passed) break
      if (incident.kind === 'points') score[incident.side === 'home' ? 0 : 1] += incident.count
      left = Math.max(0.01, 1 - incident.minute / (match.periodMinutes * 4 + 1))
    }
  const expected = expectedPoints(match)
  const margin = score[0] - score[1] + (expected.home - expected.away) * left
  const total = score[0] + score[1] + (expected.home + expected.away) * left
  const deviation = Math.max(1.5, spread.difference * Math.sqrt(left))
  const line = -half(margin)
  const home = below(margin / deviation)
  return {
    handicap: { line, home: below((margin + line) / deviation) },
    total: { line: half(total), over: below((total - half(total)) / Math.max(2, spread.total * Math.sqrt(left))) },
    win: { home, draw: null, away: 1 - home },
  }
}
