// What lies in DATA_DIR beside the database and the uploads, and which of it a backup holds.
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { StartError } from '../core/start-error.ts'
import { exists, isMissing, writeStored } from './files.ts'
import type { CopiedFile } from './format.ts'

/** Left by a restore that has not ended: whatever lies beside it is half of something. */
export const restoreMarker = 'restore.unfinished'

/** Made anew by the server, or written in a way of its own: the database, keys, uploads and recordings. */
const notCopied = /^(postgres([.-].*)?|builds|disk\.probe|keys|uploads|stream|restore\.unfinished|lost\+found)$/

/** Ends a start or a restore on a folder that a restore has not finished. */
export async function refuseUnfinished(dataDir: string): Promise<void> {
  if (await exists(join(dataDir, restoreMarker)))
    throw new StartError(`DATA_DIR (${dataDir}) holds a restore that was cut off: empty it, and its database, and restore again.`)
}

/** Paths of all files under a folder, with `/`; lists of segments before the segments that they name. */
export async function walk(root: string, under = ''): Promise<string[]> {
  const entries = await readdir(join(root, under), { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  const paths: string[] = []
  for (const entry of entries.sort((a, b) => Number(b.name === 'index.jsonl') - Number(a.name === 'index.jsonl'))) {
    const path = under === '' ? entry.name : `${under}/${entry.name}`
    if (entry.isDirectory()) paths.push(...(await walk(root, path)))
    else if (entry.isFile()) paths.push(path)
  }
  return paths
}

/** Copies a file as long as it is now, for it may grow; null when it went meanwhile. */
async function copyFile(from: string, root: string, path: string): Promise<CopiedFile | null> {
  try {
    const { size } = await stat(from)
    return await writeStored(root, path, size === 0 ? createReadStream(from) : createReadStream(from, { end: size - 1 }))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Copies what is neither made anew nor written elsewhere, such as the daily hashes of the ledger. `except`: a folder of backups. */
export async function copyDataFiles(dataDir: string, root: string, except: readonly string[]): Promise<CopiedFile[]> {
  const copied: CopiedFile[] = []
  const isExcepted = (path: string): boolean => except.some((folder) => path === folder || path.startsWith(folder + sep))
  // Backwards: how far the anchors of the ledger have come is read before the anchors, which may get further meanwhile.
  const names = (await readdir(dataDir)).filter((entry) => !notCopied.test(entry))
  for (const name of names.sort().reverse()) {
    const path = join(dataDir, name)
    if (isExcepted(path)) continue
    const files = (await stat(path)).isDirectory() ? (await walk(dataDir, name)).filter((file) => !isExcepted(join(dataDir, file))) : [name]
    for (const file of files) {
      const stored = await copyFile(join(dataDir, file), root, `data/${file}`)
      if (stored) copied.push(stored)
    }
  }
  return copied
}

/** Copies what was recorded: a broadcast that goes on is in it as far as it has come. */
export async function* copyRecordings(dataDir: string, root: string): AsyncGenerator<CopiedFile> {
  for (const file of await walk(join(dataDir, 'stream'))) {
    const stored = await copyFile(join(dataDir, 'stream', file), root, `recordings/${file}`)
    if (stored) yield stored
  }
}
