// The size of a test: small on every change (npm test), full in npm run soak, which also collects figures.

const isLong = process.env.SOAK === '1'

/** Selects the per-commit size or the full one. */
export const soak = <T>(short: T, long: T): T => (isLong ? long : short)

/** Whether tests that wait for seconds or minutes of real time are left to npm run soak: `it.skipIf(isShort)`. */
export const isShort = !isLong

/**
 * Tag of browser tests that take much longer than the others of their file; they run with npm run soak -- browser, and with runs that name
 * their file.
 */
export const long = '@long'

/** Random seed of this run. To repeat a failed test with it: SEED=… npx vitest run FILE. */
export const seed = Number(process.env.SEED) || Date.now() % 2 ** 31

/**
 * Returns a generator of integers below `end`, deterministic for a seed; tests report the seed on failure. `from`: seed of one among
 * several generators.
 */
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

/** Prints a line of figures for the soak; silent otherwise. */
export function figures(values: Record<string, number | string>): void {
  if (isLong) console.log(`figures ${JSON.stringify(values)}`)
}

/** Creates `count` objects, fifty at a time: more at once would hit the server's own limits, which are not under test. */
export async function makeMany<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = []
  while (made.length < count) made.push(...(await Promise.all(Array.from({ length: Math.min(50, count - made.length) }, make))))
  return made
}
