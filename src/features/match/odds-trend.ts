// The path of a stepped line through prices, in a box of the given size. Pure.

/** Part of the height that stays free above and below. */
const air = 0.1

export function trendPath(prices: readonly number[], width: number, height: number): string {
  const low = Math.min(...prices)
  const high = Math.max(...prices)
  const y = (price: number): number => {
    const part = high > low ? (price - low) / (high - low) : 0.5
    return Math.round((1 - air - part * (1 - 2 * air)) * height * 100) / 100
  }
  const step = prices.length > 1 ? width / (prices.length - 1) : width
  return prices.map((price, index) => (index === 0 ? `M0 ${y(price)}` : `H${Math.round(index * step * 100) / 100}V${y(price)}`)).join('')
}
