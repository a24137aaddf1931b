// The sandbox's signatures, in the form `t=SECONDS,v1=HEX`: HMAC-SHA-256 over timestamp and body, like those of real providers.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { CallbackRefused } from './provider.ts'

/** Seconds for which a signature is valid, in both directions: a replayed old callback is refused. */
const tolerance = 300

const mac = (secret: string | Buffer, seconds: string, raw: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest()

export function signTimed(secret: string | Buffer, raw: Buffer, now: number): string {
  const seconds = String(Math.floor(now / 1_000))
  return `t=${seconds},v1=${mac(secret, seconds, raw).toString('hex')}`
}

/** During a key rotation there are several `v1`: one must match. */
export function checkTimed(secret: string | Buffer, header: string | string[] | undefined, raw: Buffer, now: number): void {
  if (typeof header !== 'string') throw new CallbackRefused('no signature')
  const parts = header.split(',').map((part) => part.trim().split('=', 2) as [string, string?])
  const seconds = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(seconds)) throw new CallbackRefused('no moment in the signature')
  const wanted = mac(secret, seconds, raw)
  const isRight = parts.some(([name, hex = '']) => {
    const given = Buffer.from(hex, 'hex')
    return name === 'v1' && given.length === wanted.length && timingSafeEqual(given, wanted)
  })
  if (!isRight) throw new CallbackRefused('wrong signature')
  if (Math.abs(now / 1_000 - Number(seconds)) > tolerance) throw new CallbackRefused('the signature is too old')
}
