import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createSignatureGate, signatureOf } from './signature.ts'

const secret = 'a-secret-of-the-test'
const now = Date.parse('2026-12-05T12:00:00Z')
const body = Buffer.from('{"feed":"feed/v1","messages":[]}')
const signed = (time = now, of: Uint8Array = body, by = secret) => ({ time: String(time), signature: signatureOf(by, String(time), of) })

describe('a signature', () => {
  it('is HMAC-SHA256 over the timestamp, a dot and the body', () => {
    const expected = createHmac('sha256', secret).update(`${now}.${body.toString()}`).digest('hex')
    expect(signed().signature).toBe(`v1=${expected}`)
  })

  it('is accepted only once', () => {
    const gate = createSignatureGate(secret)
    expect(gate.check(signed(), body, now)).toBe(null)
    expect(gate.check(signed(), body, now + 1_000)).toBe('replayed')
    expect(gate.check(signed(now + 1), body, now + 1_000)).toBe(null)
  })

  it.each([
    ['none', { time: undefined, signature: undefined }, 'unsigned'],
    ['no time', { ...signed(), time: undefined }, 'unsigned'],
    ['another body', signed(now, Buffer.from('{}')), 'signature'],
    ['another secret', signed(now, body, 'a-secret-of-another'), 'signature'],
    ['another time', { ...signed(), time: String(now + 1) }, 'signature'],
    ['a longer one', { ...signed(), signature: `${signed().signature}00` }, 'signature'],
    ['five minutes behind', signed(now - 300_001), 'time'],
    ['five minutes ahead', signed(now + 300_001), 'time'],
    ['seconds in place of milliseconds', signed(Math.floor(now / 1_000)), 'time'],
  ] as const)('is rejected: %s', (_what, given, why) => {
    expect(createSignatureGate(secret).check(given, body, now)).toBe(why)
  })

  it('is remembered for as long as its timestamp is valid, and not forever', () => {
    const gate = createSignatureGate(secret)
    const ahead = signed(now + 299_000)
    expect(gate.check(ahead, body, now)).toBe(null)
    expect(gate.check(ahead, body, now + 598_000)).toBe('replayed')
    expect(gate.check(ahead, body, now + 600_000)).toBe('time')
  })
})
