// The record of an expert: every rate with its sample, an honest interval and the longest losing streak. Half-won is a hit and half-lost a
// miss; push and void are not in the sample.
import type { Calibration, ExpertRecord } from '../../contract/expert/expert.ts'
import type { Play, PlayOutcome } from '../../contract/match/play.ts'

export interface Judged {
  outcome: PlayOutcome
  price: Play['price']
  confidence: number
}

/** 1 a hit, 0 a miss, null neither. */
export function hitOf(outcome: PlayOutcome): 0 | 1 | null {
  if (outcome === 'won' || outcome === 'half-won') return 1
  return outcome === 'lost' || outcome === 'half-lost' ? 0 : null
}

/** Return of one staked unit: its price when won, half of it when half-won, -1 when lost. */
export function gainOf({ outcome, price }: Pick<Judged, 'outcome' | 'price'>): number | null {
  if (price === null) return null
  const gains: Partial<Record<PlayOutcome, number>> = { won: price, 'half-won': price / 2, push: 0, 'half-lost': -0.5, lost: -1 }
  return gains[outcome] ?? null
}

const z = 1.959964
/** Wilson's 95 % interval for `hits` of `sample`; [0, 1] for an empty sample. Wilson, JASA 22 (1927). */
export function wilson(hits: number, sample: number): [low: number, high: number] {
  if (sample === 0) return [0, 1]
  const rate = hits / sample
  const scale = 1 + (z * z) / sample
  const middle = rate + (z * z) / (2 * sample)
  const half = z * Math.sqrt((rate * (1 - rate)) / sample + (z * z) / (4 * sample * sample))
  return [Math.max(0, (middle - half) / scale), Math.min(1, (middle + half) / scale)]
}

const perMille = (share: number): number => Math.round(share * 1_000)

/** `plays` are ordered by the start of their matches. Rates are per mille. */
export function recordOf(plays: readonly Judged[]): ExpertRecord {
  const counted = plays.filter(({ outcome }) => hitOf(outcome) !== null)
  const hits = counted.filter(({ outcome }) => hitOf(outcome) === 1).length
  let losing = 0
  let longest = 0
  for (const { outcome } of counted) {
    losing = hitOf(outcome) === 0 ? losing + 1 : 0
    longest = Math.max(longest, losing)
  }
  const gains = plays.flatMap((play) => gainOf(play) ?? [])
  const [low, high] = wilson(hits, counted.length)
  return {
    sample: counted.length,
    hits,
    rate: counted.length === 0 ? null : perMille(hits / counted.length),
    low: perMille(low),
    high: perMille(high),
    longest_losing: longest,
    losing_now: losing,
    return: gains.length === 0 ? null : perMille(gains.reduce((sum, gain) => sum + gain, 0) / gains.length),
    priced: gains.length,
  }
}

/** Stated confidence versus actual results, in bins of ten percent; bins without a play are omitted. */
export function calibrationOf(plays: readonly Judged[]): Calibration[] {
  const bins = new Map<number, Judged[]>()
  for (const play of plays) {
    if (hitOf(play.outcome) === null) continue
    const bin = Math.floor(play.confidence / 10) * 10
    bins.set(bin, [...(bins.get(bin) ?? []), play])
  }
  return [...bins]
    .sort(([one], [other]) => one - other)
    .map(([bin, list]) => {
      const hits = list.filter(({ outcome }) => hitOf(outcome) === 1).length
      const [low, high] = wilson(hits, list.length)
      const stated = list.reduce((sum, { confidence }) => sum + confidence, 0) / list.length / 100
      return { from: bin, sample: list.length, hits, said: perMille(stated), low: perMille(low), high: perMille(high) }
    })
}
