// 'Stay signed in': a token exchanged on each use. A token used after its exchange was copied, and revokes its whole family. R-SESSION-2.
import { randomBytes } from 'node:crypto'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { fail } from '../../core/http/fail.ts'
import { newToken, tokenHash } from './sessions.ts'
import { deviceToken, tokenFamily } from './table.ts'

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

  async function endFamily(family: string): Promise<void> {
    await db
      .update(tokenFamily)
      .set({ ended_at: new Date(now()) })
      .where(and(eq(tokenFamily.id, family), isNull(tokenFamily.ended_at)))
  }

  return {
    async issue(accountId) {
      const family = randomBytes(12).toString('base64url')
      const token = newToken()
      await db.transaction(async (tx) => {
        await tx.insert(tokenFamily).values({ id: family, account_id: accountId, expires_at: expiry() })
        await tx.insert(deviceToken).values({ hash: tokenHash(token), family_id: family, made_at: new Date(now()) })
      })
      return { family, token }
    },

    async exchange(token) {
      const at = new Date(now())
      const hash = tokenHash(token)
      const next = newToken()
      const found = await db.transaction(async (tx) => {
        const [row] = await tx
          .select({ used_at: deviceToken.used_at, family: tokenFamily })
          .from(deviceToken)
          .innerJoin(tokenFamily, eq(tokenFamily.id, deviceToken.family_id))
          .where(eq(deviceToken.hash, hash))
          .for('update')
        if (!row || row.family.ended_at || row.family.expires_at <= at) return null
        if (row.used_at) return { ...row, fresh: false }
        await tx.update(deviceToken).set({ used_at: at }).where(eq(deviceToken.hash, hash))
        await tx.insert(deviceToken).values({ hash: tokenHash(next), family_id: row.family.id, made_at: at })
        await tx.update(tokenFamily).set({ expires_at: expiry() }).where(eq(tokenFamily.id, row.family.id))
        return { ...row, fresh: true }
      })
      if (!found) throw fail('session-invalid')
      const { family, fresh, used_at } = found
      if (fresh) return { accountId: family.account_id, family: family.id, token: next }
      if (used_at && at.getTime() - used_at.getTime() > together) {
        await endFamily(family.id)
        await onTheft(family.id, family.account_id)
      }
      throw fail('session-invalid')
    },

    async end(families) {
      for (const family of families) await endFamily(family)
    },
    async endAll(accountId, except) {
      const open = await db
        .select({ id: tokenFamily.id })
        .from(tokenFamily)
        .where(and(eq(tokenFamily.account_id, accountId), isNull(tokenFamily.ended_at)))
      for (const { id } of open) if (id !== except) await endFamily(id)
    },
    async deleteOld() {
      const before = new Date(now() - 7 * 86_400_000)
      await db.delete(tokenFamily).where(or(lt(tokenFamily.expires_at, before), lt(tokenFamily.ended_at, before)))
    },
  }
}
