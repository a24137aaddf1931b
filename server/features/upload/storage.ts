// Storage of uploads: a folder of DATA_DIR, or an S3-compatible bucket. Incoming files wait under another name until they have been
// inspected, and are never served from there.
import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import type { Config } from '../../config.ts'
import { StartError } from '../../core/start-error.ts'
import { type Part, partsFrom } from './part.ts'

export interface Range {
  from: number
  /** The last byte, inclusive. */
  to: number
}

export interface Storage {
  /** Another origin that the app uploads to; empty if none. */
  readonly origin: string
  /** Contiguous bytes from the start that are stored of an upload of `size`. */
  received(id: string, size: number): Promise<number>
  /** URL for the PUT of one part; null if parts come to this server. */
  presign(id: string, part: Part, seconds: number): Promise<string | null>
  /** Path of the pending file of this id, for uploads to this server. */
  waitingFile(id: string): string
  /** The complete pending file, or null unless it has `size` bytes. */
  readWaiting(id: string, size: number): Promise<Buffer | null>
  dropWaiting(id: string, size: number): Promise<void>
  /** Ids of pending files on this server. */
  listWaiting(): Promise<string[]>
  put(name: string, bytes: Buffer, type: string): Promise<void>
  size(name: string): Promise<number | null>
  stream(name: string, range?: Range): Promise<Readable>
  remove(name: string): Promise<void>
  /** Whether there is space: a tenth of the disk stays free. */
  hasRoom(): Promise<boolean>
  /** Bytes until then; Infinity for a bucket. */
  room(): Promise<number>
}

/** Size of a file in bytes; null if there is none. */
async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** A disk that does not report its size counts as having space. */
async function roomOn(folder: string): Promise<number> {
  const { blocks, bavail, bsize } = await statfs(folder)
  return blocks === 0 ? Number.POSITIVE_INFINITY : (bavail - blocks * 0.1) * bsize
}

export async function diskStorage(dataDir: string): Promise<Storage> {
  const waiting = join(dataDir, 'uploads', 'waiting')
  const stored = join(dataDir, 'uploads', 'stored')
  for (const folder of [waiting, stored]) await mkdir(folder, { recursive: true, mode: 0o700 })
  // Subfolders by two letters of the random name, so that no folder holds all of a million files.
  const fileOf = (name: string): string => join(stored, name.slice(0, 2), name)
  return {
    origin: '',
    received: async (id) => (await sizeOf(join(waiting, id))) ?? 0,
    presign: async () => null,
    waitingFile: (id) => join(waiting, id),
    readWaiting: async (id, size) => ((await sizeOf(join(waiting, id))) === size ? readFile(join(waiting, id)) : null),
    dropWaiting: (id) => rm(join(waiting, id), { force: true }),
    listWaiting: () => readdir(waiting),
    async put(name, bytes) {
      await mkdir(join(stored, name.slice(0, 2)), { recursive: true, mode: 0o700 })
      // Left by a server that stopped before it recorded the file, or while writing it.
      if ((await sizeOf(fileOf(name))) === bytes.length && (await readFile(fileOf(name))).equals(bytes)) return
      try {
        await writeFile(fileOf(name), bytes, { mode: 0o600 })
      } catch (error) {
        // Removes a partial file from a full disk.
        await rm(fileOf(name), { force: true })
        throw error
      }
    },
    size: (name) => sizeOf(fileOf(name)),
    stream: async (name, range) => createReadStream(fileOf(name), range && { start: range.from, end: range.to }),
    remove: (name) => rm(fileOf(name), { force: true }),
    hasRoom: async () => (await roomOn(stored)) > 0,
    room: () => roomOn(stored),
  }
}

/** Milliseconds that the bucket has for each response. */
const within = 20_000

export function bucketStorage({ url, keyId, secret, region }: NonNullable<Config['storage']>): Storage {
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, service: 's3', region, retries: 2 })
  const waiting = (id: string, { offset }: Part): string => `${url}/waiting/${id}.${offset}`
  const stored = (name: string): string => `${url}/stored/${name}`
  async function ask(address: string, init: RequestInit = {}): Promise<Response> {
    const response = await client.fetch(address, { ...init, signal: AbortSignal.timeout(within), redirect: 'error' })
    if (response.ok || response.status === 404) return response
    await response.body?.cancel()
    throw new Error(`the storage answered ${response.status} to ${init.method ?? 'GET'}`)
  }
  const remove = async (address: string): Promise<void> => void (await (await ask(address, { method: 'DELETE' })).body?.cancel())
  const lengthOf = (response: Response): number | null => (response.status === 404 ? null : Number(response.headers.get('content-length')))

  async function received(id: string, size: number): Promise<number> {
    for (const part of partsFrom(0, size)) if (lengthOf(await ask(waiting(id, part), { method: 'HEAD' })) !== part.size) return part.offset
    return size
  }

  return {
    origin: new URL(url).origin,
    received,
    async presign(id, part, seconds) {
      const address = new URL(waiting(id, part))
      address.searchParams.set('X-Amz-Expires', String(seconds))
      // The length is signed: the bucket itself rejects any other number of bytes.
      const signed = await client.sign(address.href, {
        method: 'PUT',
        headers: { 'content-length': String(part.size) },
        aws: { signQuery: true, allHeaders: true },
      })
      return signed.url
    },
    waitingFile: () => {
      throw new StartError('The bucket takes uploads itself.')
    },
    async readWaiting(id, size) {
      if ((await received(id, size)) !== size) return null
      const whole: Buffer[] = []
      for (const part of partsFrom(0, size)) whole.push(Buffer.from(await (await ask(waiting(id, part))).arrayBuffer()))
      return Buffer.concat(whole)
    },
    async dropWaiting(id, size) {
      for (const part of partsFrom(0, size)) await remove(waiting(id, part))
    },
    // A rule of the bucket removes abandoned files: bucket-rules.ts.
    listWaiting: async () => [],
    async put(name, bytes, type) {
      const response = await ask(stored(name), { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': type } })
      await response.body?.cancel()
      if (response.status === 404) throw new Error('the storage bucket does not exist')
    },
    size: async (name) => lengthOf(await ask(stored(name), { method: 'HEAD' })),
    async stream(name, range) {
      const response = await ask(stored(name), range ? { headers: { range: `bytes=${range.from}-${range.to}` } } : {})
      if (response.status === 404 || !response.body) throw new Error('a stored file is missing')
      return Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0])
    },
    remove: (name) => remove(stored(name)),
    hasRoom: async () => true,
    room: async () => Number.POSITIVE_INFINITY,
  }
}

export const openStorage = ({ storage, dataDir }: Pick<Config, 'storage' | 'dataDir'>): Promise<Storage> =>
  storage ? Promise.resolve(bucketStorage(storage)) : diskStorage(dataDir)
