// Uploads from ticket to address: announced, received, looked at, stored. R-UPLOAD-1.
import { createHash, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { chatLimits } from '../../../contract/limits/chat-limits.ts'
import { memberLimits } from '../../../contract/limits/member-limits.ts'
import { type UploadKind, type UploadTicket, uploadKinds } from '../../../contract/member.ts'
import { takeAttempt } from '../../core/attempt/store.ts'
import type { Context } from '../../core/context.ts'
import { Failed, fail } from '../../core/http/fail.ts'
import { networkFactor } from '../../core/http/rate-limit.ts'
import { repeat, runEach } from '../../core/jobs/repeat.ts'
import { handOver } from './house.ts'
import { createInspector } from './inspect.ts'
import { partsFrom } from './part.ts'
import type { Stored } from './picture.ts'
import type { Storage } from './storage.ts'
import {
  countSent,
  type Dropped,
  deleteStale,
  deleteUnfinished,
  deleteUpload,
  findTicket,
  findUnfinished,
  forgetNetworks,
  giveUp,
  giveUpUnshown,
  gone,
  listUnfinished,
  listUploadsOf,
  markStored,
  openUpload,
  releaseUpload,
  takeUpload,
  touchUpload,
  type UploadRow,
} from './store.ts'

/** Seconds that a ticket is good for. */
const ticketLife = 600
/** Where the parts go that come to this server. */
export const uploadPath = '/api/Member/upload/'
const perHour = [{ seconds: 3_600, most: 30 }]
/** A line that is cut every few seconds for an hour. */
const againPerHour = [{ seconds: 3_600, most: 600 }]
const sweepEvery = 300_000

const pictureTypes = ['image/png', 'image/jpeg']
const rules: Record<UploadKind, { types: string[]; max: number }> = {
  avatar: { types: pictureTypes, max: memberLimits.pictureBytes },
  picture: { types: pictureTypes, max: memberLimits.pictureBytes },
  cover: { types: pictureTypes, max: memberLimits.pictureBytes },
  video: { types: ['video/mp4', 'video/webm', 'video/quicktime', 'video/3gpp', 'video/x-m4v'], max: memberLimits.videoBytes - 1 },
  file: { types: ['application/pdf', 'text/plain', 'application/zip'], max: chatLimits.fileBytes },
}
const typeOf: Record<Stored['extension'], string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
  zip: 'application/zip',
  txt: 'text/plain; charset=utf-8',
}
/** What a file of a kind may be stored as. */
const storedAs: Record<UploadKind, Stored['extension'][]> = {
  avatar: ['webp'],
  picture: ['png', 'jpg'],
  cover: ['png', 'jpg'],
  video: ['mp4', 'webm'],
  file: ['pdf', 'zip', 'txt'],
}
/** Of the upload itself, so that what a server wrote that ended before it could say so is found again. */
const nameOf = (id: string, extension: Stored['extension']): string => `${id}.${extension}`
/** Saved and never opened in the browser. */
export const isAttachment = (name: string): boolean => /\.(pdf|zip|txt)$/.test(name)
export const mediaPath = '/media/'
/** Media type by the name that we gave; the name of anything else is none of ours. */
export function mediaType(name: string): string | null {
  const extension = /^[A-Za-z0-9_-]{22}\.(png|jpg|webp|mp4|webm|pdf|zip|txt)$/.exec(name)?.[1] as Stored['extension'] | undefined
  return extension ? typeOf[extension] : null
}

const dayBefore = (at: number): Date => new Date(at - 86_400_000)
/** Bytes that one address may send a day: the less is left for everybody, the smaller is the share of each. */
const addressShare = (room: number): number => Math.min(memberLimits.uploadNetworkBytes, room / 10)

const hashOf = (ticket: string): string => createHash('sha256').update(`upload ${ticket}`).digest('base64url')

