// Signatures that authenticate accounts at the chat service: Tencent's if configured, else this server's own.
/// <reference path="../../tls-sig-api-v2.d.ts" />
import { createHmac, timingSafeEqual } from 'node:crypto'
import { Api } from 'tls-sig-api-v2/TLSSigAPIv2.js'
import type { Config } from '../../config.ts'
import type { Keys } from '../../core/keys.ts'

export interface UserSigs {
  /** The signature of a user, valid for `seconds`. */
  sign(id: string, seconds: number): string
  /** The user of a valid signature; null for any that is not ours. */
  verify(sig: string): string | null
}

/** In seconds: as long as a session without a call. */
export const userSigLife = 7 * 86_400

export function openUserSigs({ tencent }: Pick<Config, 'tencent'>, keys: Keys, now: () => number = Date.now): UserSigs {
  const key = keys.derive('user-sig')
  const markOf = (head: string): Buffer => createHmac('sha256', key).update(head).digest()

  function signOwn(id: string, seconds: number): string {
    const head = Buffer.from(JSON.stringify({ id, until: Math.floor(now() / 1_000) + seconds })).toString('base64url')
    return `${head}.${markOf(head).toString('base64url')}`
  }

  function verify(sig: string): string | null {
    const [head = '', mark = '', ...more] = sig.split('.')
    const given = Buffer.from(mark, 'base64url')
    const expected = markOf(head)
    if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null
    const { id, until } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { id: string; until: number }
    return until * 1_000 > now() ? id : null
  }

  if (!tencent) return { sign: signOwn, verify }
  const api = new Api(tencent.appId, tencent.key)
  return { sign: (id, seconds) => api.genSig(id, seconds), verify }
}
