// Reads a text from a path or an http(s) address of the operator. Reads it again only if it changed.
import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib'
import { StartError } from './start-error.ts'
import { sourceText } from './text/source-text.ts'

/** A source that cannot be read; the message is one sentence for the operator. */
export class SourceError extends StartError {}

/** Maximum size of a text in bytes; the largest league of a season is 150 KB. */
export const mostBytes = 20 * 1024 * 1024
const timeout = 10_000
const mostRedirects = 3

export interface Source {
  /** Name for the operator, without user, password and query. */
  readonly name: string
  /** The path of a file, to watch it; null for an address. */
  readonly path: string | null
  /** Returns the text, or null if it has not changed since the last read. Throws SourceError. */
  read(): Promise<string | null>
  /** Resets the last read: the next one returns the text again. */
  invalidate(): void
}

type Decompress = (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>
const fromGzip: Decompress = promisify(gunzip)
const fromZlib: Decompress = promisify(inflate)
const fromDeflate: Decompress = promisify(inflateRaw)
const fromBrotli: Decompress = promisify(brotliDecompress)
/** Codings that are never requested and not supported. */
const unread = new Set(['compress', 'x-compress', 'zstd', 'dcb', 'dcz'])
/** Maximum nested compressions of one body. */
const mostCodings = 3

/** RFC 1952, 2.3.1. */
const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b
/** RFC 1950, 2.2: method 8, and a header that is a multiple of 31. */
const isZlib = (bytes: Buffer): boolean => bytes.length > 1 && bytes.readUInt8(0) % 16 === 8 && bytes.readUInt16BE(0) % 31 === 0

/** Returns the decompressor of a content coding (RFC 9110, 8.4.1), by its name and the actual bytes; null if they are plain already. */
function decompressOf(coding: string, bytes: Buffer, name: string): Decompress | null {
  if (coding === 'gzip' || coding === 'x-gzip') return isGzip(bytes) ? fromGzip : null
  // Many servers send raw deflate under the name of the format with a header.
  if (coding === 'deflate') return isZlib(bytes) ? fromZlib : fromDeflate
  if (coding === 'br') return fromBrotli
  if (unread.has(coding)) throw new SourceError(`${name} cannot be read: it is compressed as ${coding}.`)
  // Such as "utf-8", which some servers send.
  return null
}

/** `codings`: the Content-Encoding. The limit also applies to the output: a few kilobytes may hold gigabytes. */
async function decompressed(bytes: Buffer, codings: string, name: string): Promise<Buffer> {
  const applied = codings.toLowerCase().split(/[\s,]+/)
  const undone = applied.filter((coding) => coding !== '' && coding !== 'identity').reverse()
  if (undone.length > mostCodings) throw new SourceError(`${name} cannot be read: it is compressed ${undone.length} times.`)
  let plain = bytes
  try {
    for (const coding of undone) {
      const decompress = plain.length === 0 ? null : decompressOf(coding, plain, name)
      if (decompress) plain = await decompress(plain, { maxOutputLength: mostBytes })
    }
    // A precompressed file has no Content-Encoding; no text begins with these bytes.
    return isGzip(plain) ? await fromGzip(plain, { maxOutputLength: mostBytes }) : plain
  } catch (error) {
    if (error instanceof SourceError) throw error
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ERR_BUFFER_TOO_LARGE') throw new SourceError(`${name} is larger than 20 MB.`)
    throw new SourceError(`${name} cannot be read: its compressed data is damaged (${message}).`)
  }
}

const isAddress = (source: string): boolean => /^https?:\/\//i.test(source)

function fileSource(source: string): Source {
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(source) && !source.startsWith('file://'))
    throw new SourceError(`${source} cannot be read: only files and http or https addresses can.`)
  const path = source.startsWith('file://') ? fileURLToPath(source) : resolve(source)
  let seen = ''
  return {
    name: path,
    path,
    invalidate: () => {
      seen = ''
    },
    read: async () => {
      try {
        const { size, mtimeMs, ino } = await stat(path)
        if (size > mostBytes) throw new SourceError(`${path} is larger than 20 MB.`)
        const mark = `${ino}:${size}:${mtimeMs}`
        if (mark === seen) return null
        const text = sourceText(await decompressed(await readFile(path), '', path))
        seen = mark
        return text
      } catch (error) {
        if (error instanceof SourceError) throw error
        const { code } = error as NodeJS.ErrnoException
        const why =
          { ENOENT: 'there is no such file', EACCES: 'it may not be read', EISDIR: 'it is a folder' }[code ?? ''] ??
          (error as Error).message
        throw new SourceError(`${path} cannot be read: ${why}.`)
      }
    },
  }
}

/** Reads a body up to the limit; throws beyond it. */
async function bodyOf(body: AsyncIterable<Buffer>, name: string): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of body) {
    size += part.length
    if (size > mostBytes) throw new SourceError(`${name} is larger than 20 MB.`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function addressSource(source: string): Source {
  const address = new URL(source)
  const name = `${address.origin}${address.pathname}`
  let etag = ''
  let modified = ''
  const get = async (url: URL, redirects: number): Promise<string | null> => {
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      throw new SourceError(`${name} leads to an address that is neither http nor https.`)
    const { username, password } = url
    const plain = new URL(url)
    plain.username = ''
    plain.password = ''
    const headers: Record<string, string> = { accept: 'application/json, application/atom+xml, application/rss+xml, text/xml, */*;q=0.5' }
    if (username)
      headers.authorization = `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`
    if (etag) headers['if-none-match'] = etag
    else if (modified) headers['if-modified-since'] = modified
    // Loaded on demand: files do not need it.
    const { request } = await import('undici')
    const response = await request(plain, { headers, signal: AbortSignal.timeout(timeout) })
    const header = (key: string): string => {
      const value = response.headers[key]
      return typeof value === 'string' ? value : ''
    }
    if (response.statusCode === 200) {
      const codings = [response.headers['content-encoding'] ?? []].flat().join(',')
      const text = sourceText(await decompressed(await bodyOf(response.body, name), codings, name), header('content-type'))
      etag = header('etag')
      modified = header('last-modified')
      return text
    }
    await response.body.dump()
    // A 304 without a condition in the request is meaningless.
    if (response.statusCode === 304 && (etag || modified)) return null
    const location = header('location')
    if (response.statusCode >= 300 && response.statusCode < 400 && location && redirects > 0)
      return get(new URL(location, plain), redirects - 1)
    throw new SourceError(`${name} cannot be read: the server answered ${response.statusCode}.`)
  }
  return {
    name,
    path: null,
    invalidate: () => {
      etag = ''
      modified = ''
    },
    read: async () => {
      try {
        return await get(address, mostRedirects)
      } catch (error) {
        if (error instanceof SourceError) throw error
        const { name: kind, code, message } = error as NodeJS.ErrnoException
        const why =
          kind === 'TimeoutError'
            ? 'no answer within 10 s'
            : code === 'ENOTFOUND'
              ? 'its host is not known'
              : message || code || 'it failed'
        throw new SourceError(`${name} cannot be read: ${why}.`)
      }
    },
  }
}

/** Opens a path, a file address or an http(s) address. Throws SourceError for any other address. */
export function openSource(source: string): Source {
  if (!isAddress(source)) return fileSource(source)
  if (!URL.canParse(source)) throw new SourceError(`${source} is not an address.`)
  return addressSource(source)
}
