// How much of a proof runs: little with every change (npm test), all of it by npm run soak, which also wants figures.

const isLong = process.env.SOAK === '1'

/** The per-commit size, or the full one. */
export const soak = <T>(short: T, long: T): T => (isLong ? long : short)

/** A line of figures that the soak collects; silent otherwise. */
export function figures(values: Record<string, number | string>): void {
  if (isLong) console.log(`figures ${JSON.stringify(values)}`)
}
