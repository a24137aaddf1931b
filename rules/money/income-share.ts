// A streamer's share of the amount spent on them: whole percent, rounded down to a tenth of a diamond; the rest belongs to the platform.

export function shareOf(amount: number, percent: number): number {
  if (!Number.isSafeInteger(amount) || amount < 0 || !(percent >= 0 && percent <= 100)) throw new RangeError(`${percent} % of ${amount}`)
  return Math.floor((amount * percent) / 100)
}
