// Writes files so that they survive a power cut, and knows the hash of what it wrote.
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { link, mkdir, open, readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline as pipe, type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { CopiedFile, StoredFile } from './format.ts'

/** Counts and hashes what passes. */
function meter() {
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

/** Writes the entries of a folder to disk. Windows knows no such thing. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}

/**
 * Waits until all files and folders under this one are on disk. At once at the end: a file on its own would wait for the disk's journal,
 * and each after it again.
 */
export async function syncTree(root: string, isExcepted: (name: string) => boolean = () => false): Promise<void> {
  for (const entry of await readdir(root, { withFileTypes: true })) {
    if (isExcepted(entry.name)) continue
    if (entry.isDirectory()) await syncTree(join(root, entry.name))
    else if (entry.isFile()) await syncFile(join(root, entry.name))
  }
  await syncFolder(root)
}

async function syncFile(path: string): Promise<void> {
  // Windows syncs only what is open for writing.
  const file = await open(path, 'r+')
  await file.sync().finally(() => file.close())
}

/** Writes a new file of the backup `root`; on disk when its tree is synced. */
export async function writeStored(root: string, path: string, from: Readable, { compress = false } = {}): Promise<StoredFile> {
  const target = join(root, path)
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const { through, result } = meter()
  const to = createWriteStream(target, { flags: 'wx', mode: 0o600 })
  if (compress) await pipeline(from, createGzip(), through, to)
  else await pipeline(from, through, to)
  return { path, ...result() }
}

/** Writes a new file, on disk when it resolves. */
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
  const { through, result } = meter()
  await pipeline(createReadStream(path), through, async (source) => {
    for await (const _chunk of source);
  })
  return result()
}

/** The same file under another name, without its bytes; false where the disk cannot. */
export async function linkFile(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  return link(from, to).then(
    () => true,
    () => false,
  )
}

/** Lines of a compressed list, one by one. */
export async function* readList(path: string): AsyncGenerator<CopiedFile> {
  // With a callback it answers the last stream, which fails as any of them does.
  const text = pipe(createReadStream(path), createGunzip(), () => undefined).setEncoding('utf8')
  let rest = ''
  for await (const chunk of text as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line) as CopiedFile
  }
}

export const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

export const readIfThere = (path: string): Promise<string | null> =>
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
