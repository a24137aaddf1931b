// The sandbox's signatures, of the form `t=SECONDS,v1=HEX`: HMAC-SHA-256 over moment and body, as real providers sign.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { CallbackRefused } from './provider.ts'

/** Seconds that a signature is good for, either way: an old callback that was copied is refused. */
const tolerance = 300

const mac = (secret: string | Buffer, seconds: string, raw: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest()

export function signTimed(secret: string | Buffer, raw: Buffer, now: number): string {
  const seconds = String(Math.floor(now / 1_000))
  return `t=${seconds},v1=${mac(secret, seconds, raw).toString('hex')}`
}

/** Several `v1` stand there while a secret is being changed: one must be right. */
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
