// A file of a broadcast being sent: opened once, read in chunks as its client receives them.
import { type FileHandle, open } from 'node:fs/promises'
import type { Readable } from 'node:stream'

export interface MediaFile {
  readonly size: number
  /** Streams the file, which is closed when the stream ends or is destroyed. */
  stream(): Readable
  /** Closes a file that is not read after all. */
  close(): Promise<void>
}

/** Bytes held in memory per reader. */
const piece = 32 * 1024

export interface ByteRange {
  start: number
  /** The last byte, inclusive. */
  end: number
}

/** Null if there is no such file, or if it ends before the range does. */
export async function openMediaFile(path: string, range?: ByteRange): Promise<MediaFile | null> {
  const handle = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (!handle) return null
  const whole = await sizeOf(handle)
  if (range && range.end >= whole) {
    await handle.close()
    return null
  }
  // For an empty file `end` would precede `start`.
  const { start, end } = range ?? { start: 0, end: whole > 0 ? whole - 1 : undefined }
  return {
    size: end === undefined ? 0 : end - start + 1,
    stream: () => handle.createReadStream({ highWaterMark: piece, start, ...(end === undefined ? {} : { end }) }),
    close: () => handle.close(),
  }
}

async function sizeOf(handle: FileHandle): Promise<number> {
  try {
    return (await handle.stat()).size
  } catch (error) {
    await handle.close()
    throw error
  }
}
