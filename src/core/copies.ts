// Saved answers for reading without a network: a cache with a budget, oldest out first.
import { type CopyRecord, db } from './db.ts'
import { keyText } from './freshness.ts'

/** Bytes that saved answers may take together. Safety R10. */
const budget = 10 * 1024 * 1024

/** The saved copy of an answer, or undefined; storage that cannot be read counts as none. */
export async function findCopy(queryKey: readonly unknown[]): Promise<CopyRecord | undefined> {
  try {
    return await db.copy.get(keyText(queryKey))
  } catch (error) {
    console.warn('saved copies cannot be read', error)
    return undefined
  }
}

/** Saves an answer; when storage is full the oldest half goes and it is tried once more. */
export async function saveCopy(queryKey: readonly unknown[], data: unknown, savedAt: number): Promise<void> {
  const record: CopyRecord = { key: keyText(queryKey), data, savedAt, bytes: JSON.stringify(data).length }
  try {
    await db.copy.put(record)
  } catch (error) {
    if (!isQuota(error)) throw error
    const oldest = await db.copy.orderBy('savedAt').primaryKeys()
    await db.copy.bulkDelete(oldest.slice(0, Math.ceil(oldest.length / 2)))
    await db.copy.put(record)
  }
  await trim()
}

/** Reads sizes from the index alone, so that a trim never loads the copies themselves. */
async function trim(): Promise<void> {
  const sizes = (await db.copy.orderBy('[savedAt+bytes]').reverse().keys()) as unknown as [number, number][]
  let total = 0
  for (const [savedAt, bytes] of sizes) {
    total += bytes
    if (total <= budget) continue
    await db.copy.where('savedAt').belowOrEqual(savedAt).delete()
    return
  }
}

const isQuota = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'QuotaExceededError' || (error as { inner?: Error }).inner?.name === 'QuotaExceededError')
