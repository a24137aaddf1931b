// How much of a proof runs: little with every change (npm test), all of it by npm run soak, which also wants figures.

const isLong = process.env.SOAK === '1'

/** The per-commit size, or the full one. */
export const soak = <T>(short: T, long: T): T => (isLong ? long : short)

/** Whether proofs that wait for minutes or seconds by the clock are left to npm run soak: `it.skipIf(isShort)`. */
export const isShort = !isLong

/** The tag of browser tests that take long for what they prove beside the others of their file: npm run soak -- browser, and with
 * those that name their file. */
export const long = '@long'

/** What chance of this run begins with. A test that failed is drawn again with it: SEED=… npx vitest run FILE. */
export const seed = Number(process.env.SEED) || Date.now() % 2 ** 31

/** Whole numbers below `end`, the same ones in the same order for the same seed; the seed stands in what the test says of a failure.
 * `from`: of one among several who draw beside one another. */
export function chance(from = seed): (end: number) => number {
  let state = from
  return (end) => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end)
  }
}

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
