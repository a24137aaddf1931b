// The short form of a QR code, which users read from one screen and type on another; and parsing of scanned texts.
import { memberLimits } from '../../../../contract/limits/member-limits.ts'

const { qrLetters, qrShort } = memberLimits

/** Formats as ABC DEF. */
export const spacedShort = (short: string): string => `${short.slice(0, qrShort / 2)} ${short.slice(qrShort / 2)}`

/** Parses the input, with or without the gap, in any case. Returns null for an invalid format. */
export function readShort(typed: string): string | null {
  const short = typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()
  return short.length === qrShort && [...short].every((letter) => qrLetters.includes(letter)) ? short : null
}

/** Extracts the login code from a scanned URL. The URL's host is ignored: the request always goes to this site. */
export function codeOfAddress(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { pathname, searchParams } = new URL(text)
  const code = searchParams.get('qr') ?? ''
  return pathname === '/login' && /^[\w-]{32}$/.test(code) ? code : null
}
