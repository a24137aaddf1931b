// Compression of what is public and made at run time: rendered pages and guest reads. Private answers are never compressed (BREACH);
// files are compressed by the build.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** Bytes below which compression saves nothing: one TCP segment. */
export const compressFrom = 1_400

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
/** 4 packs a list of matches about as well as 6 in a third of the time. */
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }
const kept = new WeakMap<Buffer, Map<Encoding, Buffer | Promise<Buffer>>>()

/** The encoding to answer in, or null for the bytes as they are. */
export function encodingFor(acceptEncoding: string | undefined): Encoding | null {
  if (!acceptEncoding) return null
  const accepted = acceptEncoding
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim())
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null
}

/**
 * Compresses once a buffer and encoding: a buffer that is sent again finds its bytes, and they go when it goes. What is at
 * hand is no promise: waiting for one would cost as much as sending it.
 */
export function compressed(buffer: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  const known = kept.get(buffer) ?? new Map<Encoding, Buffer | Promise<Buffer>>()
  kept.set(buffer, known)
  const made = known.get(encoding)
  if (made) return made
  const making = (encoding === 'br' ? toBrotli(buffer, { params: brotliParams }) : toGzip(buffer)).then((bytes) => {
    known.set(encoding, bytes)
    return bytes
  })
  known.set(encoding, making)
  return making
}
