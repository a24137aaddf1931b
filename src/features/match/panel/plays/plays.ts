// Play-by-play of a basketball match: by quarter, newest first, with the score after each basket. Pure.
import type { MatchDetail, TextLine } from '../../../../../contract/match/match-detail.ts'
import type { MatchEvent } from '../../../../../contract/match/match-event.ts'
import type { Side } from '../../../../../contract/match/match-row.ts'
import type { Name } from '../../../../../contract/wire/name.ts'

interface PlayBase {
  key: string
  /** Q4, OT. */
  period: string
  /** Time left in the period: 02:06. */
  left: string
  side: Side | null
  at: number
}
export interface Basket extends PlayBase {
  kind: 'basket'
  /** 1 to 3, or more if a feed merges two baskets. */
  count: number
  player: Name | null
  assist: Name | null
  score: [number, number] | null
  cancelled: boolean
  /** Points of its side's run up to this basket, if it ends a run worth showing. */
  run: number | null
}
/** A play without points, as text. */
interface TextPlay extends PlayBase {
  kind: 'text'
  text: Name
}
export type Play = Basket | TextPlay
interface PlayPeriod {
  period: string
  /** Score after its last basket. */
  score: [number, number] | null
  plays: Play[]
}

/** Minimum points of a run that is shown. */
const leastRun = 7

const placeOf = (minute: string): { period: string; left: string } => {
  const [period = '', left = ''] = minute.split(' ')
  return { period, left }
}

function basketOf(event: MatchEvent, corrected: ReadonlySet<number>): Basket {
  const { seq, minute, team, player, detail, cancelled_by, at } = event
  return {
    kind: 'basket',
    key: `e${seq}`,
    ...placeOf(minute),
    side: team,
    at: Date.parse(at),
    count: detail.count ?? 0,
    player,
    assist: detail.assist ?? null,
    score: detail.score ?? null,
    cancelled: cancelled_by !== null || corrected.has(seq),
    run: null,
  }
}

const textPlayOf = ({ id, minute, side, at, text }: TextLine): TextPlay => ({
  kind: 'text',
  key: `t${id}`,
  ...placeOf(minute),
  side: side ?? null,
  at: Date.parse(at),
  text,
})

/** Marks the last basket of each run. `baskets` in order of play. */
function withRuns(baskets: readonly Basket[]): Basket[] {
  const marked = [...baskets]
  let side: Side | null = null
  let sum = 0
  let last = -1
  const close = (): void => {
    const basket = marked[last]
    if (basket && sum >= leastRun) marked[last] = { ...basket, run: sum }
  }
  for (const [index, basket] of baskets.entries()) {
    if (basket.cancelled || basket.side === null) continue
    if (basket.side !== side) {
      close()
      side = basket.side
      sum = 0
    }
    sum += basket.count
    last = index
  }
  close()
  return marked
}

/** Newest period and play first. Empty until baskets are known individually: a result alone has no plays. */
export function playsOf({ events, text }: Pick<MatchDetail, 'events' | 'text'>): PlayPeriod[] {
  // A correction without its basket still marks the basket that is known.
  const corrected = new Set(events.flatMap(({ type, detail }) => (type === 'score-correction' ? (detail.target ?? []) : [])))
  const baskets = withRuns(events.filter(({ type }) => type === 'points').map((event) => basketOf(event, corrected)))
  if (baskets.length === 0) return []
  // Text that only repeats a basket or the end of a period is left out.
  const eventTimes = new Set(events.map(({ at }) => Date.parse(at)))
  const textPlays = text.map(textPlayOf).filter(({ at, left }) => left !== '' && !eventTimes.has(at))
  const plays: Play[] = [...baskets, ...textPlays].sort((one, other) => one.at - other.at)
  const periods = new Map<string, PlayPeriod>()
  let score: [number, number] | null = null
  for (const play of plays) {
    const known: PlayPeriod = periods.get(play.period) ?? { period: play.period, score, plays: [] }
    if (play.kind === 'basket' && !play.cancelled) score = play.score ?? score
    known.score = score
    known.plays.unshift(play)
    periods.set(play.period, known)
  }
  return [...periods.values()].reverse()
}

/** Number of plays shown per period before the user expands any: `most` in total, newest periods first. */
export function drawnAtFirst(counts: readonly number[], most: number): number[] {
  let left = most
  return counts.map((count) => {
    const drawn = Math.min(count, left)
    left -= drawn
    return drawn
  })
}
