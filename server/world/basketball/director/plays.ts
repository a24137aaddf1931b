// The script of a match as a sequence of plays: possessions, free throws, time-outs. The script has the times of decisions; the times at
// which the ball came into play follow from the clock.
import type { Phase, Side } from '../../../../contract/match/match-row.ts'
import type { BasketballPlay, Incident } from '../../../feed/simulator/basketball/model.ts'
import { opponent } from '../../director/people.ts'

export type PhaseIncident = Incident & { kind: 'phase' }
export type Shot = Incident & { kind: 'points' | 'miss' }
export type Foul = Incident & { kind: 'foul' }
/** The end of a possession. */
export type Decision = Shot | Foul | (Incident & { kind: 'turnover' })

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

const seconds = ({ at }: Incident): number => at / 1000
const isBreak = ({ phase }: PhaseIncident): boolean => phase === 'half-time' || phase === 'finished' || phase.endsWith('-break')
const attackers = (incident: Decision): Side => (incident.kind === 'foul' ? opponent(incident.side) : incident.side)

/** Possession after a decision. */
function nextSide(incident: Decision): Side {
  if (incident.kind === 'miss' && incident.rebound) return incident.rebound.side
  return opponent(attackers(incident))
}

/** Adds the plays between two events of a period. */
class Reader {
  plays: Play[] = []
  private last: Incident
  private after: Decision | null = null

  constructor(private readonly first: PhaseIncident) {
    this.last = first
  }

  private possession(side: Side, decision: Decision | null, until: Incident): void {
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

  read(incident: Incident): void {
    if (incident.kind === 'phase') {
      if (incident.at > this.last.at) this.possession(this.after ? nextSide(this.after) : 'home', null, incident)
    } else if (incident.kind === 'timeout') {
      const at = seconds(incident)
      this.plays.push({ type: 'timeout', side: incident.side, since: at, until: at })
    } else if (incident.kind !== 'foul' && incident.kind !== 'turnover' && incident.manner === 'free') {
      const last = this.plays.at(-1)
      if (last?.type === 'free-throws') last.shots.push(incident)
      this.after = incident
    } else {
      this.possession(attackers(incident), incident, incident)
      this.after = incident
      if (incident.kind === 'foul')
        this.plays.push({ type: 'free-throws', side: opponent(incident.side), since: seconds(incident), foul: incident, shots: [] })
    }
    this.last = incident
  }
}

export function periodsOf({ incidents }: Pick<BasketballPlay, 'incidents'>): Period[] {
  const periods: Period[] = []
  let reader: Reader | null = null
  for (const incident of incidents) {
    if (incident.kind !== 'phase') {
      reader?.read(incident)
      continue
    }
    const period = periods.at(-1)
    if (isBreak(incident) && period && reader) {
      reader.read(incident)
      Object.assign(period, { ends: seconds(incident), next: incident.phase, plays: reader.plays })
    } else {
      reader = new Reader(incident)
      const begins = seconds(incident)
      periods.push({ phase: incident.phase, index: periods.length, begins, ends: begins, next: 'finished', plays: [] })
    }
  }
  return periods
}
