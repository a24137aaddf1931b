// Building blocks of an upload in the browser: the hash of a file, the transfer of one part, and a lock per file.
import type { Envelope } from '../../../contract/wire/endpoint.ts'
import { ApiError, NetworkError } from '../api/api.ts'

const hashes = new WeakMap<Blob, Promise<string | undefined>>()

/** SHA-256 in hexadecimal; undefined in insecure contexts, where an interrupted upload starts over. */
export function hashOf(file: Blob): Promise<string | undefined> {
  const known = hashes.get(file)
  if (known) return known
  const found = digest(file)
  hashes.set(file, found)
  // A file that is unreadable now may be readable later.
  found.catch(() => hashes.delete(file))
  return found
}

async function digest(file: Blob): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Runs `work` under a lock shared by all tabs of this browser. */
export const alone = <T>(name: string, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? (navigator.locks.request(name, { signal }, work) as Promise<T>) : work()

export function waitFor(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', stop, { once: true })
  })
}

/** Uses XMLHttpRequest, because fetch reports no upload progress. */
export function sendPart(
  url: string,
  part: Blob,
  { onSent, signal }: { onSent(bytes: number): void; signal?: AbortSignal },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stop = (): void => request.abort()
    const end = (error?: unknown): void => {
      signal?.removeEventListener('abort', stop)
      if (error === undefined) resolve()
      else reject(error)
    }
    request.upload.onprogress = ({ loaded }) => onSent(Math.min(loaded, part.size))
    request.onload = () => end(refusalOf(request.status, request.responseText))
    request.onerror = () => end(new NetworkError('the bytes did not arrive'))
    request.ontimeout = request.onerror
    request.onabort = () => end(signal?.reason ?? new DOMException('paused', 'AbortError'))
    request.open('PUT', url)
    // Allows for the slowest connection that the server waits for.
    request.timeout = 60_000 + part.size / 64
    signal?.addEventListener('abort', stop)
    if (signal?.aborted) end(signal.reason)
    else request.send(part)
  })
}

/** Our own server responds with an envelope, a bucket with an empty body. */
export function refusalOf(status: number, text: string): Error | undefined {
  const envelope = envelopeOf(text)
  if (envelope && envelope.code !== 0) return new ApiError(envelope.code, envelope.error, envelope.msg)
  return status >= 200 && status < 300 ? undefined : new NetworkError(`status ${status}: the bytes were not taken`)
}

function envelopeOf(text: string): Envelope<unknown> | null {
  if (!text.startsWith('{')) return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && 'code' in value ? (value as Envelope<unknown>) : null
  } catch {
    // A gateway's own page: the status is enough.
    return null
  }
}
