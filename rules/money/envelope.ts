// How a red envelope is divided: whole units that sum to the total, each at least one. R-ENVELOPE-1.

/** Shares of one envelope at most. */
export const envelopeShares = 500

/** A whole number from 0 up to and without `end`, each as likely. */
export type Draw = (end: number) => number

/** As many equal shares as the units go round; the first are one larger where they do not. */
export function equalShares(total: number, count: number): number[] {
  checkEnvelope(total, count)
  const least = Math.floor(total / count)
  return Array.from({ length: count }, (_, index) => least + (index < total % count ? 1 : 0))
}

/**
 * Every way to divide the total into that many parts is as likely, so no place in the row is better than another: the units lie
 * in a line, and it is cut at as many different places as are needed.
 */
export function randomShares(total: number, count: number, draw: Draw): number[] {
  checkEnvelope(total, count)
  const cuts = new Set<number>()
  // Floyd's way to draw different numbers without drawing twice.
  for (let last = total - count + 1; last < total; last += 1) {
    const cut = 1 + draw(last)
    cuts.add(cuts.has(cut) ? last : cut)
  }
  const places = [0, ...[...cuts].sort((a, b) => a - b), total]
  return places.slice(1).map((place, index) => place - (places[index] as number))
}

/** Throws where there is no envelope: a fault of the caller. */
export function checkEnvelope(total: number, count: number): void {
  const whole = Number.isSafeInteger(total) && Number.isSafeInteger(count)
  if (!whole || count < 1 || count > envelopeShares || total < count) throw new RangeError(`${total} cannot be ${count} shares`)
}
