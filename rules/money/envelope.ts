// How a red envelope is divided: whole units that sum to the total, each at least one. R-ENVELOPE-1.

/** Maximum shares of one envelope. */
export const envelopeShares = 500

/** A uniformly distributed integer in [0, `end`). */
export type Draw = (end: number) => number

/** Equal shares; the first ones get one unit more if the total does not divide evenly. */
export function equalShares(total: number, count: number): number[] {
  checkEnvelope(total, count)
  const least = Math.floor(total / count)
  return Array.from({ length: count }, (_, index) => least + (index < total % count ? 1 : 0))
}

/**
 * Every composition of the total into that many parts is equally likely, so no position in the queue is better than another: the units form
 * a line that is cut at distinct random places.
 */
export function randomShares(total: number, count: number, draw: Draw): number[] {
  checkEnvelope(total, count)
  const cuts = new Set<number>()
  // Floyd's algorithm draws distinct numbers without retries.
  for (let last = total - count + 1; last < total; last += 1) {
    const cut = 1 + draw(last)
    cuts.add(cuts.has(cut) ? last : cut)
  }
  const places = [0, ...[...cuts].sort((a, b) => a - b), total]
  return places.slice(1).map((place, index) => place - (places[index] as number))
}

/** Throws on an impossible envelope (programmer error). */
export function checkEnvelope(total: number, count: number): void {
  const whole = Number.isSafeInteger(total) && Number.isSafeInteger(count)
  if (!whole || count < 1 || count > envelopeShares || total < count) throw new RangeError(`cannot split ${total} into ${count} shares`)
}