interface StoredFile {
  path: string
  type: string
  size: number
}
export interface Uploads {
  /** What may be sent, without a ticket. */
  rules(): UploadTicket
  /** `hash`: of the file, in hexadecimal; with it an upload that was cut goes on. `address`: of its sender, as `rateAddress` writes it. */
  ticket(accountId: string, kind: UploadKind, size: number, hash?: string, address?: string): Promise<UploadTicket>
  /** The open upload of a ticket whose bytes come to this server. */
  open(ticket: string): Promise<UploadRow | undefined>
  /** A part has ended, whole or not. What it wrote is removed when its upload is no longer on its way: false. */
  partEnded(upload: Pick<Dropped, 'id' | 'size'>): Promise<boolean>
  /** An unfinished upload of the account is given up. */
  drop(accountId: string, kind: UploadKind, hash: string): Promise<void>
  /** The bytes are there. Answers the same when it is asked again. */
  finish(accountId: string, ticket: string): Promise<StoredFile>
  /** The bytes of a stored file, in parts. Throws upload-broken when it is not there. */
  source(path: string): Promise<{ size: number; read(from: number, to: number): Promise<Uint8Array> }>
  /** Keeps bytes that the house itself has made as a file of this account. Answers its path. */
  keep(accountId: string, kind: UploadKind, made: Stored): Promise<string>
  /** These files of an account are gone, but for what it shows elsewhere. */
  remove(accountId: string, paths: readonly string[]): Promise<void>
  /** Removes what came to nothing; the running part does it by itself. */
  sweep(): Promise<void>
  /** All of an account's files are gone. */
  removeAll(accountId: string): Promise<void>
  close(): Promise<void>
}

const storedOf = (row: UploadRow | undefined): StoredFile | null =>
  row && row.path !== null && row.type !== null ? { path: row.path, type: row.type, size: row.size } : null

