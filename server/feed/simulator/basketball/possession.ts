// One possession of a basketball match: a shot, a foul or a turnover.
import type { Side } from '../../../../contract/match/match-row.ts'
import type { Player } from '../people/squad.ts'
import type { Shot } from './model.ts'
import type { Court } from './play.ts'

/** Shares of possessions, and of made shots. */
const lost = 0.125
const shootingFoul = 0.1
const threes = 0.34
const made: Record<Shot, number> = { three: 0.352, two: 0.44, layup: 0.57, dunk: 0.9 }
const freeThrow = 0.77
const offensiveRebound = 0.23
/** Probability that the clock stops after a possession, and for how many seconds. */
const stopRate = 0.4
const stop: [number, number] = [18, 52]
const timeoutRate = 0.021
const timeoutSeconds = 75

const opposite = (side: Side): Side => (side === 'home' ? 'away' : 'home')
const weight: Record<string, number> = { G: 1.1, F: 1.05, C: 0.9 }

function shooter(court: Court, side: Side): Player {
  return court.random.weighted(court.five[side], (player) => (weight[player.position] ?? 1) * Math.exp(player.skill * 0.9))
}
function helper(court: Court, side: Side, not: Player): Player {
  return court.random.weighted(court.five[side], (player) => (player === not ? 0 : player.position === 'G' ? 2 : 1))
}
function tall(court: Court, side: Side): Player {
  return court.random.weighted(court.five[side], (player) => (player.position === 'C' ? 3 : player.position === 'F' ? 1.8 : 0.7))
}

/** How much more than average a side scores. */
function edge(court: Court, side: Side): number {
  const gap = court.match.home.strength - court.match.away.strength
  return side === 'home' ? 0.012 + gap * 0.022 : -gap * 0.022
}

export function possession(court: Court): void {
  const { random } = court
  const side = court.ball
  court.run(random.between(6, 19.5))
  if (court.left <= 0 && random.chance(0.55)) return
  const luck = random.next()
  const player = shooter(court, side)
  if (luck < lost) loseBall(court, side, player)
  else if (luck < lost + shootingFoul) freeThrows(court, side, player)
  else if (shoot(court, side, player)) return
  court.ball = opposite(side)
  if (court.left <= 0) return
  if (random.chance(timeoutRate)) {
    court.record({ kind: 'timeout', side: opposite(side) })
    court.rest(timeoutSeconds)
    for (const each of ['home', 'away'] as const) court.rotate(each)
  } else if (random.chance(stopRate)) {
    court.rest(random.whole(...stop))
    if (random.chance(0.5)) court.rotate(random.chance(0.5) ? 'home' : 'away')
  }
}

function loseBall(court: Court, side: Side, player: Player): void {
  const steal = court.random.chance(0.55) ? shooter(court, opposite(side)) : null
  court.record({ kind: 'turnover', side, player, steal })
}

function freeThrows(court: Court, side: Side, player: Player): void {
  const { random } = court
  court.record({ kind: 'foul', side: opposite(side), player: tall(court, opposite(side)), on: player })
  court.rest(random.whole(20, 35))
  for (let shot = 0; shot < 2; shot += 1) {
    court.rest(random.whole(7, 12))
    if (random.chance(freeThrow)) {
      court.add(side, 1)
      court.record({ kind: 'points', key: court.key(), side, player, count: 1, manner: 'free', assist: null })
    } else court.record({ kind: 'miss', side, player, manner: 'free', by: null, rebound: null })
  }
}

/** Returns true if the attackers keep the ball. */
function shoot(court: Court, side: Side, player: Player): boolean {
  const { random } = court
  const luck = random.next()
  const manner: Shot = luck < threes ? 'three' : luck < threes + 0.06 ? 'dunk' : luck < threes + 0.32 ? 'layup' : 'two'
  if (random.chance(made[manner] + edge(court, side))) {
    const count = manner === 'three' ? 3 : 2
    court.add(side, count)
    const assist = random.chance(manner === 'three' ? 0.72 : 0.5) ? helper(court, side, player) : null
    court.record({ kind: 'points', key: court.key(), side, player, count, manner, assist })
    return false
  }
  const isOffensive = random.chance(offensiveRebound)
  const taker = isOffensive ? side : opposite(side)
  const by = manner !== 'three' && random.chance(0.13) ? tall(court, opposite(side)) : null
  court.record({ kind: 'miss', side, player, manner, by, rebound: { side: taker, player: tall(court, taker) } })
  return isOffensive && court.left > 0
}
