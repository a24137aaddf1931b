// Claims keys, and stores and finds responses. A claim commits or rolls back with the transaction of its effect.
import { and, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { clientOf, type Queryable, type Tx } from '../database/transaction.ts'
import { fail } from '../http/fail.ts'
import { implicitFor, isImplicit, type Scope } from './key.ts'
import { idempotency } from './table.ts'

/** Retention of a response, in days. */
const retentionDays = 30

/**
 * Claims the key, or returns the response stored under it. A concurrent call with the same key waits here until the first
 * has committed, or takes over if that one failed. Throws key-reused if the key had other parameters.
 */
export async function claimKey(tx: Tx, scope: Scope, now: number): Promise<{ answer: unknown } | null> {
  const client = clientOf(tx)
  const { rows } = await client.query({
    name: 'idempotency-claim',
    text: `INSERT INTO idempotency AS kept (account_id, route, key, hash, created_at) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (account_id, route, key) DO UPDATE SET answer = NULL, hash = excluded.hash, created_at = excluded.created_at
      WHERE $6 AND kept.created_at <= $7 RETURNING 1 AS taken`,
    values: [scope.account, scope.route, scope.key, scope.hash, new Date(now), isImplicit(scope), new Date(now - implicitFor)],
  })
  if (rows.length > 0) return null
  const [found] = await findResponses(client, [scope])
  if (!found) throw fail('busy', { retryAfter: 1 })
  return { answer: responseFor(scope, found) }
}

/** Returns the stored response. Throws key-reused if the key was used for other parameters. */
export function responseFor(scope: Scope, stored: { hash: string; answer: string | null }): unknown {
  if (stored.hash !== scope.hash) throw fail('key-reused')
  if (stored.answer === null) throw new Error(`the key ${scope.key} was committed without an answer`)
  return JSON.parse(stored.answer)
}

export async function storeResponse(tx: Tx, scope: Scope, response: unknown): Promise<void> {
  await clientOf(tx).query({
    name: 'idempotency-keep',
    text: 'UPDATE idempotency SET answer = $4 WHERE account_id = $1 AND route = $2 AND key = $3',
    values: [scope.account, scope.route, scope.key, JSON.stringify(response)],
  })
}

export interface StoredResponse {
  account_id: string
  route: string
  key: string
  hash: string
  answer: string | null
  created_at: Date
}
export async function findResponses(client: Queryable, scopes: readonly Scope[]): Promise<StoredResponse[]> {
  const { rows } = await client.query<StoredResponse>({
    name: 'idempotency-find',
    text: `SELECT kept.* FROM unnest($1::text[], $2::text[], $3::text[]) AS wanted (account_id, route, key)
      JOIN idempotency kept USING (account_id, route, key)`,
    values: [scopes.map(({ account }) => account), scopes.map(({ route }) => route), scopes.map(({ key }) => key)],
  })
  return rows
}

/** Whether a caller's own key has a response; an implicit key is valid only for seconds. */
export async function isAnswered(db: Pick<NodePgDatabase, 'select'>, scope: Scope): Promise<boolean> {
  if (isImplicit(scope)) return false
  const { account_id, route, key } = idempotency
  const rows = await db
    .select({ key })
    .from(idempotency)
    .where(and(eq(account_id, scope.account), eq(route, scope.route), eq(key, scope.key)))
  return rows.length > 0
}

/** Returns the outcome of a key, on any path. */
export async function findOutcome(client: Queryable, account: string, key: string): Promise<{ route: string; answer: unknown } | null> {
  const { rows } = await client.query<{ route: string; answer: string }>({
    text: 'SELECT route, answer FROM idempotency WHERE account_id = $1 AND key = $2 AND answer IS NOT NULL ORDER BY created_at DESC LIMIT 1',
    values: [account, key.toLowerCase()],
  })
  return rows[0] ? { route: rows[0].route, answer: JSON.parse(rows[0].answer) as unknown } : null
}

export async function deleteOldKeys(client: Queryable, now: number): Promise<number> {
  const { rowCount } = await client.query({
    text: `DELETE FROM idempotency WHERE created_at < $1 OR (key LIKE 'auto:%' AND created_at < $2)`,
    values: [new Date(now - retentionDays * 86_400_000), new Date(now - 60_000)],
  })
  return rowCount ?? 0
}
