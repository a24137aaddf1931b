// Default positions of players: in the lines of their formation, else in rows.

export interface Place {
  /** 0 to 100 across and along, as in a line-up. */
  x: number
  y: number
}

const inRow = 5
const depth = { first: 6, last: 88 }

/** Parses 4-3-3 into its lines, goalkeeper included; null if the number of players differs. */
function linesOf(formation: string, players: number): number[] | null {
  const outfield = formation.split('-').map(Number)
  const lines = [1, ...outfield]
  const isWhole = outfield.length > 1 && outfield.every((line) => Number.isInteger(line) && line > 0)
  return isWhole && lines.reduce((sum, line) => sum + line, 0) === players ? lines : null
}

function rowsOf(players: number): number[] {
  const rows = Math.ceil(players / inRow)
  return Array.from({ length: rows }, (_, row) => Math.min(inRow, players - row * inRow))
}

/** One per player, goalkeeper first. */
export function placesOf(formation: string, players: number): Place[] {
  const lines = linesOf(formation, players) ?? rowsOf(players)
  const step = lines.length > 1 ? (depth.last - depth.first) / (lines.length - 1) : 0
  return lines.flatMap((line, row) =>
    Array.from({ length: line }, (_, index) => ({
      x: Math.round(((index + 0.5) / line) * 100),
      y: Math.round(lines.length > 1 ? depth.first + row * step : 50),
    })),
  )
}
