// The digest of a transaction, which reveals changes made outside the application.
import { createHash } from 'node:crypto'
import type { Asset } from '../../../../contract/money/money.ts'

export interface SealedLine {
  account_id: number
  asset: Asset
  amount: number
  after: number
}
export interface SealedTx {
  id: number
  key: string
  type: string
  actor: string
  memo: string
  at: number
}

/** Same text as `digestSql` builds in the database. */
export function digestOf({ id, key, type, actor, memo, at }: SealedTx, lines: readonly SealedLine[]): string {
  const legs = lines.map(({ account_id, asset, amount, after }) => `${account_id}:${asset}:${amount}:${after}`).join(',')
  return createHash('sha256').update([id, key, type, actor, memo, at, legs].join('|')).digest('hex')
}

/** Digest of `tx` and its legs, aggregated as `legs.text`. */
export const digestSql = `encode(sha256(convert_to(concat_ws('|', tx.id, tx.key, tx.type, tx.actor, tx.memo,
  (extract(epoch FROM tx.at) * 1000)::bigint, coalesce(legs.text, '')), 'UTF8')), 'hex')`
