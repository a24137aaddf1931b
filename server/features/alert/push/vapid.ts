// Voluntary application server identification, RFC 8292: a signed token per audience, cached until shortly before it expires.
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

/** As stored: the private key in JWK. */
export interface VapidKeys {
  /** Base64url of the uncompressed point: what browsers subscribe with. */
  publicKey: string
  privateJwk: { kty: string; crv: string; x: string; y: string; d: string }
}

export function makeVapidKeys(): VapidKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = privateKey.export({ format: 'jwk' }) as VapidKeys['privateJwk']
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(jwk.x, 'base64url'), Buffer.from(jwk.y, 'base64url')])
  return { publicKey: point.toString('base64url'), privateJwk: jwk }
}

const hour = 3_600
/** Lifetime of a token in seconds; RFC 8292 allows 24 hours. */
const lifetime = 12 * hour
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

export class Vapid {
  readonly #key: KeyObject
  readonly #tokens = new Map<string, { header: string; until: number }>()

  constructor(
    readonly keys: VapidKeys,
    readonly subject: string,
    readonly now: () => number = Date.now,
  ) {
    this.#key = createPrivateKey({ key: keys.privateJwk, format: 'jwk' })
  }

  /** The Authorization header for a push service; signed once per audience and hour of validity. */
  authorization(audience: string): string {
    const seconds = Math.floor(this.now() / 1_000)
    const known = this.#tokens.get(audience)
    if (known && known.until - hour > seconds) return known.header
    const until = seconds + lifetime
    const content = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode({ aud: audience, exp: until, sub: this.subject })}`
    const signature = sign('sha256', Buffer.from(content), { key: this.#key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
    const header = `vapid t=${content}.${signature}, k=${this.keys.publicKey}`
    this.#tokens.set(audience, { header, until })
    return header
  }

  /** For tests: the public half. */
  publicKeyObject(): KeyObject {
    return createPublicKey(this.#key)
  }
}
