// Abandons a football match: what was played stays, and nobody wins.
import { minute, second } from '../days.ts'
import { scores } from './events.ts'
import type { FootballPlay, Incident } from './model.ts'

/** Minimum time to the last message of a review or a mistaken goal. */
const margin = 20 * second
/** Minutes of a half on the clock. */
const half = 45

/** From a doubtful moment to its resolution: abandoning in between would leave an unreliable score. */
function doubts(incidents: readonly Incident[]): { from: number; to: number }[] {
  return incidents.flatMap((incident) => {
    if (incident.kind === 'confirmed' || incident.kind === 'cancelled') {
      const looked = incidents.find((one) => 'key' in one && one.key === incident.target)
      return looked ? [{ from: looked.at, to: incident.at }] : []
    }
    if (incident.kind !== 'score') return []
    const mistaken = incidents.findLast((one) => one.kind === 'goal' && one.void && one.at <= incident.at)
    return mistaken ? [{ from: mistaken.at, to: incident.at }] : []
  })
}

const startOf = (incidents: readonly Incident[], phase: 'first-half' | 'second-half'): number =>
  incidents.find((incident) => incident.kind === 'phase' && incident.phase === phase)?.at ?? 0

/** The play up to a minute of the two halves, or to the first moment after it without a pending review. */
export function abandon(play: FootballPlay, during: number): FootballPlay {
  const from = during > half ? half : 0
  const begun = startOf(play.incidents, from === 0 ? 'first-half' : 'second-half')
  let at = begun + (during - from) * minute - minute / 2
  for (const { from: open, to } of doubts(play.incidents).sort((one, other) => one.to - other.to))
    if (open <= at && at < to + margin) at = to + margin
  at = Math.round(at)
  const played = play.incidents.filter((incident) => incident.at < at)
  const passed = Math.floor((at - begun) / minute) + 1
  const stamp = { at, minute: from + Math.min(half, passed), added: Math.max(0, passed - half) }
  return {
    ...play,
    incidents: [...played, { kind: 'abandoned', ...stamp }],
    pressure: play.pressure.filter((figure) => figure.at < at),
    length: at,
    score: scores(played).at(-1) ?? [0, 0],
    winner: 'draw',
  }
}
