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

/** Null when there is no such file. */
export async function openMediaFile(path: string): Promise<MediaFile | null> {
  const handle = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (!handle) return null
  const size = await sizeOf(handle)
  return {
    size,
    // Empty ones too: `end` is the last byte that is read, and there is none.
    stream: () => handle.createReadStream({ highWaterMark: piece, start: 0, ...(size > 0 ? { end: size - 1 } : {}) }),
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
