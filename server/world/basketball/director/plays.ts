// The script of a match as a sequence of plays: possessions, free throws, time-outs. The script has the times of decisions; the times at
// which the ball came into play follow from the clock.
import type { Phase, Side } from '../../../../contract/match/match-row.ts'
import type { BasketballPlay, Moment } from '../../../feed/simulator/basketball/model.ts'
import { opponent } from '../../director/people.ts'

export type PhaseMoment = Moment & { kind: 'phase' }
export type Shot = Moment & { kind: 'points' | 'miss' }
export type Foul = Moment & { kind: 'foul' }
/** The end of a possession. */
export type Decision = Shot | Foul | (Moment & { kind: 'turnover' })

/** All times in seconds after the scheduled start. */
export interface Possession {
  type: 'possession'
  side: Side
  /** End of the previous play; ball in play; decision. */
  since: number
  begins: number
  ends: number
  /** Null: the period ends first. */
  decision: Decision | null
  /** The decision before it, null at the start of a period. */
  after: Decision | null
  /** Starts with a jump ball. */
  isJump: boolean
}
export interface FreeThrows {
  type: 'free-throws'
  side: Side
  since: number
  foul: Foul
  shots: Shot[]
}
export interface Timeout {
  type: 'timeout'
  side: Side
  since: number
  until: number
}
export type Play = Possession | FreeThrows | Timeout
export interface Period {
  phase: Phase
  /** From 0. */
  index: number
  begins: number
  ends: number
  /** The following break or the end. */
  next: Phase
  plays: Play[]
}

/** Rounding difference of game clock and real time in seconds: less is not a stoppage. */
const rounding = 8

const seconds = ({ at }: Moment): number => at / 1000
const isBreak = ({ phase }: PhaseMoment): boolean => phase === 'half-time' || phase === 'finished' || phase.endsWith('-break')
const attackers = (moment: Decision): Side => (moment.kind === 'foul' ? opponent(moment.side) : moment.side)

/** Possession after a decision. */
function nextSide(moment: Decision): Side {
  if (moment.kind === 'miss' && moment.rebound) return moment.rebound.side
  return opponent(attackers(moment))
}

/** Adds the plays between two events of a period. */
class Reader {
  plays: Play[] = []
  private last: Moment
  private after: Decision | null = null

  constructor(private readonly first: PhaseMoment) {
    this.last = first
  }

  private possession(side: Side, decision: Decision | null, until: Moment): void {
    const ran = this.last.left - until.left
    const [since, ends] = [seconds(this.last), seconds(until)]
    const stood = ends - since - ran
    const begins = stood < rounding ? since : Math.min(ends, ends - ran)
    const { after } = this
    const isJump = after === null && (this.first.phase === 'q1' || this.first.phase === 'overtime')
    const last = this.plays.at(-1)
    if (last?.type === 'timeout') last.until = begins
    this.plays.push({ type: 'possession', side, since: after ? seconds(after) : since, begins, ends, decision, after, isJump })
  }

  read(moment: Moment): void {
    if (moment.kind === 'phase') {
      if (moment.at > this.last.at) this.possession(this.after ? nextSide(this.after) : 'home', null, moment)
    } else if (moment.kind === 'timeout') {
      const at = seconds(moment)
      this.plays.push({ type: 'timeout', side: moment.side, since: at, until: at })
    } else if (moment.kind !== 'foul' && moment.kind !== 'turnover' && moment.manner === 'free') {
      const last = this.plays.at(-1)
      if (last?.type === 'free-throws') last.shots.push(moment)
      this.after = moment
    } else {
      this.possession(attackers(moment), moment, moment)
      this.after = moment
      if (moment.kind === 'foul')
        this.plays.push({ type: 'free-throws', side: opponent(moment.side), since: seconds(moment), foul: moment, shots: [] })
    }
    this.last = moment
  }
}

export function periodsOf({ moments }: Pick<BasketballPlay, 'moments'>): Period[] {
  const periods: Period[] = []
  let reader: Reader | null = null
  for (const moment of moments) {
    if (moment.kind !== 'phase') {
      reader?.read(moment)
      continue
    }
    const period = periods.at(-1)
    if (isBreak(moment) && period && reader) {
      reader.read(moment)
      Object.assign(period, { ends: seconds(moment), next: moment.phase, plays: reader.plays })
    } else {
      reader = new Reader(moment)
      const begins = seconds(moment)
      periods.push({ phase: moment.phase, index: periods.length, begins, ends: begins, next: 'finished', plays: [] })
    }
  }
  return periods
}
