// Copies uploads between storage, a folder or a bucket, and a backup. Uploads in the previous backup are linked instead.
import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { copyOut } from '../core/database/copy.ts'
import type { Storage } from '../features/upload/storage.ts'
import { mediaPath, mediaType } from '../features/upload/uploads.ts'
import { linkFile, readFileList, writeStored } from './files.ts'
import { type CopiedFile, fileListFile } from './format.ts'

const listFile = 'uploads.list'
const folder = 'uploads'
const pathOf = (name: string): string => `${folder}/${name.slice(0, 2)}/${name}`
/** Attempts per file: a bucket may be briefly unavailable. */
const maxAttempts = 3

/** Writes a list of the uploads in the snapshot of `client`, ordered by path. */
export async function listUploads(client: Client, root: string): Promise<void> {
  const names = `SELECT substr(path, ${mediaPath.length + 1}) AS name FROM upload WHERE stored_at IS NOT NULL AND path IS NOT NULL`
  const rows = copyOut(client, `COPY (${names} ORDER BY path COLLATE "C") TO STDOUT`)
  await pipeline(rows, createWriteStream(join(root, listFile), { flags: 'wx', mode: 0o600 }))
}

/** Looks up uploads in the previous backup. Call `find` in path order. A name is never reused for other content. */
function openPrevious(previous: string | undefined) {
  const entries = previous === undefined ? undefined : readFileList(join(previous, fileListFile))
  let next: CopiedFile | undefined
  return {
    async find(path: string): Promise<CopiedFile | undefined> {
      while (entries && (next === undefined || next.path < path)) {
        const { value, done } = await entries.next()
        if (done) return undefined
        if (value.path.startsWith(`${folder}/`)) next = value
      }
      return next?.path === path ? next : undefined
    },
    close: () => entries?.return(undefined),
  }
}

async function copyUpload(storage: Storage, root: string, name: string): Promise<CopiedFile | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      if ((await storage.size(name)) === null) return null
      return { ...(await writeStored(root, pathOf(name), await storage.stream(name))), type: mediaType(name) ?? undefined }
    } catch (error) {
      await rm(join(root, pathOf(name)), { force: true })
      if (attempt >= maxAttempts) throw error
    }
  }
}

export interface UploadCopy {
  storage: Storage
  root: string
  /** A finished backup whose files may be linked. */
  previous?: string
  /** Whether the database still references a missing upload. */
  isReferenced(path: string): Promise<boolean>
  onMissing(path: string): void
}

/** Copies the uploads of `listUploads`; skips those deleted meanwhile. */
export async function* copyUploads({ storage, root, previous, isReferenced, onMissing }: UploadCopy): AsyncGenerator<CopiedFile> {
  const previousBackup = openPrevious(previous)
  const list = join(root, listFile)
  try {
    for await (const name of createInterface({ input: createReadStream(list) })) {
      // Not a valid upload name: its path could escape the folder.
      if (mediaType(name) === null) continue
      const known = await previousBackup.find(pathOf(name))
      if (known && previous && (await linkFile(join(previous, known.path), join(root, known.path)))) {
        yield known
        continue
      }
      const stored = await copyUpload(storage, root, name)
      if (stored) yield stored
      else if (await isReferenced(`${mediaPath}${name}`)) onMissing(`${mediaPath}${name}`)
    }
  } finally {
    await previousBackup.close()
    await rm(list, { force: true })
  }
}

/** Stores one upload of a backup. */
export async function restoreUpload(storage: Storage, root: string, { path, type }: CopiedFile): Promise<void> {
  const name = path.split('/').at(-1) ?? ''
  await storage.put(name, await readFile(join(root, path)), type ?? mediaType(name) ?? 'application/octet-stream')
}
