import { verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { makeVapidKeys, Vapid } from './vapid.ts'

describe('VAPID', () => {
  it('signs a token that its public key verifies, for the audience, within 24 hours', () => {
    let clock = Date.parse('2026-11-21T00:00:00Z')
    const keys = makeVapidKeys()
    const vapid = new Vapid(keys, 'mailto:ops@example.org', () => clock)
    const header = vapid.authorization('https://push.example.org')
    const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? []
    expect(key).toBe(keys.publicKey)
    const [head, claims = '', signature = ''] = token.split('.')
    expect(
      verify(
        'sha256',
        Buffer.from(`${head}.${claims}`),
        { key: vapid.publicKeyObject(), dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      ),
    ).toBe(true)
    const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
    expect({ aud, sub }).toEqual({ aud: 'https://push.example.org', sub: 'mailto:ops@example.org' })
    expect(exp * 1_000 - clock).toBeLessThanOrEqual(24 * 3_600_000)
    expect(vapid.authorization('https://push.example.org')).toBe(header)
    expect(vapid.authorization('https://other.example.org')).not.toBe(header)
    clock += 11.5 * 3_600_000
    expect(vapid.authorization('https://push.example.org')).not.toBe(header)
  })
})
