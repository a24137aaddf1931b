// Outcome probabilities of a set match at a given time: every set has the same probability.
import type { SimMatch } from '../model.ts'
import type { Chances } from '../odds.ts'
import type { SetsPlay } from './model.ts'

const weight: Record<string, number> = { tennis: 1.6, badminton: 1.9, esports: 1.2 }

/** All possible results: sets of both sides, with their probability. */
function ends(needed: number, home: number, away: number, chance: number): [home: number, away: number, chance: number][] {
  if (home === needed || away === needed) return [[home, away, 1]]
  return [
    ...ends(needed, home + 1, away, chance).map(([one, other, share]): [number, number, number] => [one, other, share * chance]),
    ...ends(needed, home, away + 1, chance).map(([one, other, share]): [number, number, number] => [one, other, share * (1 - chance)]),
  ]
}

export function setsChances(match: SimMatch, play: SetsPlay | null, passed: number): Chances {
  let score: [number, number] = [0, 0]
  let running: [number, number] = [0, 0]
  if (play && passed > 0)
    for (const incident of play.incidents) {
      if (incident.at > passed) break
      if (incident.kind === 'set') {
        score = incident.score
        running = [0, 0]
      } else if (incident.kind === 'points') running = incident.running
    }
  const gap = (match.home.strength - match.away.strength) * (weight[match.sport] as number)
  // The leader of the current set is likelier to win it and the next.
  const chance = 1 / (1 + Math.exp(-gap - (running[0] - running[1]) * 0.07))
  const needed = (match.bestOf + 1) / 2
  const all = ends(needed, score[0], score[1], chance)
  const sum = (test: (home: number, away: number) => boolean): number =>
    all.reduce((total, [one, other, share]) => (test(one, other) ? total + share : total), 0)
  const home = sum((one, other) => one > other)
  const handicap = home >= 0.5 ? -1.5 : 1.5
  const least = Math.max(needed, score[0] + score[1] + 1)
  const line = Math.min(match.bestOf - 0.5, least + 0.5)
  return {
    handicap: { line: handicap, home: sum((one, other) => one + handicap > other) },
    total: { line, over: sum((one, other) => one + other > line) },
    win: { home, draw: null, away: 1 - home },
  }
}
