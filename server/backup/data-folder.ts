// Files of DATA_DIR besides database and uploads, and which of them a backup contains.
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { StartError } from '../core/start-error.ts'
import { exists, isMissing, writeStored } from './files.ts'
import type { CopiedFile } from './format.ts'

/** Marks a folder whose restore has not finished and whose content is therefore incomplete. */
export const restoreMarker = 'restore.unfinished'

/** Recreated by the server, or backed up separately: the database, keys, uploads and recordings. */
const excludedNames = /^(postgres([.-].*)?|builds|disk\.probe|keys|uploads|stream|restore\.unfinished|lost\+found)$/

/** @throws StartError if a restore of this folder has not finished */
export async function requireNoUnfinishedRestore(dataDir: string): Promise<void> {
  if (await exists(join(dataDir, restoreMarker)))
    throw new StartError(`DATA_DIR (${dataDir}) holds a restore that was cut off: empty it, and its database, and restore again.`)
}

/** Paths of all files under a folder, with `/`; a segment list comes before the segments that it names. */
export async function listFiles(root: string, under = ''): Promise<string[]> {
  const entries = await readdir(join(root, under), { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  const paths: string[] = []
  for (const entry of entries.sort((a, b) => Number(b.name === 'index.jsonl') - Number(a.name === 'index.jsonl'))) {
    const path = under === '' ? entry.name : `${under}/${entry.name}`
    if (entry.isDirectory()) paths.push(...(await listFiles(root, path)))
    else if (entry.isFile()) paths.push(path)
  }
  return paths
}

/** Copies a file up to its current length, as it may grow; null if it has been deleted. */
async function copyFile(from: string, root: string, path: string): Promise<CopiedFile | null> {
  try {
    const { size } = await stat(from)
    return await writeStored(root, path, size === 0 ? createReadStream(from) : createReadStream(from, { end: size - 1 }))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Copies the remaining files, such as the daily hashes of the ledger. `excluded`: paths to skip, such as the folder of backups. */
export async function copyDataFiles(dataDir: string, root: string, excluded: readonly string[]): Promise<CopiedFile[]> {
  const copied: CopiedFile[] = []
  const isExcluded = (path: string): boolean => excluded.some((folder) => path === folder || path.startsWith(folder + sep))
  // In reverse order: the marks of the ledger anchors are copied before the anchors, which may grow meanwhile.
  const names = (await readdir(dataDir)).filter((entry) => !excludedNames.test(entry))
  for (const name of names.sort().reverse()) {
    const path = join(dataDir, name)
    if (isExcluded(path)) continue
    const files = (await stat(path)).isDirectory()
      ? (await listFiles(dataDir, name)).filter((file) => !isExcluded(join(dataDir, file)))
      : [name]
    for (const file of files) {
      const stored = await copyFile(join(dataDir, file), root, `data/${file}`)
      if (stored) copied.push(stored)
    }
  }
  return copied
}

/** Copies recordings, including the recorded part of running broadcasts. */
export async function* copyRecordings(dataDir: string, root: string): AsyncGenerator<CopiedFile> {
  for (const file of await listFiles(join(dataDir, 'stream'))) {
    const stored = await copyFile(join(dataDir, 'stream', file), root, `recordings/${file}`)
    if (stored) yield stored
  }
}
