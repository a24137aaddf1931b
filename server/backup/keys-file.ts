// The keys of DATA_DIR in one file of their own: who has the backup alone has no ID numbers and no way to try passwords.
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Keys, keysOf } from '../core/keys.ts'
import { StartError } from '../core/start-error.ts'
import { isMissing, readIfThere, syncFolder, writeSynced } from './files.ts'
import { keyMark, type Manifest } from './format.ts'

/** Name and content in base64 of each file in DATA_DIR/keys. */
type KeyFiles = Record<string, string>

async function readKeyFiles(dataDir: string): Promise<KeyFiles> {
  const folder = join(dataDir, 'keys')
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  const files: KeyFiles = {}
  for (const name of names.sort()) files[name] = (await readFile(join(folder, name))).toString('base64')
  return files
}

interface Secrets {
  secretKey: string
  dataDir: string
}

/** The keys of the server that made the data. Unlike a start it makes none: they would not fit what is there. */
export async function findKeys({ secretKey, dataDir }: Secrets): Promise<Keys> {
  const secret = secretKey || (await readKeyFiles(dataDir)).secret
  if (!secret)
    throw new StartError(`There are no keys in DATA_DIR (${dataDir}): make the backup with the DATA_DIR and SECRET_KEY of the server.`)
  return keysOf(Buffer.from(secret, 'base64'))
}

/** Writes the keys to `path` for their owner alone. False: there are none in DATA_DIR. */
export async function writeKeysFile(dataDir: string, path: string): Promise<boolean> {
  const files = await readKeyFiles(dataDir)
  if (Object.keys(files).length === 0) return false
  const text = `${JSON.stringify({ about: 'Keys of a Grandstand server. Keep this file apart from its backups.', files }, null, 2)}\n`
  const known = await readIfThere(path)
  if (known === text) return true
  if (known !== null) throw new StartError(`${path} holds other keys: name another file by --keys.`)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const making = `${path}.${process.pid}`
  try {
    await writeSynced(making, text)
    await rename(making, path)
  } finally {
    await rm(making, { force: true })
  }
  await syncFolder(dirname(path))
  return true
}

/** Keys by which a backup is restored, and the files to be written for them; none where SECRET_KEY is set. */
export interface FoundKeys {
  keys: Keys
  files: KeyFiles
}

async function readKeysFile(path: string): Promise<FoundKeys | null> {
  const text = await readIfThere(path)
  if (text === null) return null
  try {
    const { files } = JSON.parse(text) as { files: KeyFiles }
    if (typeof files.secret === 'string') return { files, keys: keysOf(Buffer.from(files.secret, 'base64')) }
  } catch (error) {
    throw new StartError(`${path} is no file of keys.`, error)
  }
  throw new StartError(`${path} is no file of keys.`)
}

/** The keys that fit this backup: those of SECRET_KEY, else of one of these files. */
export async function keysFor(manifest: Manifest, secretKey: string, paths: readonly string[]): Promise<FoundKeys> {
  if (secretKey) {
    const keys = keysOf(Buffer.from(secretKey, 'base64'))
    if (keyMark(keys) === manifest.key) return { keys, files: {} }
    throw new StartError('SECRET_KEY is not that of the server which made this backup.')
  }
  for (const path of paths) {
    const found = await readKeysFile(path)
    if (!found) continue
    if (keyMark(found.keys) === manifest.key) return found
    throw new StartError(`The keys in ${path} are not those of this backup: name the right file by --keys.`)
  }
  throw new StartError(
    `The keys of this backup are in none of ${paths.join(', ')}: name their file by --keys, or set SECRET_KEY as the server had it.`,
  )
}
