// Sends a file in parts: a ticket for its kind and size tells what is missing, the parts go one after the other, then the path
// is answered under which it is served. The same file again goes on where it was cut: after a lost line, a pause, a reload.
import { chatLimits } from '../../../contract/limits/chat-limits.ts'
import { memberLimits } from '../../../contract/limits/member-limits.ts'
import type { UploadKind } from '../../../contract/member.ts'
import type { ErrorCode } from '../../../contract/wire/error.ts'
import { ApiError, call, NetworkError } from '../api/api.ts'
import { alone, hashOf, sendPart, waitFor } from './upload-part.ts'

/** What the file dialog offers, and what is taken. */
export const pictureTypes = ['image/png', 'image/jpeg'] as const

type Fault = Extract<ErrorCode, 'upload-type' | 'upload-size'> | null

/** Why a file is not even sent; null: it may be. */
export function pictureFault({ type, size }: Pick<Blob, 'type' | 'size'>): Fault {
  if (!pictureTypes.some((known) => known === type)) return 'upload-type'
  return size === 0 || size > memberLimits.pictureBytes ? 'upload-size' : null
}

/** What a message takes as a file; the server looks at what is in it. */
export const fileTypes = ['application/pdf', 'text/plain', 'application/zip', 'application/x-zip-compressed'] as const

export function fileFault({ type, size }: Pick<Blob, 'type' | 'size'>): Fault {
  if (!fileTypes.some((known) => known === type)) return 'upload-type'
  return size === 0 || size > chatLimits.fileBytes ? 'upload-size' : null
}

/** What a post or a video takes as its film. By its ending too: not every system knows the type of what phones and cameras write. */
const videoTypes = ['video/mp4', 'video/webm', 'video/quicktime', 'video/3gpp', 'video/x-m4v'] as const
const videoEndings = ['.mp4', '.m4v', '.mov', '.3gp', '.webm'] as const
/** What the file dialog offers. */
export const videoAccept: readonly string[] = [...videoTypes, ...videoEndings]

/** The server looks at what is in it. `name`: of a file that has one. */
export function videoFault({ type, size, name = '' }: Pick<Blob, 'type' | 'size'> & { name?: string }): Fault {
  const isFilm = videoTypes.some((known) => known === type) || videoEndings.some((ending) => name.toLowerCase().endsWith(ending))
  if (!isFilm) return 'upload-type'
  return size === 0 || size >= memberLimits.videoBytes ? 'upload-size' : null
}

export interface UploadOptions {
  /** Whole percent of the bytes that are there. */
  onProgress?(percent: number): void
  /** Pauses it: what is there waits for a day. `dropUpload` gives it up. */
  signal?: AbortSignal
}

const refused = (fault: Exclude<Fault, null>): Promise<never> => Promise.reject(new ApiError(1, fault, fault))

/**
 * Answers the path of the stored picture.
 * @throws ApiError with the reason of a refusal, NetworkError, or the signal's reason when it was paused
 */
export function uploadPicture(file: Blob, kind: 'avatar' | 'picture' | 'cover', options?: UploadOptions): Promise<string> {
  const fault = pictureFault(file)
  return fault ? refused(fault) : upload(file, kind, options)
}

/** A file for a message; the same as with a picture. */
export function uploadFile(file: Blob, options?: UploadOptions): Promise<string> {
  const fault = fileFault(file)
  return fault ? refused(fault) : upload(file, 'file', options)
}

/** A film; the same as with a picture. */
export function uploadVideo(file: Blob, options?: UploadOptions): Promise<string> {
  const fault = videoFault(file)
  return fault ? refused(fault) : upload(file, 'video', options)
}

/** An upload that was begun is given up: the server forgets what it has of it, at the latest after a day. */
export async function dropUpload(file: Blob, kind: UploadKind): Promise<void> {
  const hash = await hashOf(file)
  if (hash) await call('POST api/Member/dropUpload', { body: { kind, hash } })
}

/** Tries in a row that bring no part across, after which whoever asked decides. */
const tries = 4

/** What another ticket puts right: it was cut, it ran out, another sender was quicker. */
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

  // Two tabs with one file would take the ticket from each other for ever.
  return alone(`upload ${kind} ${hash ?? crypto.randomUUID()}`, signal, async () => {
    for (;;) {
      try {
        return await round()
      } catch (error) {
        failed += 1
        // Without a line nothing helps but a line: whoever asked says so, and tries again when it is back.
        if (signal?.aborted || !isPassing(error) || failed >= tries || navigator.onLine === false) throw error
        await waitFor(500 * 2 ** failed, signal)
      }
    }
  })
}

export const percentOf = (loaded: number, total: number): number => (total > 0 ? Math.min(100, Math.floor((loaded * 100) / total)) : 0)
