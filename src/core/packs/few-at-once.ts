// Limited concurrency: loading a pack must not starve the requests that the user waits for.

/** Returns the results in input order. Rejects with the first failure. */
export async function fewAtOnce<T, R>(items: readonly T[], work: (item: T, index: number) => Promise<R>, few = 4): Promise<R[]> {
  const results: R[] = new Array(items.length)
  let next = 0
  async function run(): Promise<void> {
    while (next < items.length) {
      const index = next
      next += 1
      results[index] = await work(items[index] as T, index)
    }
  }
  await Promise.all(Array.from({ length: Math.min(few, items.length) }, run))
  return results
}
