// Compresses public responses generated at run time: rendered pages and guest reads. Private responses are never compressed (BREACH);
// files are compressed by the build.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** Minimum size to compress, in bytes: less fits one TCP segment. */
export const compressFrom = 1_400

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
/** Level 4 compresses a list of matches about as well as 6 in a third of the time. */
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }
const cache = new WeakMap<Buffer, Map<Encoding, Buffer | Promise<Buffer>>>()

/** Returns the encoding of the response; null for none. */
export function encodingFor(acceptEncoding: string | undefined): Encoding | null {
  if (!acceptEncoding) return null
  const accepted = acceptEncoding
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim())
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null
}

/**
 * Compresses once per buffer and encoding: cached with the buffer and collected with it. A cached result is returned without a promise:
 * awaiting one would cost as much as sending it.
 */
export function compressed(buffer: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  const known = cache.get(buffer) ?? new Map<Encoding, Buffer | Promise<Buffer>>()
  cache.set(buffer, known)
  const made = known.get(encoding)
  if (made) return made
  const making = (encoding === 'br' ? toBrotli(buffer, { params: brotliParams }) : toGzip(buffer)).then((bytes) => {
    known.set(encoding, bytes)
    return bytes
  })
  known.set(encoding, making)
  return making
}
