// The keys of DATA_DIR in a separate file: a backup without it reveals no ID numbers and allows no password guessing.
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Keys, keysOf } from '../core/keys.ts'
import { StartError } from '../core/start-error.ts'
import { isMissing, readIfExists, syncFolder, writeSynced } from './files.ts'
import { keyMark, type Manifest } from './format.ts'

/** Base64 content by file name in DATA_DIR/keys. */
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

/** Keys of the server that wrote the data. Creates none, as new keys would not fit the data. @throws StartError if there are none */
export async function readServerKeys({ secretKey, dataDir }: Secrets): Promise<Keys> {
  const secret = secretKey || (await readKeyFiles(dataDir)).secret
  if (!secret)
    throw new StartError(`There are no keys in DATA_DIR (${dataDir}): make the backup with the DATA_DIR and SECRET_KEY of the server.`)
  return keysOf(Buffer.from(secret, 'base64'))
}

/** Writes the keys to `path`, readable by their owner only. False if DATA_DIR has none. */
export async function writeKeysFile(dataDir: string, path: string): Promise<boolean> {
  const files = await readKeyFiles(dataDir)
  if (Object.keys(files).length === 0) return false
  const text = `${JSON.stringify({ about: 'Keys of a Grandstand server. Keep this file apart from its backups.', files }, null, 2)}\n`
  const known = await readIfExists(path)
  if (known === text) return true
  if (known !== null) throw new StartError(`${path} holds other keys: name another file by --keys.`)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const temporary = `${path}.${process.pid}`
  try {
    await writeSynced(temporary, text)
    await rename(temporary, path)
  } finally {
    await rm(temporary, { force: true })
  }
  await syncFolder(dirname(path))
  return true
}

/** Keys of a backup, and the key files to restore; no files if SECRET_KEY is set. */
export interface FoundKeys {
  keys: Keys
  files: KeyFiles
}

async function readKeysFile(path: string): Promise<FoundKeys | null> {
  const text = await readIfExists(path)
  if (text === null) return null
  try {
    const { files } = JSON.parse(text) as { files: KeyFiles }
    if (typeof files.secret === 'string') return { files, keys: keysOf(Buffer.from(files.secret, 'base64')) }
  } catch (error) {
    throw new StartError(`${path} is no file of keys.`, error)
  }
  throw new StartError(`${path} is no file of keys.`)
}

/** The keys of this backup: SECRET_KEY, else the first of these files that exists. @throws StartError if they do not match */
export async function selectBackupKeys(manifest: Manifest, secretKey: string, paths: readonly string[]): Promise<FoundKeys> {
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
