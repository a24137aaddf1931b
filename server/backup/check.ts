// Whether a backup is whole and as it was written, before anything is restored of it.
import { join, resolve } from 'node:path'
import { StartError } from '../core/start-error.ts'
import { exists, hashFile, isMissing, readIfThere, readList } from './files.ts'
import { fileListFile, hasValidSeal, type Manifest, manifestFile, parseManifest, type StoredFile, unfinishedEnd } from './format.ts'
import { type FoundKeys, keysFor } from './keys-file.ts'

export interface CheckedBackup extends FoundKeys {
  root: string
  manifest: Manifest
}

/** Reads the manifest of a finished backup. */
export async function readManifest(source: string): Promise<Manifest> {
  const root = resolve(source)
  if (!(await exists(root))) throw new StartError(`There is no backup ${root}.`)
  const text = root.endsWith(unfinishedEnd) ? null : await readIfThere(join(root, manifestFile))
  if (text === null) throw new StartError(`The backup ${root} is unfinished: it was cut off while it was made, restore another one.`)
  return parseManifest(text, root)
}

async function refuseAltered(root: string, { path, size, sha256 }: StoredFile): Promise<void> {
  const found = await hashFile(join(root, path)).catch((error: unknown) => {
    if (isMissing(error)) throw new StartError(`The backup ${root} was altered: ${path} is missing.`, error)
    throw error
  })
  if (found.size !== size || found.sha256 !== sha256)
    throw new StartError(`The backup ${root} was altered: ${path} is not what was written.`)
}

/** Reads every byte of it. Throws one sentence when it is unfinished, altered, of a newer format, or of other keys. */
export async function checkBackup(source: string, secretKey: string, keysFiles: readonly string[]): Promise<CheckedBackup> {
  const root = resolve(source)
  const manifest = await readManifest(root)
  const found = await keysFor(manifest, secretKey, keysFiles)
  if (!hasValidSeal(found.keys, manifest))
    throw new StartError(`The backup ${root} was altered: its ${manifestFile} does not bear its seal.`)
  for (const table of manifest.database.tables) await refuseAltered(root, table)
  await refuseAltered(root, manifest.fileList)
  for await (const file of readList(join(root, fileListFile))) await refuseAltered(root, file)
  return { root, manifest, ...found }
}
