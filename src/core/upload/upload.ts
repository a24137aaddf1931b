// Uploads a file in parts: a ticket for its kind and size lists what is missing, the parts go one by one, and the server returns
// the path of the file. Uploading the same file again resumes after a lost connection, a pause or a reload.

import type { UploadKind } from '../../../contract/account/member.ts'
import { chatLimits } from '../../../contract/limits/chat-limits.ts'
import { memberLimits } from '../../../contract/limits/member-limits.ts'
import type { ErrorCode } from '../../../contract/wire/error.ts'
import { ApiError, call, NetworkError } from '../api/api.ts'
import { alone, hashOf, sendPart, waitFor } from './upload-part.ts'

/** Types that the file dialog offers and the upload accepts. */
export const pictureTypes = ['image/png', 'image/jpeg'] as const

type Fault = Extract<ErrorCode, 'upload-type' | 'upload-size'> | null

/** Why a file is rejected before the upload; null if it is accepted. */
export function pictureFault({ type, size }: Pick<Blob, 'type' | 'size'>): Fault {
  if (!pictureTypes.some((known) => known === type)) return 'upload-type'
  return size === 0 || size > memberLimits.pictureBytes ? 'upload-size' : null
}

/** Types of files in a message; the server checks the content. */
export const fileTypes = ['application/pdf', 'text/plain', 'application/zip', 'application/x-zip-compressed'] as const

export function fileFault({ type, size }: Pick<Blob, 'type' | 'size'>): Fault {
  if (!fileTypes.some((known) => known === type)) return 'upload-type'
  return size === 0 || size > chatLimits.fileBytes ? 'upload-size' : null
}

/** Types of videos. Extensions count too: not every system knows the types of what phones and cameras record. */
const videoTypes = ['video/mp4', 'video/webm', 'video/quicktime', 'video/3gpp', 'video/x-m4v'] as const
const videoEndings = ['.mp4', '.m4v', '.mov', '.3gp', '.webm'] as const
/** Types and extensions that the file dialog offers. */
export const videoAccept: readonly string[] = [...videoTypes, ...videoEndings]

/** The server checks the content. `name`: file name, if any. */
export function videoFault({ type, size, name = '' }: Pick<Blob, 'type' | 'size'> & { name?: string }): Fault {
  const isFilm = videoTypes.some((known) => known === type) || videoEndings.some((ending) => name.toLowerCase().endsWith(ending))
  if (!isFilm) return 'upload-type'
  return size === 0 || size >= memberLimits.videoBytes ? 'upload-size' : null
}

export interface UploadOptions {
  /** Integer percent of the bytes uploaded. */
  onProgress?(percent: number): void
  /** Pauses the upload: the server keeps its parts for a day. `dropUpload` discards them. */
  signal?: AbortSignal
}

const refused = (fault: Exclude<Fault, null>): Promise<never> => Promise.reject(new ApiError(1, fault, fault))

/**
 * Uploads a picture and returns its path.
 * @throws ApiError with the reason of a refusal, NetworkError, or the signal's reason if it was paused
 */
export function uploadPicture(file: Blob, kind: 'avatar' | 'picture' | 'cover', options?: UploadOptions): Promise<string> {
  const fault = pictureFault(file)
  return fault ? refused(fault) : upload(file, kind, options)
}

/** Uploads a file for a message; otherwise as `uploadPicture`. */
export function uploadFile(file: Blob, options?: UploadOptions): Promise<string> {
  const fault = fileFault(file)
  return fault ? refused(fault) : upload(file, 'file', options)
}

/** Uploads a video; otherwise as `uploadPicture`. */
export function uploadVideo(file: Blob, options?: UploadOptions): Promise<string> {
  const fault = videoFault(file)
  return fault ? refused(fault) : upload(file, 'video', options)
}

/** Discards an upload in progress: the server deletes its parts, after a day at the latest. */
export async function dropUpload(file: Blob, kind: UploadKind): Promise<void> {
  const hash = await hashOf(file)
  if (hash) await call('POST api/Member/dropUpload', { body: { kind, hash } })
}

/** Consecutive attempts without progress, after which the error goes to the caller. */
const tries = 4

/** Errors that a new ticket resolves: the upload was cut, the ticket expired, or another sender was faster. */
const passing: ReadonlySet<ErrorCode> = new Set(['ticket-expired', 'upload-offset', 'busy'])
const isPassing = (error: unknown): boolean => error instanceof NetworkError || (error instanceof ApiError && passing.has(error.error))

async function upload(file: Blob, kind: UploadKind, { onProgress, signal }: UploadOptions = {}): Promise<string> {
  const hash = await hashOf(file)
  let failed = 0
  const progress = (sent: number): void => onProgress?.(percentOf(sent, file.size))

  async function round(): Promise<string> {
    const { token, received, parts } = await call('POST api/Member/getQiniuToken', { body: { kind, size: file.size, hash }, signal })
    progress(received)
    for (const { offset, size, url } of parts) {
      await sendPart(url, file.slice(offset, offset + size), { signal, onSent: (sent) => progress(offset + sent) })
      failed = 0
    }
    return (await call('POST api/Member/uploaded', { body: { token }, signal })).path
  }

  // Two tabs with the same file would keep invalidating each other's ticket.
  return alone(`upload ${kind} ${hash ?? crypto.randomUUID()}`, signal, async () => {
    for (;;) {
      try {
        return await round()
      } catch (error) {
        failed += 1
        // Retries are useless offline: the caller reports it and retries when the network is back.
        if (signal?.aborted || !isPassing(error) || failed >= tries || navigator.onLine === false) throw error
        await waitFor(500 * 2 ** failed, signal)
      }
    }
  })
}

export const percentOf = (loaded: number, total: number): number => (total > 0 ? Math.min(100, Math.floor((loaded * 100) / total)) : 0)
