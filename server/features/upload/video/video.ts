// Users' videos: the boxes of an MP4 or the elements of a WebM must be complete and fill the file to its last byte.
import { fail } from '../../../core/http/fail.ts'
import type { Stored } from '../picture.ts'
import { dropDataTracks } from './data-tracks.ts'
import { readMp4 } from './mp4.ts'
import { dropTraces } from './video-trace.ts'

/** Length of an EBML number by its first byte; 0 if invalid. RFC 8794 section 4. */
const lengthAt = (bytes: Buffer, at: number): number => {
  const first = bytes[at] ?? 0
  return first === 0 ? 0 : Math.clz32(first) - 23
}

/** A data size: null is 'unknown', which a live encoder writes; undefined is invalid. */
function sizeAt(bytes: Buffer, at: number): { length: number; size: number | null } | undefined {
  const length = lengthAt(bytes, at)
  if (length === 0 || length > 8 || at + length > bytes.length) return undefined
  let size = BigInt((bytes[at] ?? 0) & ((1 << (8 - length)) - 1))
  for (let index = 1; index < length; index += 1) size = (size << 8n) | BigInt(bytes[at + index] ?? 0)
  const unknown = (1n << BigInt(7 * length)) - 1n
  return { length, size: size === unknown ? null : Number(size) }
}

const ebml = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])
const segment = Buffer.from([0x18, 0x53, 0x80, 0x67])
const docType = Buffer.from([0x42, 0x82])
/** First elements of a segment: SeekHead, Void, Info, Tracks, Cluster, Cues, Tags, CRC-32. */
const inside = /^(114d9b74|1549a966|1654ae6b|1f43b675|1c53bb6b|1254c367|ec|bf)/

function isWebm(bytes: Buffer): boolean {
  const header = sizeAt(bytes, 4)
  if (!bytes.subarray(0, 4).equals(ebml) || !header?.size || header.size > 1_024) return false
  const end = 4 + header.length + header.size
  const head = bytes.subarray(4 + header.length, end)
  const name = head.indexOf(docType)
  if (name < 0 || head.toString('latin1', name + 3, name + 7) !== 'webm') return false
  if (!bytes.subarray(end, end + 4).equals(segment)) return false
  const body = sizeAt(bytes, end + 4)
  if (!body || (body.size !== null && end + 4 + body.length + body.size !== bytes.length)) return false
  return inside.test(bytes.toString('hex', end + 4 + body.length, end + 8 + body.length))
}

/** The form in which it is stored: an MP4 without its location. Modifies the bytes in place. */
export function readVideo(bytes: Buffer): Stored {
  const film = readMp4(bytes)
  if (film) {
    if (!dropDataTracks(film)) throw fail('upload-type')
    dropTraces(film)
    return { bytes: film, extension: 'mp4' }
  }
  if (isWebm(bytes)) return { bytes, extension: 'webm' }
  throw fail('upload-type')
}
