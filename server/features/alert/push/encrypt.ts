// Message encryption for web push, RFC 8291 (aes128gcm of RFC 8188). Everything independent of the text is prepared ahead, so that a goal
// costs one AES-GCM per subscriber.
import { createCipheriv, createECDH, createHmac, randomBytes } from 'node:crypto'

export interface PushKeys {
  /** Base64url of the subscription's public key: 65 bytes, uncompressed P-256. */
  p256dh: string
  /** Base64url of the subscription's secret: 16 bytes. */
  auth: string
}
/** Keys for one message to one subscription. Single use: a nonce must never encrypt two texts. */
export interface PreparedKeys {
  /** Salt, record size, key id: the header of the body. RFC 8188 section 2.1. */
  head: Buffer
  contentKey: Buffer
  nonce: Buffer
}
/** The sender's one-time key pair and salt; passed only by tests of the RFC's example. */
export interface OneTimeSecrets {
  privateKey: Buffer
  salt: Buffer
}

const recordSize = 4_096
const hmac = (key: Buffer, ...parts: Buffer[]): Buffer => {
  const digest = createHmac('sha256', key)
  for (const part of parts) digest.update(part)
  return digest.digest()
}
const one = Buffer.from([1])
const webPushInfo = Buffer.from('WebPush: info\0')
const contentKeyInfo = Buffer.from('Content-Encoding: aes128gcm\0')
const nonceInfo = Buffer.from('Content-Encoding: nonce\0')

/** @throws if the subscription's keys are not a point of P-256 and 16 bytes. */
export function prepareKeys({ p256dh, auth }: PushKeys, secrets?: OneTimeSecrets): PreparedKeys {
  const receiverKey = Buffer.from(p256dh, 'base64url')
  const receiverSecret = Buffer.from(auth, 'base64url')
  if (receiverKey.length !== 65 || receiverSecret.length !== 16) throw new Error('the keys of the subscription have the wrong length')
  const pair = createECDH('prime256v1')
  if (secrets) pair.setPrivateKey(secrets.privateKey)
  else pair.generateKeys()
  const senderKey = pair.getPublicKey()
  const shared = pair.computeSecret(receiverKey)
  const inputKey = hmac(hmac(receiverSecret, shared), webPushInfo, receiverKey, senderKey, one)
  const salt = secrets?.salt ?? randomBytes(16)
  const pseudoRandom = hmac(salt, inputKey)
  const head = Buffer.alloc(21)
  salt.copy(head, 0)
  head.writeUInt32BE(recordSize, 16)
  head.writeUInt8(senderKey.length, 20)
  return {
    head: Buffer.concat([head, senderKey]),
    contentKey: hmac(pseudoRandom, contentKeyInfo, one).subarray(0, 16),
    nonce: hmac(pseudoRandom, nonceInfo, one).subarray(0, 12),
  }
}

const lastRecord = Buffer.from([2])

/** The body of one push message: a single record, since push services accept no more. */
export function encryptPush(prepared: PreparedKeys, text: Buffer): Buffer {
  const cipher = createCipheriv('aes-128-gcm', prepared.contentKey, prepared.nonce)
  return Buffer.concat([prepared.head, cipher.update(text), cipher.update(lastRecord), cipher.final(), cipher.getAuthTag()])
}
