// A football match in progress: clock, score, sides, and the moments so far.
import type { ReviewReason } from '../../../../contract/match/match-event.ts'
import type { Phase, Side } from '../../../../contract/match/match-row.ts'
import { minute, second } from '../days.ts'
import type { SimMatch } from '../model.ts'
import type { Formation } from '../people/formation.ts'
import type { Player } from '../people/squad.ts'
import type { Random } from '../random.ts'
import { Eleven } from './eleven.ts'
import type { Happening, Incident } from './model.ts'

export const other = (side: Side): Side => (side === 'home' ? 'away' : 'home')
const indexOf = (side: Side): 0 | 1 => (side === 'home' ? 0 : 1)
const mostChanges = 5
/** Lead at which a side eases off, and its remaining effort. */
const enough = 4
const atEase = 0.6
const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value))
/** Skipped if only the outcome is needed. */
const minor = new Set<Happening['kind']>(['shot', 'foul', 'spell', 'offside', 'injury', 'corner', 'penalty', 'substitution', 'added-time'])

export class Game {
  readonly sides: Record<Side, Eleven>
  readonly score: [number, number] = [0, 0]
  readonly pressure: { at: number; minute: number; value: number }[] = []
  /** Milliseconds after the announced start. */
  now = 0
  /** The ball is dead until then. */
  busy = 0
  periodStart = 0
  kicks: [number, number] = [0, 0]
  private readonly incidents: Incident[] = []
  private from = 0
  private minutes = 45
  private flow: number
  /** The flow's equilibrium by strength alone: `expected` already includes it, so that only deviations make chances. */
  private readonly usual: number
  private lost = 0
  private keys = 0
  private readonly changes: Record<Side, number> = { home: 0, away: 0 }
  private readonly red: Record<Side, number> = { home: 0, away: 0 }

  constructor(
    readonly match: SimMatch,
    readonly random: Random,
    formations: Record<Side, Formation>,
    readonly expected: Record<Side, number>,
    private readonly brief: boolean,
  ) {
    this.usual = (expected.home - expected.away) * 0.22
    this.flow = this.usual
    this.sides = { home: new Eleven('home', formations.home, random), away: new Eleven('away', formations.away, random) }
  }

  key(letter: string): string {
    this.keys += 1
    return `${letter}${this.keys}`
  }

  /** Records a moment, now or at another time of the same period. */
  record(what: Happening, at = this.now): void {
    if (this.brief && minor.has(what.kind)) return
    const passed = Math.max(0, Math.floor((at - this.periodStart) / minute))
    const added = Math.max(0, passed + 1 - this.minutes)
    this.incidents.push({ ...what, at: Math.round(at), minute: this.from + Math.min(this.minutes, passed + 1), added })
  }

  begin(phase: Phase, from: number, minutes: number): void {
    this.from = from
    this.minutes = minutes
    this.periodStart = this.now
    this.lost = 0
    this.incidents.push({ kind: 'phase', phase, at: Math.round(this.now), minute: from + 1, added: 0 })
  }
  stop(phase: Phase): void {
    const kicked = this.kicks[0] + this.kicks[1] > 0
    const added = kicked ? 0 : Math.max(0, Math.ceil((this.now - this.periodStart) / minute) - this.minutes)
    const end = this.from + this.minutes
    // Corrections after the whistle belong to the last minute played.
    if (!kicked) for (const incident of this.incidents) if (incident.minute === end) incident.added = Math.min(incident.added, added)
    this.incidents.push({ kind: 'phase', phase, at: Math.round(this.now), minute: end, added })
  }

  /** Starts a minute: pressure changes slowly, and follows strength, score and men. */
  nextMinute(passed: number): void {
    const ahead = within(this.score[0] - this.score[1], 2)
    // The trailing side attacks, the leading side defends: a quarter of real matches are drawn.
    const pull = this.usual - ahead * 0.25 - (this.red.home - this.red.away) * 0.25
    this.flow = within(this.flow * 0.74 + pull * 0.26 + this.random.normal() * 0.3, 1)
    if (this.brief) return
    const regular = this.from + Math.min(this.minutes, passed + 1)
    this.pressure.push({ at: this.periodStart + passed * minute, minute: regular, value: this.flow })
  }
  /** Current attacking intensity of a side, about 1. */
  push(side: Side): number {
    const sign = side === 'home' ? 1 : -1
    const lead = sign * (this.score[0] - this.score[1])
    const men = Math.exp(-0.32 * within(this.red[side] - this.red[other(side)], 2))
    return Math.max(0.25, 1 + sign * (this.flow - this.usual) * 0.5) * men * (lead >= enough ? atEase : 1)
  }

