// Reads a backup back before it gets its final name, and compares size and hash of each file, and the rows of each table.
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { StartError } from '../core/start-error.ts'
import { createMeter, hashFile, isMissing, readFileList } from './files.ts'
import { type Manifest, manifestFile, type StoredFile, type TableDump } from './format.ts'

const newline = 10

/** Rows of a table in COPY's text format: one line each, as newlines within a value are escaped. */
async function readTable(path: string): Promise<Pick<TableDump, 'size' | 'sha256' | 'rows'>> {
  const { through, result } = createMeter()
  let rows = 0
  await pipeline(createReadStream(path), through, createGunzip(), async (text: AsyncIterable<Buffer>) => {
    for await (const chunk of text) for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) rows += 1
  })
  return { ...result(), rows }
}

/** A file linked from the previous backup was verified when that one was made: only its size is checked. */
async function readStored(path: string): Promise<Partial<StoredFile>> {
  const { nlink, size } = await stat(path)
  return nlink > 1 ? { size } : hashFile(path)
}

/** @throws StartError if a file on disk differs from what was written, or a table lacks rows */
export async function requireReadBack(root: string, manifest: Manifest): Promise<void> {
  async function compare<T extends StoredFile>(file: T, read: (path: string) => Promise<Partial<T>>): Promise<void> {
    const found: Partial<T> | null = await read(join(root, file.path)).catch((error: NodeJS.ErrnoException) => {
      // Z_…: it cannot be decompressed.
      if (isMissing(error) || error.code?.startsWith('Z_')) return null
      throw error
    })
    if (found === null || (Object.keys(found) as (keyof T)[]).some((field) => found[field] !== file[field]))
      throw new StartError(`${join(root, file.path)} does not read as it was written: look at its disk, and make the backup again.`)
  }
  for (const table of manifest.database.tables) await compare(table, readTable)
  await compare(manifest.fileList, hashFile)
  for await (const file of readFileList(join(root, manifest.fileList.path))) await compare(file, readStored)
  const path = join(root, manifestFile)
  if ((await readFile(path, 'utf8')) !== `${JSON.stringify(manifest)}\n`)
    throw new StartError(`${path} does not read as it was written: look at its disk, and make the backup again.`)
}
