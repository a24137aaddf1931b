// Signatures for the chat service: Tencent's can be read with its key, ours only by this server and until they expire.
import { createHmac } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { keysOf } from '../../core/keys.ts'
import { openUserSigs } from './user-sig.ts'

const keys = keysOf(Buffer.alloc(32, 7))

describe('a user signature of our own', () => {
  it('identifies its user until it expires', () => {
    let now = 1_000_000
    const sigs = openUserSigs({ tencent: null }, keys, () => now)
    const sig = sigs.sign('100001', 60)
    expect(sigs.verify(sig)).toBe('100001')
    now += 61_000
    expect(sigs.verify(sig)).toBeNull()
  })
  it('cannot be forged', () => {
    const sigs = openUserSigs({ tencent: null }, keys)
    const sig = sigs.sign('100001', 60)
    const [head = '', mark = ''] = sig.split('.')
    const forged = Buffer.from(JSON.stringify({ id: '100002', until: 9_999_999_999 })).toString('base64url')
    for (const other of [
      '',
      '.',
      head,
      `${forged}.${mark}`,
      `${head}.${mark}x`,
      `${sig}.`,
      openUserSigs({ tencent: null }, keysOf(Buffer.alloc(32, 8))).sign('100001', 60),
    ])
      expect(sigs.verify(other), other).toBeNull()
  })
})

it('a Tencent signature follows its documentation: HMAC over named fields, deflated', () => {
  const key = '5bd2850fff3ecb11d7c805251c51ee463a25727bddc2385f3fa8bfee1bb93b5e'
  const sig = openUserSigs({ tencent: { appId: 1400000000, key, api: '', admin: '' } }, keys).sign('xiaojun', 604_800)
  const plain = Buffer.from(sig.replace(/\*/g, '+').replace(/-/g, '/').replace(/_/g, '='), 'base64')
  const doc = JSON.parse(inflateSync(plain).toString())
  expect(doc).toMatchObject({ 'TLS.ver': '2.0', 'TLS.identifier': 'xiaojun', 'TLS.sdkappid': 1400000000, 'TLS.expire': 604_800 })
  const content = `TLS.identifier:xiaojun\nTLS.sdkappid:1400000000\nTLS.time:${doc['TLS.time']}\nTLS.expire:604800\n`
  expect(doc['TLS.sig']).toBe(createHmac('sha256', key).update(content).digest('base64'))
})