  level(): boolean {
    const [home, away] = this.match.firstLeg ?? [0, 0]
    return this.score[0] + home === this.score[1] + away
  }
  winner(): Side | 'draw' {
    const [home, away] = this.match.firstLeg ?? [0, 0]
    const gap = this.score[0] + home - (this.score[1] + away) || this.kicks[0] - this.kicks[1]
    return gap > 0 ? 'home' : gap < 0 ? 'away' : 'draw'
  }

  rest(seconds: number): void {
    this.busy = Math.max(this.busy, this.now + seconds * second)
  }

  addedTime(regular: boolean): number {
    const lost = this.lost + (regular ? (this.from === 0 ? 60 : 170) : 20)
    return Math.max(regular ? 1 : 0, Math.min(11, Math.round((lost + this.random.between(0, 60)) / 60)))
  }
  addAddedTime(minutes: number, passed: number, before: number): void {
    if (minutes > 0) this.record({ kind: 'added-time', minutes }, this.periodStart + (passed + 1) * minute - before * second)
  }

  /** Records a goal. `void` ones do not count. */
  goal(goal: Omit<Extract<Happening, { kind: 'goal' }>, 'kind' | 'key'>): string {
    const key = this.key('g')
    this.record({ kind: 'goal', key, ...goal })
    if (!goal.void) this.score[indexOf(goal.side)] += 1
    this.lost += 35
    this.rest(this.random.whole(45, 75))
    return key
  }

  /** Video review: 60 to 120 s after the incident, the decision is final. */
  review(target: string, side: Side, reason: ReviewReason, verdict: { void: boolean; of: 'goal' | 'card'; player: Player }): void {
    const called = this.now + this.random.whole(18, 45) * second
    const decided = this.now + this.random.whole(62, 120) * second
    this.record({ kind: 'review', key: this.key('v'), side, reason, target }, called)
    const { of, player } = verdict
    if (verdict.void) this.record({ kind: 'cancelled', key: this.key('x'), side, player, reason, target, of }, decided)
    else this.record({ kind: 'confirmed', key: this.key('v'), side, target, of }, decided)
    this.lost += 90
    this.busy = Math.max(this.busy, decided + 20 * second)
  }

  corner(side: Side): void {
    this.record({ kind: 'corner', key: this.key('k'), side, player: this.sides[side].outfield() })
    this.rest(18)
  }

  card(side: Side, player: Player, card: 'yellow' | 'red', cancelled = false): string {
    const eleven = this.sides[side]
    const key = this.key('c')
    const second = card === 'yellow' && eleven.book(player)
    this.record({ kind: 'card', key, side, player, card: second ? 'second-yellow' : card, void: cancelled })
    this.rest(25)
    this.lost += 20
    if ((second || card === 'red') && !cancelled) {
      eleven.send(player)
      this.red[side] += 1
    }
    return key
  }

  hurt(side: Side): void {
    const player = this.sides[side].outfield()
    this.record({ kind: 'injury', side, player })
    this.lost += 70
    this.rest(this.random.whole(50, 100))
    if (!this.random.chance(0.6)) return
    this.now += this.random.whole(30, 45) * second
    this.change(side, player)
  }
  /** Substitutions happen at half-time and from the hour on, five at most. */
  changeChance(side: Side): number {
    if (this.from === 0 || this.changes[side] >= mostChanges || this.minutes === 15) return this.minutes === 15 ? 0.03 : 0
    const passed = (this.now - this.periodStart) / minute
    return passed < 2 ? 0.12 : passed < 10 ? 0.01 : 0.13
  }
  change(side: Side, out: Player | null): void {
    if (this.changes[side] >= mostChanges) return
    const changed = this.sides[side].change(out)
    if (!changed) return
    this.changes[side] += 1
    this.record({ kind: 'substitution', key: this.key('s'), side, ...changed })
    this.lost += 18
    this.rest(22)
  }

  /** A kick of the shoot-out: the clock stands at 120. */
  kick(kick: Extract<Happening, { kind: 'kick' }>): void {
    this.incidents.push({ ...kick, at: Math.round(this.now), minute: 120, added: 0 })
  }

  /** All moments in time order; none after the final whistle. */
  finish(): Incident[] {
    const last = Math.round(this.now)
    return this.incidents
      .map((incident, index) => ({
        incident: incident.at < last || incident.kind === 'phase' ? incident : { ...incident, at: last - second },
        index,
      }))
      .sort((one, two) => one.incident.at - two.incident.at || one.index - two.index)
      .map(({ incident }) => incident)
  }
}
