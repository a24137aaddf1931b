// postgres.log: how long it may get, and what was said in it since a moment.
import { open, stat, truncate } from 'node:fs/promises'

/** Bytes. */
const logMax = 8 * 1024 * 1024
/** Bytes of its end that are read. */
const readMax = 64 * 1024

/** Its length in bytes; one that has grown too long begins anew. */
export async function logSize(logFile: string): Promise<number> {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  )
  if (size <= logMax) return size
  await truncate(logFile)
  return 0
}

/** What it says from this byte on, the end of it where that is long. */
export async function logFrom(logFile: string, begin: number): Promise<string> {
  const file = await open(logFile)
  try {
    const { size } = await file.stat()
    const buffer = Buffer.alloc(Math.max(0, Math.min(size - begin, readMax)))
    await file.read(buffer, 0, buffer.length, size - buffer.length)
    return buffer.toString()
  } finally {
    await file.close()
  }
}

/** The last: where half a page found room. */
export const isFullDisk = (said: string): boolean => /No space left on device|disk quota exceeded|wrote only \d+ of \d+ bytes/i.test(said)
