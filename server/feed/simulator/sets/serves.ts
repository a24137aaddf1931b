// Points and servers within tennis games. A separate generator: the play itself decides who wins a game.
import type { Side } from '../../../../contract/match/match-row.ts'
import type { FeedEvent } from '../../../features/match/feed-message.ts'
import { iso } from '../days.ts'
import type { SimMatch } from '../model.ts'
import { type Random, randomOf } from '../random.ts'
import type { Incident, SetsPlay } from './model.ts'

const opposite = (side: Side): Side => (side === 'home' ? 'away' : 'home')
const calls = ['0', '15', '30', '40']
/** Probability of deuce once both are a point from it, and of another deuce after that. */
const deuce = 0.28

/** The winner of each point of a game that `winner` takes with `needed` points, two clear. */
function pointsOf(random: Random, winner: Side, needed: number): Side[] {
  const loser = opposite(winner)
  const level = random.chance(deuce)
  const lost = level ? needed - 1 : random.whole(0, needed - 2)
  const before = [...Array.from({ length: needed - 1 }, () => winner), ...Array.from({ length: lost }, () => loser)]
  const points = random.shuffle(before)
  if (!level) return [...points, winner]
  while (random.chance(deuce)) points.push(...random.shuffle([winner, loser]))
  return [...points, winner, winner]
}

/** The umpire's call: 40:AD; plain numbers in a tie-break. */
function called(own: number, other: number, tieBreak: boolean): string {
  if (tieBreak) return String(own)
  if (own < 4 && other < 4) return calls[own] as string
  return own > other ? 'AD' : '40'
}

/** In a tie-break the first server serves one point, then both serve two in turn. */
const serverOf = (first: Side, point: number, tieBreak: boolean): Side =>
  tieBreak && Math.floor((point + 1) / 2) % 2 === 1 ? opposite(first) : first

/** The calls in each game, from love on, by the moment that ends it. */
export function servesOf(match: SimMatch, { incidents }: SetsPlay): Map<Incident, FeedEvent[]> {
  const random = randomOf(match.id, 'serves')
  const eventsAt = new Map<Incident, FeedEvent[]>()
  let began = 0
  let server: Side = 'home'
  for (const incident of incidents) {
    if (incident.kind === 'note') continue
    const start = began
    began = incident.at
    if (incident.kind !== 'points') continue
    const tieBreak = incident.manner === 'tie-break'
    // A hold means that the winner served; the serve passes into a tie-break as after any game.
    server = tieBreak ? opposite(server) : incident.manner === 'hold' ? incident.side : opposite(incident.side)
    const points = pointsOf(random, incident.side, tieBreak ? 7 : 4)
    const tally = { home: 0, away: 0 }
    const events = points.map((side, index): FeedEvent => {
      const at = Math.round(start + ((incident.at - start) * (index + 0.5)) / points.length)
      const { home, away } = tally
      const score: [string, string] = [called(home, away, tieBreak), called(away, home, tieBreak)]
      tally[side] += 1
      return {
        match_id: match.id,
        key: `${incident.key}-${index}`,
        at: iso(match.start + at),
        minute: { minute: incident.minute },
        type: 'serve',
        side: serverOf(server, index, tieBreak),
        points: score,
      }
    })
    eventsAt.set(incident, events)
  }
  return eventsAt
}
