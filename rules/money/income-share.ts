// What a streamer earns of what is spent on him: whole percent, rounded down to a tenth of a diamond; the rest is the house's.

export function shareOf(amount: number, percent: number): number {
  if (!Number.isSafeInteger(amount) || amount < 0 || !(percent >= 0 && percent <= 100)) throw new RangeError(`${percent} % of ${amount}`)
  return Math.floor((amount * percent) / 100)
}
