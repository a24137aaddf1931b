// Files of a chat: PDF, ZIP and plain text, recognised by what is in them. They are never shown, only saved.
import { fail } from '../../core/http/fail.ts'
import type { Stored } from './picture.ts'

/** The end of a PDF may be followed by blanks; ISO 32000-1 Annex H asks for it in the last 1,024 bytes. */
const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) && bytes.subarray(-1_024).includes('%%EOF')

/** Begins with an entry or is empty, and its directory ends the file: nothing else is hung on it. APPNOTE 4.3. */
function isZip(bytes: Buffer): boolean {
  const first = bytes.length >= 22 ? bytes.readUInt32LE(0) : 0
  if (first !== 0x04034b50 && first !== 0x06054b50) return false
  const from = Math.max(0, bytes.length - 22 - 65_535)
  for (let at = bytes.length - 22; at >= from; at -= 1)
    if (bytes.readUInt32LE(at) === 0x06054b50 && at + 22 + bytes.readUInt16LE(at + 20) === bytes.length) return true
  return false
}

/** Tab, line feed and carriage return are text; other controls are not. */
const controls = /(?![\t\n\r])\p{Cc}/u
function isText(bytes: Buffer): boolean {
  try {
    return !controls.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    // Not UTF-8: no text that every reader can open.
    return false
  }
}

export function readDocument(bytes: Buffer): Stored {
  if (isPdf(bytes)) return { bytes, extension: 'pdf' }
  if (isZip(bytes)) return { bytes, extension: 'zip' }
  if (isText(bytes)) return { bytes, extension: 'txt' }
  throw fail('upload-type')
}
