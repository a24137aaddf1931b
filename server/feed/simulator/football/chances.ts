// Outcome probabilities of a football match at a given time: goals to come are rare and independent (Poisson).
import type { Side } from '../../../../contract/match/match-row.ts'
import type { SimMatch } from '../model.ts'
import type { Chances } from '../odds.ts'
import { scores } from './events.ts'
import type { FootballPlay } from './model.ts'
import { expectedGoals } from './play.ts'

const most = 9
const quarter = (value: number): number => Math.round(value * 4) / 4

function poisson(mean: number): number[] {
  const chances = [Math.exp(-mean)]
  for (let goals = 1; goals <= most; goals += 1) chances.push(((chances[goals - 1] as number) * mean) / goals)
  return chances
}

/** Probability that a value beats a line; a quarter line is half of each neighbour, and a push returns the stake. */
function beats(chance: (value: number) => number, values: number[], line: number): number {
  const lines = Math.abs(line * 2 - Math.round(line * 2)) > 0.1 ? [line - 0.25, line + 0.25] : [line]
  let sum = 0
  for (const each of lines) {
    let [won, level] = [0, 0]
    for (const value of values) {
      if (value > each + 1e-9) won += chance(value)
      else if (Math.abs(value - each) <= 1e-9) level += chance(value)
    }
    sum += level >= 1 ? 0.5 : won / (1 - level)
  }
  return sum / lines.length
}

/** State of a match at a given time: score, red cards, remaining share of the ninety minutes. */
function standing(play: FootballPlay, passed: number): { score: [number, number]; red: [number, number]; left: number } {
  const { incidents } = play
  const index = incidents.findLastIndex((incident) => incident.at <= passed)
  if (index < 0) return { score: [0, 0], red: [0, 0], left: 1 }
  const red: [number, number] = [0, 0]
  for (const incident of incidents.slice(0, index + 1))
    if (incident.kind === 'card' && incident.card !== 'yellow' && !incident.void) red[incident.side === 'home' ? 0 : 1] += 1
  const score = scores(incidents.slice(0, index + 1)).at(-1) as [number, number]
  const played = play.pressure.filter(({ at }) => at <= passed).length
  return { score, red, left: Math.max(0.015, 1 - played / 96) }
}

/** `passed` in milliseconds since the announced start; negative before it. */
export function footballChances(match: SimMatch, play: FootballPlay | null, passed: number): Chances {
  const { score, red, left } =
    play && passed > 0 ? standing(play, passed) : { score: [0, 0] as [number, number], red: [0, 0] as [number, number], left: 1 }
  const expected = expectedGoals(match)
  const mean = (side: Side): number => {
    const own = side === 'home' ? red[0] - red[1] : red[1] - red[0]
    return expected[side] * left * Math.exp(-0.3 * own)
  }
  const [home, away] = [poisson(mean('home')), poisson(mean('away'))]
  const differences = new Map<number, number>()
  const totals = new Map<number, number>()
  for (const [one, chance] of home.entries())
    for (const [other, rival] of away.entries()) {
      differences.set(one - other, (differences.get(one - other) ?? 0) + chance * rival)
      totals.set(one + other, (totals.get(one + other) ?? 0) + chance * rival)
    }
  const difference = (value: number): number => differences.get(value) ?? 0
  const lead = score[0] - score[1]
  const handicap = quarter(mean('away') - mean('home'))
  const goals = score[0] + score[1]
  const total = Math.max(goals + 0.5, quarter(goals + mean('home') + mean('away') - 0.1))
  const sum = (test: (value: number) => boolean): number =>
    [...differences].reduce((all, [value, chance]) => (test(value + lead) ? all + chance : all), 0)
  return {
    handicap: { line: handicap, home: beats(difference, [...differences.keys()], -handicap) },
    total: { line: total, over: beats((value) => totals.get(value) ?? 0, [...totals.keys()], total - goals) },
    win: { home: sum((value) => value > 0), draw: sum((value) => value === 0), away: sum((value) => value < 0) },
  }
}
