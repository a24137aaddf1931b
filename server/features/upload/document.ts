// Files of a chat: PDF, ZIP and plain text, recognised by their content. They are only downloaded, never displayed.
import { fail } from '../../core/http/fail.ts'
import type { Stored } from './picture.ts'

/** Blanks may follow the end of a PDF; ISO 32000-1 Annex H requires it within the last 1,024 bytes. */
const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) && bytes.subarray(-1_024).includes('%%EOF')

/** Begins with an entry or is empty, and ends with its directory, so that no other data is appended. APPNOTE 4.3. */
function isZip(bytes: Buffer): boolean {
  const first = bytes.length >= 22 ? bytes.readUInt32LE(0) : 0
  if (first !== 0x04034b50 && first !== 0x06054b50) return false
  const from = Math.max(0, bytes.length - 22 - 65_535)
  for (let at = bytes.length - 22; at >= from; at -= 1)
    if (bytes.readUInt32LE(at) === 0x06054b50 && at + 22 + bytes.readUInt16LE(at + 20) === bytes.length) return true
  return false
}

/** Control characters other than tab, line feed and carriage return, which plain text does not contain. */
const controls = /(?![\t\n\r])\p{Cc}/u
function isText(bytes: Buffer): boolean {
  try {
    return !controls.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    // Not UTF-8, so not every client can open it as text.
    return false
  }
}

export function readDocument(bytes: Buffer): Stored {
  if (isPdf(bytes)) return { bytes, extension: 'pdf' }
  if (isZip(bytes)) return { bytes, extension: 'zip' }
  if (isText(bytes)) return { bytes, extension: 'txt' }
  throw fail('upload-type')
}
