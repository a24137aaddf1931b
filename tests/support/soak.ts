// How much of a proof runs: little with every change (npm test), all of it by npm run soak, which also wants figures.

const isLong = process.env.SOAK === '1'

/** The per-commit size, or the full one. */
export const soak = <T>(short: T, long: T): T => (isLong ? long : short)

/** Whether proofs that wait for minutes or seconds by the clock are left to npm run soak: `it.skipIf(isShort)`. */
export const isShort = !isLong

/** The tag of browser tests that take long for what they prove beside the others of their file: npm run soak -- browser, and with
 * those that name their file. */
export const long = '@long'

/** A line of figures that the soak collects; silent otherwise. */
export function figures(values: Record<string, number | string>): void {
  if (isLong) console.log(`figures ${JSON.stringify(values)}`)
}

/** Makes `count` things, fifty at a time: a crowd at once would meet the server's own limits, which are not what is proven. */
export async function makeMany<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = []
  while (made.length < count) made.push(...(await Promise.all(Array.from({ length: Math.min(50, count - made.length) }, make))))
  return made
}
