// MP4 and its variants from phones and cameras: QuickTime, 3GPP, M4V. Judged by the movie inside, not by the brand that the device wrote.
// Everything that players do not need becomes free space, and the stored file has an MP4 brand.
import { type Box, boxesBelow, boxesIn, freeBox } from '../box.ts'
import { kindOf } from './data-tracks.ts'

/** Top-level boxes of ISO/IEC 14496-12. */
const allowedBoxes = new Set([
  'ftyp',
  'moov',
  'mdat',
  'free',
  'skip',
  'wide',
  'uuid',
  'meta',
  'sidx',
  'moof',
  'mfra',
  'styp',
  'pdin',
  'emsg',
  'udta',
])
/** Other boxes that manufacturers write: sefd, beam, Xtra, mcvr, prft. */
const namedByMakers = /^[A-Za-z0-9 ]{4}$/
const noName = '\0\0\0\0'
/** Major brands of MP4 itself, which browsers accept whatever codecs they play. */
const ownBrands = /^(isom|iso[2-9]|mp41|mp42|avc1|M4V |M4VP|dash|mmp4|MSNV|f4v |hvc1|av01)$/
/** Sample entries that every browser plays, and those that some play. */
const h264 = ['avc1', 'avc3']
const aac = ['mp4a']
const pictures = [...h264, 'hvc1', 'hev1', 'av01', 'vp08', 'vp09']
/** Maximum sample entries per track type to read: films have one or two. */
const entriesMost = 64

interface Codecs {
  vide: Set<string>
  soun: Set<string>
}

/** The sample entries of a movie's video and audio. */
function codecsOf(bytes: Buffer, movie: Box): Codecs {
  const codecs: Codecs = { vide: new Set(), soun: new Set() }
  for (const media of boxesBelow(bytes, movie, ['trak', 'mdia'])) {
    const kind = kindOf(bytes, media)
    if (kind !== 'vide' && kind !== 'soun') continue
    for (const list of boxesBelow(bytes, media, ['minf', 'stbl', 'stsd']))
      for (const { type } of boxesIn(bytes, list.inside + 8, list.end)) if (codecs[kind].size < entriesMost) codecs[kind].add(type)
  }
  return codecs
}

const hasOne = (found: ReadonlySet<string>, wanted: readonly string[]): boolean => wanted.some((type) => found.has(type))

/** A variant needs H.264, and AAC or no audio. An MP4 may have any codec that some browser plays, even if no track is readable here. */
function isPlayable(brand: string, { vide, soun }: Codecs): boolean {
  if (ownBrands.test(brand)) return vide.size === 0 || hasOne(vide, pictures)
  return hasOne(vide, h264) && (soun.size === 0 || hasOne(soun, aac))
}

const isFileType = ({ type, at, inside, end }: Box): boolean => type === 'ftyp' && inside === at + 8 && end - at >= 16
const brandOf = (bytes: Buffer, { inside }: Box): string => bytes.toString('latin1', inside, inside + 4)

/** isom of any version, compatible with mp42: no QuickTime or 3GPP brand is left that would affect a player. */
function rewriteBrand(bytes: Buffer, { inside, end }: Box): void {
  bytes.fill(0, inside, end)
  bytes.write('isom', inside, 'latin1')
  for (let at = inside + 8; at + 4 <= end; at += 4) bytes.write(at === inside + 8 ? 'mp42' : 'isom', at, 'latin1')
}

function isZero(bytes: Buffer, from: number): boolean {
  for (let at = from; at < bytes.length; at += 1) if (bytes[at] !== 0) return false
  return true
}

/** The film as stored, modified in place; null if it cannot be played. */
export function readMp4(bytes: Buffer): Buffer | null {
  let head: Box | undefined
  let movie: Box | undefined
  let hasMedia = false
  let end = 0
  for (const box of boxesIn(bytes, 0, bytes.length)) {
    if (!head && !isFileType(box)) return null
    head ??= box
    // Zeros after the last box are no box.
    if (box.type === noName) break
    if (box.type === 'moov') movie ??= box
    if (box.type === 'mdat' || box.type === 'moof') hasMedia = true
    if (!allowedBoxes.has(box.type)) {
      if (!namedByMakers.test(box.type)) return null
      freeBox(bytes, box)
    }
    end = box.end
  }
  if (!head || !movie || !hasMedia || !isZero(bytes, end)) return null
  const brand = brandOf(bytes, head)
  if (!isPlayable(brand, codecsOf(bytes, movie))) return null
  if (!ownBrands.test(brand)) rewriteBrand(bytes, head)
  return bytes.subarray(0, end)
}
