// Sender authentication: each request signs its time and body with the shared secret (HMAC-SHA256), valid once.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export const timeHeader = 'x-feed-time'
export const signatureHeader = 'x-feed-signature'

/** Maximum clock skew of a sender in milliseconds. */
const clockWindow = 5 * 60_000

/** `time`: milliseconds since 1970, as in the header. */
export const signatureOf = (secret: string, time: string, body: Uint8Array | string): string =>
  `v1=${createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')}`

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))

export interface Signed {
  time: string | undefined
  signature: string | undefined
}
export type Unsigned = 'unsigned' | 'time' | 'signature' | 'replayed'

/** Refusal messages for senders. */
export const unsignedReasons: Record<Unsigned, string> = {
  unsigned: `a request has the headers ${timeHeader} and ${signatureHeader}`,
  time: `${timeHeader} is more than five minutes from the time here, or not in milliseconds since 1970`,
  signature: `${signatureHeader} is not that of this time and this body`,
  replayed: 'this request was here before: sign each try with its own time',
}

export interface SignatureGate {
  /** Checks before the body arrives; null: plausible. `now`: real milliseconds. */
  precheck(signed: Signed, now: number): Unsigned | null
  /** Checks with the body. Null: validly signed and not seen before. */
  check(signed: Signed, body: Uint8Array, now: number): Unsigned | null
}

export function createSignatureGate(secret: string): SignatureGate {
  /** Seen signatures by expiry, when their time is out of the window. */
  const seen = new Map<string, number>()

  function evictExpired(now: number): void {
    for (const [signature, until] of seen) {
      if (until >= now) return
      seen.delete(signature)
    }
  }

  function precheck({ time, signature }: Signed, now: number): Unsigned | null {
    if (!time || !signature) return 'unsigned'
    return /^\d{13}$/.test(time) && Math.abs(Number(time) - now) <= clockWindow ? null : 'time'
  }

  return {
    precheck,
    check({ time = '', signature = '' }, body, now) {
      const why = precheck({ time, signature }, now)
      if (why) return why
      if (!isSame(signature, signatureOf(secret, time, body))) return 'signature'
      evictExpired(now)
      if (seen.has(signature)) return 'replayed'
      // A time is at most one window ahead, and stays valid for one window after.
      seen.set(signature, now + 2 * clockWindow)
      return null
    },
  }
}