export function openUploads({ db, log }: Pick<Context, 'db' | 'log'>, storage: Storage, now: () => number = Date.now): Uploads {
  const inspect = createInspector(storage)

  const dropAll = async (dropped: readonly Dropped[]): Promise<void> => {
    for (const { id, size, kind } of dropped) {
      await storage.dropWaiting(id, size)
      for (const extension of storedAs[kind]) await storage.remove(nameOf(id, extension))
    }
  }

  /** Ended, but their addresses may still take bytes in a bucket: by when they no longer do. */
  let ended: (Pick<Dropped, 'id' | 'size'> & { at: number })[] = []
  async function ends({ id, size }: Pick<Dropped, 'id' | 'size'>): Promise<void> {
    ended.push({ id, size, at: now() })
    await storage.dropWaiting(id, size)
  }
  async function dropLate(): Promise<void> {
    const over = now() - 2 * ticketLife * 1_000
    const late = ended.filter(({ at }) => at <= over)
    ended = ended.filter(({ at }) => at > over)
    for (const { id, size } of late) await storage.dropWaiting(id, size)
  }
  /** Files without a row, left by a crash in between. */
  async function dropOrphans(): Promise<void> {
    const there = await storage.listWaiting()
    const known = await listUnfinished(db, there)
    for (const id of there) if (!known.has(id)) await storage.dropWaiting(id, 0)
  }
  /** Independent steps: a file that storage fails to delete does not stop the others. */
  function sweep(): Promise<void> {
    const before = new Date(now() - memberLimits.uploadKept * 1_000)
    return runEach([
      async () => dropAll(await deleteStale(db, before)),
      () => forgetNetworks(db, dayBefore(now())),
      () => giveUpUnshown(db, { replaced: before, unused: new Date(now() - memberLimits.uploadUnused * 1_000) }),
      // Also those of an earlier time, when the storage was away.
      async () => removeRows(await listUploadsOf(db, gone)),
      dropLate,
      dropOrphans,
    ])
  }
  const sweeping = repeat(sweep, { every: sweepEvery, log, failure: 'uploads that came to nothing were not removed' })

  const plain = (): UploadTicket => ({
    token: '',
    received: 0,
    parts: [],
    expires: null,
    host: storage.origin,
    limits: uploadKinds.map((kind) => ({ kind, ...rules[kind] })),
  })
  /** Throws too-many when an address, or all of its IPv6 network, has sent its share of the day. */
  async function checkShare(address: string, size: number, at: number): Promise<void> {
    const share = addressShare(await storage.room())
    const sent = await countSent(db, address, dayBefore(at))
    if (sent.address + size > share || sent.network + size > share * networkFactor) throw fail('too-many', { retryAfter: 3_600 })
  }
  const find = (ticket: string) => findTicket(db, hashOf(ticket), new Date(now() - ticketLife * 1_000))

  async function store(id: string, { bytes, extension }: Stored): Promise<StoredFile> {
    const name = nameOf(id, extension)
    await storage.put(name, bytes, typeOf[extension])
    const stored = { path: `${mediaPath}${name}`, type: typeOf[extension], size: bytes.length }
    if (await markStored(db, id, { ...stored, stored_at: new Date(now()) })) return stored
    // Its account is gone meanwhile, and it would be nobody's.
    await storage.remove(name)
    throw fail('ticket-expired')
  }

  async function removeRows(rows: readonly (Dropped & Pick<UploadRow, 'path'>)[]): Promise<void> {
    for (const row of rows) {
      if (row.path) await storage.remove(row.path.slice(mediaPath.length))
      await deleteUpload(db, row.id)
      if (!row.path) await dropAll([row])
    }
  }

  return {
    rules: plain,
    async ticket(accountId, kind, size, hash, address) {
      if (size > rules[kind].max) throw fail('upload-size')
      const at = now()
      const account_id = accountId
      const known = hash && (await findUnfinished(db, { account_id, kind, hash }, new Date(at)))
      const counted = known ? { kind: 'upload-again', windows: againPerHour } : { kind: 'upload', windows: perHour }
      const wait = await takeAttempt(db, [{ ...counted, subject: accountId }], at)
      if (wait > 0) throw fail('too-many', { retryAfter: wait })
      if (!(await storage.hasRoom())) throw fail('unavailable')
      if (!known && address !== undefined) await checkShare(address, size, at)
      const token = randomBytes(32).toString('base64url')
      const fresh = randomBytes(16).toString('base64url')
      const row = {
        id: fresh,
        account_id,
        kind,
        size,
        hash: hash ?? null,
        ticket: hashOf(token),
        network: address ?? null,
        created_at: new Date(at),
      }
      const { is, id, dropped } = await openUpload(db, row, new Date(at - ticketLife * 1_000))
      await dropAll(dropped)
      if (is === 'full') throw fail('upload-full')
      const received = is === 'new' ? 0 : await storage.received(id, size)
      const parts = partsFrom(received, size).map(async (part) => ({
        ...part,
        url: (await storage.presign(id, part, ticketLife)) ?? `${uploadPath}${token}/${part.offset}`,
      }))
      return { ...plain(), token, received, parts: await Promise.all(parts), expires: new Date(at + ticketLife * 1_000).toISOString() }
    },
    async open(ticket) {
      const row = await find(ticket)
      return row && row.taken_at === null && row.stored_at === null ? row : undefined
    },
    async partEnded({ id, size }) {
      if (await touchUpload(db, id, new Date(now()))) return true
      await storage.dropWaiting(id, size)
      return false
    },
    drop: async (accountId, kind, hash) => dropAll(await deleteUnfinished(db, accountId, kind, hash, new Date(now()))),
    async finish(accountId, ticket) {
      const row = await find(ticket)
      if (row?.account_id !== accountId) throw fail('ticket-expired')
      const done = storedOf(row)
      if (done) return done
      const isWhole = (await storage.received(row.id, row.size)) === row.size
      if (!isWhole || !(await takeUpload(db, row.id, new Date(now())))) {
        // Whoever asked at the same time may have had it stored meanwhile.
        const stored = storedOf(await find(ticket))
        if (stored) return stored
        throw isWhole ? fail('busy', { retryAfter: 2 }) : fail('upload-size')
      }
      try {
        const stored = await store(row.id, await inspect(row))
        await ends(row)
        return stored
      } catch (error) {
        // What is not what it should be goes; what found no time, or a storage that is away, waits for another try.
        const isRefused = error instanceof Failed && error.code !== 'busy'
        if (isRefused) await deleteUpload(db, row.id)
        await (isRefused ? ends(row) : releaseUpload(db, row.id))
        throw error
      }
    },
    async source(path) {
      const name = path.slice(mediaPath.length)
      const size = mediaType(name) === null ? null : await storage.size(name)
      if (size === null) throw fail('upload-broken')
      return { size, read: async (from, to) => new Uint8Array(await buffer(await storage.stream(name, { from, to: to - 1 }))) }
    },
    async keep(accountId, kind, made) {
      const id = randomBytes(16).toString('base64url')
      const at = new Date(now())
      const row = { id, account_id: accountId, kind, size: made.bytes.length, hash: null, ticket: null, created_at: at }
      const { is, dropped } = await openUpload(db, row, at)
      await dropAll(dropped)
      if (is === 'full') throw fail('upload-full')
      return (await store(id, made)).path
    },
    async remove(accountId, paths) {
      const rows = await giveUp(db, accountId, paths)
      await removeRows(rows).catch((error: unknown) =>
        log.warn({ err: error }, 'files that nobody shows were not removed; it is tried again'),
      )
    },
    sweep,
    async removeAll(accountId) {
      await handOver(db, accountId)
      await removeRows(await listUploadsOf(db, accountId))
    },
    close: sweeping.stop,
  }
}
