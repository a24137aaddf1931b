// Formats odds: prices with two decimals, lines with their sign. Information only. Pure.

/** Formats as 0.86. */
export const priceText = (price: number): string => price.toFixed(2)

/** Formats the handicap of the home side: -0.5, +0.25 or 0. Quarter lines keep two decimals. */
export function handicapText(line: number): string {
  if (line === 0) return '0'
  return `${line > 0 ? '+' : '−'}${plain(Math.abs(line))}`
}

/** Formats as 2.5, 3 or 2.25. */
export const totalText = (line: number): string => plain(line)

const plain = (value: number): string => String(Math.round(value * 100) / 100)

/** Maps the movement on the wire (1, -1, 0) to up, down or null. */
export const moveOf = (move: number): 'up' | 'down' | null => (move > 0 ? 'up' : move < 0 ? 'down' : null)
