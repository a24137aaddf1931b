// Plays a set match: first the winner of each point, then the timing. Deterministic per match.
import type { Phase, Side } from '../../../../contract/match/match-row.ts'
import { minute, second } from '../days.ts'
import type { SimMatch } from '../model.ts'
import { type Random, randomOf } from '../random.ts'
import { arenaMap, shooterMap } from './esports.ts'
import type { Incident, Leg, SetsPlay } from './model.ts'
import { badmintonGame, tennisSet } from './racket.ts'

/** Seconds between two sets, and before the first. */
const pauses: Record<string, [number, number]> = { tennis: [110, 170], badminton: [115, 150], esports: [600, 840] }
const late: Record<string, [number, number]> = { tennis: [40, 240], badminton: [20, 120], esports: [30, 300] }

function playLeg(match: SimMatch, random: Random, number: number): Leg {
  if (match.sport === 'tennis') return tennisSet(match, random)
  if (match.sport === 'badminton') return badmintonGame(match, random)
  const { form } = match.league
  return form.kind === 'circuit' && form.seed.game === 'shooter' ? shooterMap(match, random, number) : arenaMap(match, random, number)
}

/** Average match duration in minutes, including breaks. */
const usual: Record<string, number> = { tennis5: 206, tennis3: 152, badminton3: 46, esports3: 125, esports5: 210 }
/** Weight of the average in a match's duration. */
const evening = 0.62

/**
 * Short matches are slow and long ones quick: straight sets are fiercely contested, and players tire in fifth sets.
 * It also keeps courts and stages on schedule.
 */
function paceOf(match: SimMatch, legs: Leg[]): number {
  let played = 0
  for (const { points } of legs) for (const { seconds } of points) played += seconds
  const average = (usual[`${match.sport}${match.bestOf}`] as number) * 60
  const [least, most] = pauses[match.sport] as [number, number]
  const rest = ((least + most) / 2) * (legs.length - 1)
  return Math.max(0.75, ((1 - evening) * (played + rest) + evening * average - rest) / played)
}

/** `brief` skips details that decide nothing: the outcome is the same. */
export function playSets(match: SimMatch, brief = false): SetsPlay {
  const random = randomOf(match.id, 'sets')
  const needed = (match.bestOf + 1) / 2
  const legs: Leg[] = []
  const won: Record<Side, number> = { home: 0, away: 0 }
  while (won.home < needed && won.away < needed) {
    const leg = playLeg(match, random, legs.length)
    legs.push(leg)
    won[leg.winner] += 1
  }
  return new Telling(match, random, paceOf(match, legs), brief).run(legs)
}

class Telling {
  private now: number
  private keys = 0
  private readonly incidents: Incident[] = []
  private readonly periods: [number, number][] = []
  private readonly score: [number, number] = [0, 0]

  constructor(
    private readonly match: SimMatch,
    private readonly random: Random,
    private readonly pace: number,
    private readonly brief: boolean,
  ) {
    this.now = random.whole(...(late[match.sport] as [number, number])) * second
  }

  run(legs: Leg[]): SetsPlay {
    for (const [index, leg] of legs.entries()) {
      this.leg(leg, index + 1)
      if (index < legs.length - 1) {
        this.phase('set-break', index + 1, this.now)
        this.now += this.random.whole(...(pauses[this.match.sport] as [number, number])) * second
      }
    }
    this.phase('finished', legs.length, this.now)
    const winner: Side = this.score[0] > this.score[1] ? 'home' : 'away'
    return { incidents: this.incidents, periods: this.periods, length: this.now, score: this.score, winner }
  }

  private phase(phase: Phase, set: number, start: number): void {
    this.incidents.push({ kind: 'phase', phase, at: this.now, minute: this.minuteOf(start), set })
  }
  /** The minute of the map in e-sports, else of the match. */
  private minuteOf(start: number, at = this.now): number {
    return Math.floor((this.match.sport === 'esports' ? at - start : at) / minute) + 1
  }

  private leg({ winner, points }: Leg, set: number): void {
    const start = this.now
    const running: [number, number] = [0, 0]
    this.phase(`set-${set}` as Phase, set, start)
    for (const { side, count, manner, seconds, notes } of points) {
      const before = this.now
      const earlier: [number, number] = [running[0], running[1]]
      this.now += Math.max(4, Math.round(seconds * this.pace)) * second
      running[side === 'home' ? 0 : 1] += count
      this.keys += 1
      if (this.brief) continue
      for (const [place, { side: who, note, before: share }] of notes.entries()) {
        const at = Math.round(this.now - (this.now - before) * share)
        const stamp = { at, minute: this.minuteOf(start, at), set }
        this.incidents.push({ kind: 'note', key: `o${this.keys}-${place}`, side: who, note, running: earlier, ...stamp })
      }
      const stamp = { at: this.now, minute: this.minuteOf(start), set }
      this.incidents.push({ kind: 'points', key: `p${this.keys}`, side, count, manner, running: [...running], ...stamp })
    }
    this.now += this.random.whole(4, 9) * second
    this.score[winner === 'home' ? 0 : 1] += 1
    this.periods.push(running)
    const periods = this.periods.map(([home, away]): [number, number] => [home, away])
    const stamp = { at: this.now, minute: this.minuteOf(start), set }
    this.incidents.push({ kind: 'set', key: `w${set}`, side: winner, score: [...this.score], periods, ...stamp })
    this.now += this.random.whole(2, 6) * second
  }
}
