// postgres.log: its maximum size, and reading it from an offset.
import { open, stat, truncate } from 'node:fs/promises'

/** Maximum size in bytes. */
const logMax = 8 * 1024 * 1024
/** Maximum bytes that are read, from its end. */
const readMax = 64 * 1024

/** Returns its size in bytes; truncates a log that is too large. */
export async function logSize(logFile: string): Promise<number> {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  )
  if (size <= logMax) return size
  await truncate(logFile)
  return 0
}

/** Returns its text from this offset; only the end of a long text. */
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

/** The last pattern: only a part of a page was written. */
export const isFullDisk = (text: string): boolean => /No space left on device|disk quota exceeded|wrote only \d+ of \d+ bytes/i.test(text)
