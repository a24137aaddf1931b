// 'Stay signed in': a token exchanged on each use. A token used after its exchange was copied, and revokes its whole family. R-SESSION-2.
import { randomBytes } from 'node:crypto'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { fail } from '../../../core/http/fail.ts'
import { newToken, tokenHash } from '../sessions.ts'
import { deleteFamiliesBefore, endFamily, insertFamily, listOpenFamilies, replaceToken } from './device-token-store.ts'

/** Seconds without use after which it expires. */
export const deviceTokenAge = 90 * 86_400
/** Milliseconds in which a reuse is no theft but two tabs opening together: the second is refused, and uses the first one's token. */
const together = 10_000

export interface DeviceTokens {
  /** The first token of a family, for an account. */
  issue(accountId: string): Promise<{ family: string; token: string }>
  /** Exchanges this token for the next. Throws `session-invalid`; a copied one revokes its family and calls `onTheft`. */
  exchange(token: string): Promise<{ accountId: string; family: string; token: string }>
  /** Revokes all tokens of these families. */
  end(families: readonly string[]): Promise<void>
  endAll(accountId: string, except?: string | null): Promise<void>
  deleteOld(): Promise<void>
}

export function openDeviceTokens(
  db: NodePgDatabase,
  { onTheft, now = Date.now }: { onTheft: (family: string, accountId: string) => Promise<void>; now?: () => number },
): DeviceTokens {
  const expiry = (): Date => new Date(now() + deviceTokenAge * 1_000)

  const end = (family: string): Promise<void> => endFamily(db, family, new Date(now()))

  return {
    async issue(accountId) {
      const family = randomBytes(12).toString('base64url')
      const token = newToken()
      await insertFamily(db, { id: family, account_id: accountId, expires_at: expiry() }, tokenHash(token), new Date(now()))
      return { family, token }
    },

    async exchange(token) {
      const at = new Date(now())
      const next = newToken()
      const found = await replaceToken(db, tokenHash(token), { hash: tokenHash(next), at, expires_at: expiry() })
      if (!found) throw fail('session-invalid')
      const { family, fresh, used_at } = found
      if (fresh) return { accountId: family.account_id, family: family.id, token: next }
      if (used_at && at.getTime() - used_at.getTime() > together) {
        await end(family.id)
        await onTheft(family.id, family.account_id)
      }
      throw fail('session-invalid')
    },

    async end(families) {
      for (const family of families) await end(family)
    },
    async endAll(accountId, except) {
      for (const id of await listOpenFamilies(db, accountId)) if (id !== except) await end(id)
    },
    async deleteOld() {
      await deleteFamiliesBefore(db, new Date(now() - 7 * 86_400_000))
    },
  }
}
