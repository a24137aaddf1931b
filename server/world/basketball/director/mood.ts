// Loudness of the arena: it hums, rises with a basket, roars at a dunk, consecutive threes and a late lead, and groans at a miss.
import type { Incident } from '../../../feed/simulator/basketball/model.ts'
import { clamp, ease } from '../../director/pitch.ts'
import { incidentIndexAt, standingAfter } from './board.ts'
import type { Plan } from './plan.ts'

export interface Mood {
  /** 0 to 1. */
  excitement: number
  /** -1: only the away fans cheer, 1: the home fans; 0: both or none. */
  cheer: number
}

/** Seconds that an event is audible. */
const heard = 20

function loudness(incident: Incident, margin: number): number {
  if (incident.kind === 'phase') return 0.55
  if (incident.kind === 'miss') return incident.by ? 0.6 : 0.34
  if (incident.kind === 'turnover') return incident.steal ? 0.42 : 0.2
  if (incident.kind !== 'points') return 0.2
  const close = incident.period >= 4 && incident.left < 240 && margin <= 6 ? 0.3 : 0
  const base = incident.manner === 'dunk' ? 0.86 : incident.manner === 'three' ? 0.74 : incident.manner === 'free' ? 0.32 : 0.5
  return Math.min(1, base + close)
}

export function moodAt(plan: Plan, t: number): Mood {
  if (t < plan.begins - 1500 || t > plan.finishes + 240) return { excitement: 0.04, cheer: 0 }
  const index = incidentIndexAt(plan, t)
  let excitement = 0.16 + 0.05 * (1 + Math.sin(t * 0.05)) * (Math.sin(t * 0.011) > 0 ? 1 : 0.3)
  let cheer = 0
  for (let back = index; back >= 0; back -= 1) {
    const incident = plan.play.incidents[back] as Incident
    const since = t - incident.at / 1000
    if (since > heard) break
    const [home, away] = standingAfter(plan, back).score
    const loud = loudness(incident, Math.abs(home - away)) * ease(since / 0.25 + 0.3) * 0.5 ** (Math.max(0, since - 1.6) / 2.6)
    // Away fans are few.
    const share = incident.kind === 'points' && incident.side === 'away' ? 0.62 : 1
    if (loud * share <= excitement) continue
    excitement = loud * share
    cheer = incident.kind === 'points' ? (incident.side === 'home' ? 1 : -1) : 0
  }
  const next = plan.play.incidents[index + 1]
  if (next?.kind === 'points' && next.manner !== 'free') excitement = Math.max(excitement, 0.36 * ease(1 - (next.at / 1000 - t) / 1.6))
  if (t > plan.finishes) excitement = Math.max(excitement, 0.9 * 0.5 ** ((t - plan.finishes) / 14))
  return { excitement: clamp(excitement, 0, 1), cheer }
}
