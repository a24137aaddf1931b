// Users' pictures: recognised by their first bytes, completely decoded and re-encoded, so that nothing but the image is left of the file.
// R-UPLOAD-2.
import sharp from 'sharp'
import { memberLimits } from '../../../contract/limits/member-limits.ts'
import { fail } from '../../core/http/fail.ts'

export interface Stored {
  bytes: Buffer
  extension: 'png' | 'jpg' | 'webp' | 'mp4' | 'webm' | 'pdf' | 'zip' | 'txt'
}

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpeg = Buffer.from([0xff, 0xd8, 0xff])
/** Pixels of an avatar's side: twice the largest displayed size. */
const avatarSide = 320
/** Maximum pixels of a stored picture's longer side. */
const longest = 4_096

/** Maximum pixels of a side, and maximum aspect ratio: decoders take far longer for a thin strip than for a square. */
const longestSide = 32_000
const slimmest = 60

/** Maximum number of scans in a JPEG; cameras and editors write ten or twenty. */
const passesMost = 50
/** Second bytes of markers: start of scan, end of image, and those without a length. */
const passMarker = 0xda
const endMarker = 0xd9
const isAlone = (marker: number): boolean => marker <= 1 || (marker >= 0xd0 && marker <= 0xd8)

/** Seconds that a picture may take: first in the quick queue, then once more in the slow one. */
export const workSeconds = { first: 2, again: 10 } as const
/** Thrown when a picture takes longer than allowed. */
export class TooSlow extends Error {}

// One thread per picture; inspect.ts limits how many are processed concurrently.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Whether a JPEG has excessively many scans. Data after its end, such as the film of a motion photo, does not count. ITU-T T.81, B.1 and
 * B.2.
 */
function hasManyPasses(bytes: Buffer): boolean {
  let passes = 0
  for (let at = bytes.indexOf(0xff, 2); at >= 0 && passes <= passesMost; at = bytes.indexOf(0xff, at)) {
    const marker = bytes[at + 1] ?? endMarker
    if (marker === endMarker) break
    if (marker === passMarker) passes += 1
    if (marker === 0xff) at += 1
    else if (isAlone(marker) || at + 4 > bytes.length) at += 2
    else at += 2 + bytes.readUInt16BE(at + 2)
  }
  return passes > passesMost
}

/** Throws TooSlow if it takes longer than `seconds`. */
export async function drawAnew(bytes: Buffer, kind: 'avatar' | 'picture' | 'cover', seconds: number): Promise<Stored> {
  const format = bytes.subarray(0, 8).equals(png) ? 'png' : bytes.subarray(0, 3).equals(jpeg) ? 'jpeg' : null
  if (!format) throw fail('upload-type')
  if (format === 'jpeg' && hasManyPasses(bytes)) throw fail('upload-broken')
  // Phones write JPEGs that libjpeg decodes with a warning: Samsung's end their spectral selection at 0. A truncated one is still an error.
  const failOn = format === 'jpeg' ? 'error' : 'warning'
  try {
    const image = sharp(bytes, { limitInputPixels: memberLimits.picturePixels, failOn, pages: 1, autoOrient: true }).timeout({ seconds })
    // Reads only the header: nothing is decoded yet.
    const found = await image.metadata()
    if (found.format !== format) throw fail('upload-type')
    const [short = 0, long = 0] = [found.width, found.height].sort((a, b) => a - b)
    if (long > longestSide || long > short * slimmest) throw fail('upload-broken')
    if (kind === 'avatar')
      return { bytes: await image.resize(avatarSide, avatarSide, { fit: 'cover' }).webp({ quality: 82 }).toBuffer(), extension: 'webp' }
    const fitted = image.resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
    return format === 'png'
      ? { bytes: await fitted.png({ compressionLevel: 8 }).toBuffer(), extension: 'png' }
      : { bytes: await fitted.jpeg({ quality: 85, mozjpeg: true }).toBuffer(), extension: 'jpg' }
  } catch (error) {
    if (error instanceof Error && error.name === 'Failed') throw error
    if (error instanceof Error && error.message.includes('timeout')) throw new TooSlow(error.message)
    // Any decoder failure: truncated, too many pixels, no picture at all.
    throw fail('upload-broken')
  }
}
