// Verifies that a backup is complete and unaltered before it is restored.
import { join, resolve } from 'node:path'
import { StartError } from '../core/start-error.ts'
import { exists, hashFile, isMissing, readFileList, readIfExists } from './files.ts'
import { fileListFile, hasValidSeal, type Manifest, manifestFile, parseManifest, type StoredFile, unfinishedSuffix } from './format.ts'
import { type FoundKeys, selectBackupKeys } from './keys-file.ts'

export interface CheckedBackup extends FoundKeys {
  root: string
  manifest: Manifest
}

/** Reads the manifest of a finished backup. */
export async function readManifest(source: string): Promise<Manifest> {
  const root = resolve(source)
  if (!(await exists(root))) throw new StartError(`There is no backup ${root}.`)
  const text = root.endsWith(unfinishedSuffix) ? null : await readIfExists(join(root, manifestFile))
  if (text === null) throw new StartError(`The backup ${root} is unfinished: it was cut off while it was made, restore another one.`)
  return parseManifest(text, root)
}

async function requireUnaltered(root: string, { path, size, sha256 }: StoredFile): Promise<void> {
  const found = await hashFile(join(root, path)).catch((error: unknown) => {
    if (isMissing(error)) throw new StartError(`The backup ${root} was altered: ${path} is missing.`, error)
    throw error
  })
  if (found.size !== size || found.sha256 !== sha256)
    throw new StartError(`The backup ${root} was altered: ${path} is not what was written.`)
}

/** Reads every byte. @throws StartError if the backup is unfinished, altered, of a newer format, or sealed with other keys */
export async function checkBackup(source: string, secretKey: string, keysFiles: readonly string[]): Promise<CheckedBackup> {
  const root = resolve(source)
  const manifest = await readManifest(root)
  const found = await selectBackupKeys(manifest, secretKey, keysFiles)
  if (!hasValidSeal(found.keys, manifest))
    throw new StartError(`The backup ${root} was altered: its ${manifestFile} does not bear its seal.`)
  for (const table of manifest.database.tables) await requireUnaltered(root, table)
  await requireUnaltered(root, manifest.fileList)
  for await (const file of readFileList(join(root, fileListFile))) await requireUnaltered(root, file)
  return { root, manifest, ...found }
}
