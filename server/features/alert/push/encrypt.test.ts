import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encryptPush, prepareKeys } from './encrypt.ts'

/** RFC 8291 Appendix A. */
const rfc = {
  text: 'When I grow up, I want to be a watermelon',
  receiverPublic: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  senderPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

/** The receiver's side, implemented independently from RFC 8188 (hkdfSync), so that both sides cannot share an error. */
function decrypt(body: Buffer, receiver: { pair: ReturnType<typeof createECDH>; auth: Buffer }): string {
  const salt = body.subarray(0, 16)
  const senderKey = body.subarray(21, 21 + body.readUInt8(20))
  const record = body.subarray(21 + senderKey.length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver.pair.getPublicKey(), senderKey])
  const inputKey = Buffer.from(hkdfSync('sha256', receiver.pair.computeSecret(senderKey), receiver.auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', inputKey, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16))
  const nonce = Buffer.from(hkdfSync('sha256', inputKey, salt, Buffer.from('Content-Encoding: nonce\0'), 12))
  const cipher = createDecipheriv('aes-128-gcm', key, nonce)
  cipher.setAuthTag(record.subarray(-16))
  const plain = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
  expect(plain.at(-1)).toBe(2)
  return plain.subarray(0, -1).toString()
}

describe('push encryption', () => {
  it('produces the bytes of the example in the RFC', () => {
    const prepared = prepareKeys(
      { p256dh: rfc.receiverPublic, auth: rfc.auth },
      { privateKey: Buffer.from(rfc.senderPrivate, 'base64url'), salt: Buffer.from(rfc.salt, 'base64url') },
    )
    expect(encryptPush(prepared, Buffer.from(rfc.text)).toString('base64url')).toBe(rfc.body)
  })

  it('is decrypted by the receiver for any text, and never repeats a body', () => {
    const pair = createECDH('prime256v1')
    pair.generateKeys()
    const auth = Buffer.alloc(16, 7)
    const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') }
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 800 }), (text) => {
        const body = encryptPush(prepareKeys(keys), Buffer.from(text))
        expect(decrypt(body, { pair, auth })).toBe(text)
        expect(encryptPush(prepareKeys(keys), Buffer.from(text)).equals(body)).toBe(false)
      }),
      { numRuns: 40 },
    )
  })

  it('rejects invalid keys', () => {
    expect(() => prepareKeys({ p256dh: 'AAAA', auth: rfc.auth })).toThrow(/wrong length/)
    expect(() => prepareKeys({ p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: rfc.auth })).toThrow()
  })
})
