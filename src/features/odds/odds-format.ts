// How odds are written: prices with two decimals, lines with their sign. Information only. Pure.

/** 0.86 */
export const priceText = (price: number): string => price.toFixed(2)

/** -0.5, +0.25, 0: what the home side gives. Quarter lines keep two decimals. */
export function handicapText(line: number): string {
  if (line === 0) return '0'
  return `${line > 0 ? '+' : '−'}${plain(Math.abs(line))}`
}

/** 2.5, 3, 2.25 */
export const totalText = (line: number): string => plain(line)

const plain = (value: number): string => String(Math.round(value * 100) / 100)

/** Whether a price rose, fell or stood; the wire says 1, -1, 0. */
export const moveOf = (move: number): 'up' | 'down' | null => (move > 0 ? 'up' : move < 0 ? 'down' : null)
