// Loudness of the stands: they hum, rise with an attack, roar at a goal, groan at a miss, and protest at a card.
import { clamp, ease, mix } from './pitch.ts'
import { ballAt, oncePerPlan, type Plan } from './plan.ts'

/** Loudness right after a shot by its result, and its half-life in seconds. */
const shots = { goal: [1, 16], saved: [0.72, 3.2], post: [0.82, 3.5], wide: [0.64, 2.6], blocked: [0.52, 2] } as const
/** Seconds before a shot in which the stands rise. */
const rising = 6

/** Events that the stands react to, with their loudness. */
const outcries = oncePerPlan(({ incidents }) =>
  incidents.flatMap((incident): { at: number; top: number }[] => {
    const at = incident.at / 1000
    if (incident.kind === 'phase') return [{ at, top: 0.6 }]
    if (incident.kind === 'penalty') return [{ at, top: 0.85 }]
    if (incident.kind === 'cancelled') return [{ at, top: 0.8 }]
    return incident.kind === 'card' ? [{ at, top: incident.card === 'yellow' ? 0.4 : 0.75 }] : []
  }),
)

export interface Mood {
  /** 0 to 1. */
  excitement: number
  /** -1: only the away end cheers, 1: the home fans; 0: both or none. */
  cheer: number
}

export function moodAt(plan: Plan, t: number): Mood {
  if (t < plan.begins - 900 || t > plan.finishes + 400) return { excitement: 0.05, cheer: 0 }
  const ball = ballAt(plan, t)
  const isPlaying = t > plan.begins && t < plan.finishes
  const near = isPlaying ? clamp((Math.abs(ball.x) - 24) / 60, 0, 0.26) : 0
  // A chant comes and goes.
  const song = 0.05 * (1 + Math.sin(t * 0.021)) * (Math.sin(t * 0.0063) > 0 ? 1 : 0.3)
  let excitement = 0.13 + near + song
  let cheer = 0
  for (const { cue } of plan.shots) {
    const since = t - cue.at
    if (since < -rising || since > 60) continue
    const [top, half] = shots[cue.end]
    const loud = since < 0 ? mix(0.22, top * 0.74, ease(1 + since / rising)) : top * 0.5 ** (Math.max(0, since - 4) / half)
    if (loud <= excitement) continue
    excitement = loud
    cheer = cue.end === 'goal' && since >= 0 ? (cue.side === 'home' ? 1 : -1) * clamp(1.2 - since / 40, 0, 1) : 0
  }
  for (const { at, top } of outcries(plan)) {
    const since = t - at
    if (since >= 0 && since < 12) excitement = Math.max(excitement, top * 0.5 ** (since / 3.5))
  }
  return { excitement: clamp(excitement, 0, 1), cheer }
}
