// Uploads between where they lie, a folder or a bucket, and a backup. What a backup before this one has is not copied again.
import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { copyOut } from '../core/database/copy.ts'
import type { Storage } from '../features/upload/storage.ts'
import { mediaPath, mediaType } from '../features/upload/uploads.ts'
import { linkFile, readList, writeStored } from './files.ts'
import { type CopiedFile, fileListFile } from './format.ts'

const listFile = 'uploads.list'
const folder = 'uploads'
const pathOf = (name: string): string => `${folder}/${name.slice(0, 2)}/${name}`
/** Tries of one file: a bucket may be away for a moment. */
const tries = 3

/** Writes down which files the snapshot of `client` names, in the order of their paths. */
export async function listUploads(client: Client, root: string): Promise<void> {
  const names = `SELECT substr(path, ${mediaPath.length + 1}) AS name FROM upload WHERE stored_at IS NOT NULL AND path IS NOT NULL`
  const rows = copyOut(client, `COPY (${names} ORDER BY path COLLATE "C") TO STDOUT`)
  await pipeline(rows, createWriteStream(join(root, listFile), { flags: 'wx', mode: 0o600 }))
}

/** Finds the same upload in a backup before this one. Names are asked for in order, and never used twice for other bytes. */
function openPrevious(previous: string | undefined) {
  const entries = previous === undefined ? undefined : readList(join(previous, fileListFile))
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

async function copyOne(storage: Storage, root: string, name: string): Promise<CopiedFile | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      if ((await storage.size(name)) === null) return null
      return { ...(await writeStored(root, pathOf(name), await storage.stream(name))), type: mediaType(name) ?? undefined }
    } catch (error) {
      await rm(join(root, pathOf(name)), { force: true })
      if (attempt >= tries) throw error
    }
  }
}

export interface UploadCopy {
  storage: Storage
  root: string
  /** A finished backup whose files may be linked. */
  previous?: string
  /** Whether the database still names an upload that is not there. */
  isNamed(path: string): Promise<boolean>
  onLost(path: string): void
}

/** Copies what `listUploads` has named; what was removed meanwhile is passed over. */
export async function* copyUploads({ storage, root, previous, isNamed, onLost }: UploadCopy): AsyncGenerator<CopiedFile> {
  const before = openPrevious(previous)
  const list = join(root, listFile)
  try {
    for await (const name of createInterface({ input: createReadStream(list) })) {
      // Another name would lie elsewhere than where it belongs.
      if (mediaType(name) === null) continue
      const known = await before.find(pathOf(name))
      if (known && previous && (await linkFile(join(previous, known.path), join(root, known.path)))) {
        yield known
        continue
      }
      const stored = await copyOne(storage, root, name)
      if (stored) yield stored
      else if (await isNamed(`${mediaPath}${name}`)) onLost(`${mediaPath}${name}`)
    }
  } finally {
    await before.close()
    await rm(list, { force: true })
  }
}

/** Puts one upload of a backup where uploads lie; answers its name. */
export async function restoreUpload(storage: Storage, root: string, { path, type }: CopiedFile): Promise<void> {
  const name = path.split('/').at(-1) ?? ''
  await storage.put(name, await readFile(join(root, path)), type ?? mediaType(name) ?? 'application/octet-stream')
}
