// Plays a basketball match, possession by possession. Deterministic per match.
import type { Phase, Side } from '../../../../contract/match/match-row.ts'
import { second } from '../days.ts'
import type { SimMatch } from '../model.ts'
import { type Player, squadOf } from '../people/squad.ts'
import { type Random, randomOf } from '../random.ts'
import { Box } from './box.ts'
import type { BasketballPlay, ClockChange, Happening, Incident, Stamp } from './model.ts'
import { possession } from './possession.ts'

const quarters: Phase[] = ['q1', 'q2', 'q3', 'q4']
const breaks: Phase[] = ['q1-break', 'half-time', 'q3-break']
const overtimeSeconds = 300
const onCourt = 5

/** Expected points of each side. */
export function expectedPoints(match: SimMatch): Record<Side, number> {
  const level = match.periodMinutes === 12 ? 108 : 88
  const gap = match.home.strength - match.away.strength
  return { home: level * (1 + 0.04 * gap) + 1.8, away: level * (1 - 0.04 * gap) - 1.2 }
}

export class Court {
  readonly random: Random
  readonly incidents: Incident[] = []
  readonly clockChanges: ClockChange[] = []
  readonly periods: [number, number][] = []
  readonly five: Record<Side, Player[]>
  /** Milliseconds after the announced start, and seconds left of the period. */
  now = 0
  left = 0
  ball: Side
  private running = false
  readonly box = new Box()
  /** Everyone who was on court. */
  readonly seen: Record<Side, Set<Player>>
  private readonly bench: Record<Side, Player[]>
  private played = 0
  private keys = 0

  constructor(
    readonly match: SimMatch,
    private readonly brief: boolean,
  ) {
    this.random = randomOf(match.id, 'basketball')
    const line = (side: Side): Player[] => {
      const order = new Map(squadOf(match[side]).map((player) => [player, player.skill + this.random.normal() * 0.2]))
      return [...order.keys()].sort((one, other) => (order.get(other) as number) - (order.get(one) as number))
    }
    const lines = { home: line('home'), away: line('away') }
    this.five = { home: lines.home.slice(0, onCourt), away: lines.away.slice(0, onCourt) }
    this.seen = { home: new Set(this.five.home), away: new Set(this.five.away) }
    this.bench = { home: lines.home.slice(onCourt), away: lines.away.slice(onCourt) }
    this.ball = this.random.chance(0.5) ? 'home' : 'away'
    this.now = this.random.whole(20, 120) * second
  }

  key(): string {
    this.keys += 1
    return `p${this.keys}`
  }
  record(what: Happening): void {
    this.box.count(what)
    if (!this.brief || what.kind === 'phase') this.incidents.push({ ...what, ...this.stamp() })
  }
  private stamp(): Stamp {
    const seconds = this.played - this.left
    return {
      at: Math.round(this.now),
      left: Math.max(0, Math.round(this.left)),
      minute: Math.floor(Math.max(0, seconds) / 60) + 1,
      period: Math.max(1, this.periods.length),
    }
  }
  private setClock(running: boolean): void {
    if (this.running === running) return
    this.running = running
    if (!this.brief) this.clockChanges.push({ kind: 'clock', running, ...this.stamp() })
  }
  add(side: Side, count: number): void {
    const period = this.periods.at(-1) as [number, number]
    period[side === 'home' ? 0 : 1] += count
  }
  /** Runs the clock. */
  run(seconds: number): void {
    this.setClock(true)
    const passed = Math.min(seconds, this.left)
    this.left -= passed
    this.now += passed * second
  }
  /** Stops the clock. */
  rest(seconds: number): void {
    this.setClock(false)
    this.now += seconds * second
  }
  /** Substitutes one of the five by one of the bench. */
  rotate(side: Side): void {
    const place = this.random.whole(0, onCourt - 1)
    const seat = this.random.whole(0, this.bench[side].length - 1)
    const coming = this.bench[side][seat]
    if (!coming) return
    this.bench[side][seat] = this.five[side][place] as Player
    this.five[side][place] = coming
    this.seen[side].add(coming)
  }
  score(): [number, number] {
    return this.periods.reduce<[number, number]>(([home, away], [one, two]) => [home + one, away + two], [0, 0])
  }

  period(phase: Phase, seconds: number): void {
    this.left = seconds
    this.played += seconds
    this.periods.push([0, 0])
    this.record({ kind: 'phase', phase })
    // The clock starts and ends with the period: that is no turn.
    this.running = true
    while (this.left > 0) possession(this)
    this.running = false
  }
  pause(phase: Phase, least: number, most: number): void {
    this.record({ kind: 'phase', phase })
    this.rest(this.random.whole(least, most))
    for (const side of ['home', 'away'] as const) this.rotate(side)
  }
}

/** `brief` skips details that decide nothing: the outcome is the same. */
export function playBasketball(match: SimMatch, brief = false): BasketballPlay {
  const court = new Court(match, brief)
  const starters = { home: [...court.five.home], away: [...court.five.away] }
  for (const [index, quarter] of quarters.entries()) {
    court.period(quarter, match.periodMinutes * 60)
    const next = breaks[index]
    if (next) court.pause(next, next === 'half-time' ? 870 : 130, next === 'half-time' ? 930 : 170)
  }
  let score = court.score()
  while (score[0] === score[1]) {
    court.pause('overtime-break', 100, 130)
    court.period('overtime', overtimeSeconds)
    score = court.score()
  }
  court.record({ kind: 'phase', phase: 'finished' })
  const { incidents, clockChanges, periods, now, box, seen } = court
  const lines = { home: box.linesOf(seen.home), away: box.linesOf(seen.away) }
  return {
    incidents,
    clockChanges,
    starters,
    lines,
    periods,
    length: Math.round(now),
    score,
    winner: score[0] > score[1] ? 'home' : 'away',
  }
}
