// A file of a broadcast on its way out: opened once, read in pieces as its reader takes them.
import { type FileHandle, open } from 'node:fs/promises'
import type { Readable } from 'node:stream'

export interface MediaFile {
  readonly size: number
  /** Reads it; the file is closed when the stream ends or is destroyed. */
  stream(): Readable
  /** For one that is not read after all. */
  close(): Promise<void>
}

/** Bytes that are in memory for one reader. */
const piece = 32 * 1024

export interface ByteRange {
  start: number
  /** The last byte, included. */
  end: number
}

/** Null when there is no such file, or it ends before the range does. */
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
  // Of an empty file `end` would be before its beginning.
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
