// Writes files durably and hashes them, and reads them back.
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { link, mkdir, open, readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline as pipe, type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { CopiedFile, StoredFile } from './format.ts'

/** Counts and hashes the bytes that pass through. */
export function createMeter() {
  const hash = createHash('sha256')
  let size = 0
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { through, result: () => ({ size, sha256: hash.digest('hex') }) }
}

/** Syncs the entries of a folder to disk; Windows cannot. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}

/**
 * Syncs all files and folders under this one to disk. Done once at the end: syncing after each file would wait for the disk's journal
 * each time.
 */
export async function syncTree(root: string, isExcluded: (name: string) => boolean = () => false): Promise<void> {
  for (const entry of await readdir(root, { withFileTypes: true })) {
    if (isExcluded(entry.name)) continue
    if (entry.isDirectory()) await syncTree(join(root, entry.name))
    else if (entry.isFile()) await syncFile(join(root, entry.name))
  }
  await syncFolder(root)
}

async function syncFile(path: string): Promise<void> {
  // Windows requires write access to sync.
  const file = await open(path, 'r+')
  await file.sync().finally(() => file.close())
}

/** Writes a new file of the backup `root`; durable after `syncTree`. */
export async function writeStored(root: string, path: string, source: Readable, { compress = false } = {}): Promise<StoredFile> {
  const target = join(root, path)
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const { through, result } = createMeter()
  const to = createWriteStream(target, { flags: 'wx', mode: 0o600 })
  if (compress) await pipeline(source, createGzip(), through, to)
  else await pipeline(source, through, to)
  return { path, ...result() }
}

/** Writes a new file and syncs it. */
export async function writeSynced(path: string, content: string | Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Hash and size of a file. */
export async function hashFile(path: string): Promise<Pick<StoredFile, 'size' | 'sha256'>> {
  const { through, result } = createMeter()
  await pipeline(createReadStream(path), through, async (source) => {
    for await (const _chunk of source);
  })
  return result()
}

/** Creates a hard link; false if the disk does not support it. */
export async function linkFile(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  return link(from, to).then(
    () => true,
    () => false,
  )
}

/** Yields the entries of a compressed file list. */
export async function* readFileList(path: string): AsyncGenerator<CopiedFile> {
  // With a callback it returns the last stream, which fails if any of them does.
  const text = pipe(createReadStream(path), createGunzip(), () => undefined).setEncoding('utf8')
  let rest = ''
  for await (const chunk of text as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line) as CopiedFile
  }
}

export const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

export const readIfExists = (path: string): Promise<string | null> =>
  readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })

export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    (error: unknown) => {
      if (isMissing(error)) return false
      throw error
    },
  )
