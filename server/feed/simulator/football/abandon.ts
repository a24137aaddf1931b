// Abandons a football match: what was played stays, and nobody wins.
import { minute, second } from '../days.ts'
import { scores } from './events.ts'
import type { FootballPlay, Moment } from './model.ts'

/** Minimum time to the last message of a review or a mistaken goal. */
const calm = 20 * second
/** Minutes of a half on the clock. */
const half = 45

/** From a doubtful moment to its resolution: abandoning in between would leave an unreliable score. */
function doubts(moments: readonly Moment[]): { from: number; to: number }[] {
  return moments.flatMap((moment) => {
    if (moment.kind === 'confirmed' || moment.kind === 'cancelled') {
      const looked = moments.find((one) => 'key' in one && one.key === moment.target)
      return looked ? [{ from: looked.at, to: moment.at }] : []
    }
    if (moment.kind !== 'score') return []
    const mistaken = moments.findLast((one) => one.kind === 'goal' && one.void && one.at <= moment.at)
    return mistaken ? [{ from: mistaken.at, to: moment.at }] : []
  })
}

const startOf = (moments: readonly Moment[], phase: 'first-half' | 'second-half'): number =>
  moments.find((moment) => moment.kind === 'phase' && moment.phase === phase)?.at ?? 0

/** The play up to a minute of the two halves, or to the first moment after it without a pending review. */
export function abandon(play: FootballPlay, during: number): FootballPlay {
  const from = during > half ? half : 0
  const begun = startOf(play.moments, from === 0 ? 'first-half' : 'second-half')
  let at = begun + (during - from) * minute - minute / 2
  for (const { from: open, to } of doubts(play.moments).sort((one, other) => one.to - other.to))
    if (open <= at && at < to + calm) at = to + calm
  at = Math.round(at)
  const played = play.moments.filter((moment) => moment.at < at)
  const passed = Math.floor((at - begun) / minute) + 1
  const stamp = { at, minute: from + Math.min(half, passed), added: Math.max(0, passed - half) }
  return {
    ...play,
    moments: [...played, { kind: 'abandoned', ...stamp }],
    pressure: play.pressure.filter((figure) => figure.at < at),
    length: at,
    score: scores(played).at(-1) ?? [0, 0],
    winner: 'draw',
  }
}
