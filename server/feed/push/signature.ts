// Who may send: whoever knows the secret signs the time and the body of each request with it (HMAC-SHA256), once.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export const timeHeader = 'x-feed-time'
export const signatureHeader = 'x-feed-signature'

/** Milliseconds by which the clock of a sender may differ. */
const clockWindow = 5 * 60_000

/** `time`: milliseconds since 1970, as the header has them. */
export const signatureOf = (secret: string, time: string, body: Uint8Array | string): string =>
  `v1=${createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')}`

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))

export interface Signed {
  time: string | undefined
  signature: string | undefined
}
export type Unsigned = 'unsigned' | 'time' | 'signature' | 'replayed'

/** Why a request is refused, as its sender reads it. */
export const unsignedReasons: Record<Unsigned, string> = {
  unsigned: `a request has the headers ${timeHeader} and ${signatureHeader}`,
  time: `${timeHeader} is more than five minutes from the time here, or not in milliseconds since 1970`,
  signature: `${signatureHeader} is not that of this time and this body`,
  replayed: 'this request was here before: sign each try with its own time',
}

export interface SignatureGate {
  /** What can be said before the body is there; null: it may be signed. `now`: real milliseconds. */
  look(signed: Signed, now: number): Unsigned | null
  /** The same with its body. Null: it is signed, and was never here before. */
  check(signed: Signed, body: Uint8Array, now: number): Unsigned | null
}

export function createSignatureGate(secret: string): SignatureGate {
  /** Signatures by when they can be forgotten: their time is out of the window then. */
  const seen = new Map<string, number>()

  function forget(now: number): void {
    for (const [signature, until] of seen) {
      if (until >= now) return
      seen.delete(signature)
    }
  }

  function look({ time, signature }: Signed, now: number): Unsigned | null {
    if (!time || !signature) return 'unsigned'
    return /^\d{13}$/.test(time) && Math.abs(Number(time) - now) <= clockWindow ? null : 'time'
  }

  return {
    look,
    check({ time = '', signature = '' }, body, now) {
      const why = look({ time, signature }, now)
      if (why) return why
      if (!isSame(signature, signatureOf(secret, time, body))) return 'signature'
      forget(now)
      if (seen.has(signature)) return 'replayed'
      // Its time is at most a window ahead, and counts for a window behind.
      seen.set(signature, now + 2 * clockWindow)
      return null
    },
  }
}
