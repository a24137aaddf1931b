// E-sports maps: fights and objectives in the arena game, rounds in the shooter.
import type { Side } from '../../../../contract/match/match-row.ts'
import type { SimMatch } from '../model.ts'
import { type Random, randomOf } from '../random.ts'
import type { Leg, LegPoint } from './model.ts'

const opposite = (side: Side): Side => (side === 'home' ? 'away' : 'home')
/** Home win probability of a map or a round, by strength. */
const odds = (match: SimMatch, weight: number): number => 1 / (1 + Math.exp(-(match.home.strength - match.away.strength) * weight))

/** Duration of an arena map in seconds, including the draft. */
const mapSeconds: [number, number] = [1_950, 2_900]
/** Towers per side. */
const towers = 11
/** Seconds of a map until the baron appears, and until it returns. */
const baron = { from: 1_200, again: 360 }
const dragonAgain = 300

export function arenaMap(match: SimMatch, random: Random, number: number): Leg {
  // A separate generator, so that the course of play is unchanged.
  const beasts = randomOf(match.id, 'beasts', number)
  const winner: Side = random.chance(odds(match, 1.3)) ? 'home' : 'away'
  const length = random.between(...mapSeconds) + number * 20
  const share = random.between(0.53, 0.68)
  const points: LegPoint[] = []
  const tally: [number, number] = [0, 0]
  const razed: Record<Side, number> = { home: 0, away: 0 }
  const slain = { dragon: 0, baron: 0 }
  let seconds = random.between(110, 260)
  for (let passed = seconds; passed < length; passed += seconds) {
    const late = passed / length
    const side = random.chance(share + (late > 0.75 ? 0.14 : 0)) ? winner : opposite(winner)
    const fight = random.chance(0.2 + 0.35 * late)
    const count = fight ? random.whole(2, 4) : 1
    const notes: LegPoint['notes'] = []
    const tower = late > 0.2 && random.chance(0.45)
    if (late > 0.15 && (random.chance(0.16) || beasts.chance(0.14))) {
      const beast = passed > baron.from && passed - slain.baron > baron.again ? 'baron' : 'dragon'
      if (beast === 'baron' || passed - slain.dragon > dragonAgain) {
        slain[beast] = passed
        notes.push({ side, note: beast, before: 0.6 })
      }
    }
    if (tower && razed[side] < towers) {
      razed[side] += 1
      notes.push({ side, note: 'tower', before: 0.3 })
    }
    tally[side === 'home' ? 0 : 1] += count
    points.push({ side, count, manner: fight ? 'fight' : 'pick', seconds, notes })
    seconds = random.between(55, 150) * (1.25 - late * 0.4)
  }
  return { winner, points, tally }
}

const half = 12
/** Overtime rounds before the sides swap. */
const overtimeHalf = 3
/** Probability that the bomb is planted in a round the attackers win, and in one they lose (by a defusal then). */
const planted = { won: 0.7, lost: 0.28 }

/** The attacking side of a round, counted from 0: home first, the other side after each half. */
function attackerOf(round: number): Side {
  const past = round - half * 2
  const halfIndex = past < 0 ? Math.floor(round / half) : Math.floor(past / overtimeHalf)
  return halfIndex % 2 === 0 ? 'home' : 'away'
}

export function shooterMap(match: SimMatch, random: Random, number: number): Leg {
  // A separate generator: the play itself decides who wins a round.
  const bombs = randomOf(match.id, 'bombs', number)
  const chance = odds(match, 0.35)
  const tally: [number, number] = [0, 0]
  const points: LegPoint[] = []
  const over = (): boolean => {
    const [more, less] = [Math.max(...tally), Math.min(...tally)]
    return more > half && more - less >= 2
  }
  while (!over()) {
    const side: Side = random.chance(chance) ? 'home' : 'away'
    const notes: LegPoint['notes'] = []
    if (tally[side === 'home' ? 0 : 1] >= half) notes.push({ side, note: 'set-point', before: 0.5 })
    const attacker = attackerOf(tally[0] + tally[1])
    if (bombs.chance(side === attacker ? planted.won : planted.lost)) {
      notes.push({ side: attacker, note: 'plant', before: 0.35 })
      if (side !== attacker) notes.push({ side, note: 'defusal', before: 0.04 })
    }
    tally[side === 'home' ? 0 : 1] += 1
    const swap = tally[0] + tally[1] === half + 1 ? 120 : 0
    points.push({ side, count: 1, manner: 'round', seconds: random.between(70, 125) + swap, notes })
  }
  return { winner: tally[0] > tally[1] ? 'home' : 'away', points, tally }
}
