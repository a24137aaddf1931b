// The short form of a QR code, which is read off one screen and typed on another; and the code in what a camera has read.
import { memberLimits } from '../../../../contract/limits/member-limits.ts'

const { qrLetters, qrShort } = memberLimits

/** ABC DEF */
export const spacedShort = (short: string): string => `${short.slice(0, qrShort / 2)} ${short.slice(qrShort / 2)}`

/** What is typed, with or without the gap, in small letters too. Null: no code looks like that. */
export function readShort(typed: string): string | null {
  const short = typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()
  return short.length === qrShort && [...short].every((letter) => qrLetters.includes(letter)) ? short : null
}

/** The code of a login in the address that a QR code says; whose host that is decides nothing, this site alone is asked. */
export function codeOfAddress(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { pathname, searchParams } = new URL(text)
  const code = searchParams.get('qr') ?? ''
  return pathname === '/login' && /^[\w-]{32}$/.test(code) ? code : null
}
