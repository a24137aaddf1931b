// The browser side of web push: a key pair and RFC 8291 decryption, implemented from the RFC independently of the server's encryption, so
// that both cannot share a bug.
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

export interface Receiver {
  keys: { p256dh: string; auth: string }
  /** @throws if the body is not a single aes128gcm record for these keys */
  decrypt(body: Buffer): string
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

export function makeReceiver(): Receiver {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys()
  const auth = randomBytes(16)
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    decrypt(body) {
      const salt = body.subarray(0, 16)
      const recordSize = body.readUInt32BE(16)
      const senderKey = body.subarray(21, 21 + body.readUInt8(20))
      const record = body.subarray(21 + senderKey.length)
      if (record.length > recordSize) throw new Error(`a record of ${record.length} bytes, at most ${recordSize}`)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
      const inputKey = derive(pair.computeSecret(senderKey), auth, info, 32)
      const key = derive(inputKey, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(inputKey, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const cipher = createDecipheriv('aes-128-gcm', key, nonce)
      cipher.setAuthTag(record.subarray(-16))
      const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
      const end = padded.lastIndexOf(2)
      if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no delimiter of a last record')
      return padded.subarray(0, end).toString('utf8')
    },
  }
}
