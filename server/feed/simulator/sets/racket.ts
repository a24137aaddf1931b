// Tennis sets and badminton games: who wins each point.
import type { Side } from '../../../../contract/match/match-row.ts'
import type { SimMatch } from '../model.ts'
import type { Random } from '../random.ts'
import type { Leg, LegPoint } from './model.ts'

const opposite = (side: Side): Side => (side === 'home' ? 'away' : 'home')
const indexOf = (side: Side): 0 | 1 => (side === 'home' ? 0 : 1)

/** Share of service games that an average player holds, and their duration in seconds. */
const service = {
  men: { hold: 0.79, seconds: [150, 395] },
  women: { hold: 0.66, seconds: [195, 470] },
} as const

export function tennisSet(match: SimMatch, random: Random): Leg {
  const { hold, seconds } = service[match.home.kind]
  const gap = match.home.strength - match.away.strength
  const tally: [number, number] = [0, 0]
  const points: LegPoint[] = []
  let server: Side = random.chance(0.5) ? 'home' : 'away'
  const over = (): boolean => {
    const [more, less] = [Math.max(...tally), Math.min(...tally)]
    return more === 7 || (more === 6 && more - less >= 2)
  }
  while (!over()) {
    const tieBreak = tally[0] === 6 && tally[1] === 6
    const chance = tieBreak ? 0.5 + gap * (server === 'home' ? 0.08 : -0.08) : hold + gap * (server === 'home' ? 0.075 : -0.075)
    const held = random.chance(Math.max(0.3, Math.min(0.95, chance)))
    const side = held ? server : opposite(server)
    const taken = random.between(seconds[0], seconds[1]) * (tieBreak ? 2.1 : held ? 0.94 : 1.15)
    const notes: LegPoint['notes'] = []
    if (random.chance(0.3)) notes.push({ side: server, note: 'ace', before: 0.6 })
    if (!tieBreak && (!held || random.chance(0.16))) notes.push({ side: opposite(server), note: 'break-point', before: held ? 0.4 : 0.15 })
    if (random.chance(0.05)) notes.push({ side: opposite(server), note: 'challenge', before: 0.3 })
    if (tally[indexOf(side)] >= 5 && tally[indexOf(side)] >= tally[indexOf(opposite(side))])
      notes.push({ side, note: 'set-point', before: 0.1 })
    tally[indexOf(side)] += 1
    points.push({ side, count: 1, manner: tieBreak ? 'tie-break' : held ? 'hold' : 'break', seconds: taken, notes })
    server = opposite(server)
  }
  return { winner: tally[0] > tally[1] ? 'home' : 'away', points, tally }
}

const target = 21
const cap = 30

export function badmintonGame(match: SimMatch, random: Random): Leg {
  const chance = Math.max(0.36, Math.min(0.64, 0.5 + (match.home.strength - match.away.strength) * 0.055 + random.normal() * 0.025))
  const tally: [number, number] = [0, 0]
  const points: LegPoint[] = []
  let rested = false
  const over = (): boolean => {
    const [more, less] = [Math.max(...tally), Math.min(...tally)]
    return more === cap || (more >= target && more - less >= 2)
  }
  while (!over()) {
    const side: Side = random.chance(chance) ? 'home' : 'away'
    const luck = random.next()
    const manner = luck < 0.12 ? 'long' : luck < 0.5 ? 'smash' : 'rally'
    const notes: LegPoint['notes'] = []
    if (random.chance(0.03)) notes.push({ side: opposite(side), note: 'challenge', before: 0.3 })
    if (tally[indexOf(side)] >= target - 1 && tally[indexOf(side)] > tally[indexOf(opposite(side))])
      notes.push({ side, note: 'set-point', before: 0.4 })
    const interval: boolean = !rested && Math.max(...tally) === 11
    rested ||= interval
    if (interval) notes.push({ side: tally[0] > tally[1] ? 'home' : 'away', note: 'interval', before: 0.9 })
    tally[indexOf(side)] += 1
    const seconds = (manner === 'long' ? random.between(34, 52) : random.between(15, 30)) + (interval ? 60 : 0)
    points.push({ side, count: 1, manner, seconds, notes })
  }
  return { winner: tally[0] > tally[1] ? 'home' : 'away', points, tally }
}
