// An envelope from sender to openers and back: each step in one transaction with its ledger entry. R-ENVELOPE-3.
import { randomInt } from 'node:crypto'
import { and, asc, desc, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { equalShares, randomShares } from '../../../../rules/money/envelope.ts'
import { nameOfAccount } from '../../../../rules/money/ledger.ts'
import { consumptionOf, envelopeBackEntry, envelopeEntry, envelopeShareEntry } from '../../../../rules/money/ledger-entry.ts'
import { claimLocks, inMoneyTransaction, type MoneyTx } from '../../../core/database/lock-order.ts'
import { fail } from '../../../core/http/fail.ts'
import { postEntry } from '../../money/ledger/store.ts'
import { envelope, envelopeShare } from './table.ts'

export type EnvelopeRow = typeof envelope.$inferSelect
/** Milliseconds after which the unclaimed rest is refunded. R-ENVELOPE-4. */
export const envelopeLife = 24 * 3_600_000

export interface Sending {
  id: string
  account: string
  /** Total in tenths of a diamond, and number of shares. */
  total: number
  count: number
  /** Whether the shares are equal, up to the remainder. */
  equal: boolean
  /** Its room, condition and texts. */
  place?: Pick<EnvelopeRow, 'room_id' | 'condition' | 'word' | 'greeting'>
  /** Countdown in milliseconds. */
  delay?: number
}

/** Debits the whole sum from the sender at once; throws insufficient-balance. */
export async function sendEnvelope(tx: MoneyTx, sending: Sending, now: number): Promise<EnvelopeRow> {
  const { id, account, total, count, equal, place, delay = 0 } = sending
  const shares = equal ? equalShares(total, count) : randomShares(total, count, (end) => randomInt(end))
  const [row] = await tx
    .insert(envelope)
    .values({
      id,
      account_id: account,
      total,
      shares,
      created_at: new Date(now),
      ends_at: new Date(now + delay + envelopeLife),
      kind: equal ? 'equal' : 'random',
      ...place,
      opens_at: delay > 0 ? new Date(now + delay) : null,
    })
    .returning()
  if (!row) throw new Error('an envelope was not written')
  await postEntry(tx, envelopeEntry(id, account, total), now)
  return row
}

/** Locks an envelope until the transaction ends: claims are serialized, and the refund comes after them. */
async function lockEnvelope(tx: MoneyTx, id: string): Promise<EnvelopeRow | undefined> {
  claimLocks(tx, 'envelope', [id])
  const [row] = await tx.select().from(envelope).where(eq(envelope.id, id)).for('update')
  return row
}

export interface Opened {
  amount: number
  /** The envelope after the claim. */
  row: EnvelopeRow
  /** Balance of the consumption wallet. */
  balance: number
}
/** Claims the next share. Throws not-found, envelope-own, envelope-early, sold-out, or limit-reached for a second claim. */
export async function openShare(tx: MoneyTx, id: string, account: string, now: number): Promise<Opened> {
  const row = await lockEnvelope(tx, id)
  if (!row) throw fail('not-found')
  if (row.account_id === account) throw fail('envelope-own')
  if (row.opens_at !== null && row.opens_at.getTime() > now) throw fail('envelope-early')
  const amount = row.shares[row.taken]
  if (amount === undefined || row.settled_at !== null || row.ends_at.getTime() <= now) throw fail('sold-out')
  const mine = await tx
    .insert(envelopeShare)
    .values({ envelope_id: id, account_id: account, place: row.taken, amount, at: new Date(now) })
    .onConflictDoNothing()
    .returning({ place: envelopeShare.place })
  if (mine.length === 0) throw fail('limit-reached')
  const taken = row.taken + 1
  const settled_at = taken === row.shares.length ? new Date(now) : null
  await tx.update(envelope).set({ taken, settled_at }).where(eq(envelope.id, id))
  const { balances } = await postEntry(tx, envelopeShareEntry(id, account, amount), now)
  return { amount, row: { ...row, taken, settled_at }, balance: balances.get(nameOfAccount(consumptionOf(account))) ?? 0 }
}

/** Refunds the unclaimed rest and returns it; 0 if that has happened or it has not ended. Idempotent. */
export async function giveBack(tx: MoneyTx, id: string, now: number): Promise<number> {
  const row = await lockEnvelope(tx, id)
  if (!row || row.settled_at !== null || row.ends_at.getTime() > now) return 0
  const left = row.shares.slice(row.taken).reduce((sum, share) => sum + share, 0)
  await tx
    .update(envelope)
    .set({ settled_at: new Date(now) })
    .where(eq(envelope.id, id))
  if (left > 0) await postEntry(tx, envelopeBackEntry(id, row.account_id, left), now)
  return left
}

const atOnce = 100

/** Refunds all overdue envelopes; returns their ids. A failure does not stop the others. @throws AggregateError after all */
export async function giveBackOverdue(db: NodePgDatabase, now: number): Promise<string[]> {
  const back: string[] = []
  const faults: unknown[] = []
  for (;;) {
    const over = await db
      .select({ id: envelope.id })
      .from(envelope)
      .where(and(isNull(envelope.settled_at), lte(envelope.ends_at, new Date(now))))
      .orderBy(asc(envelope.ends_at))
      .offset(faults.length)
      .limit(atOnce)
    for (const { id } of over) {
      const left = await inMoneyTransaction(db, [], (tx) => giveBack(tx, id, now)).catch((error: unknown) => void faults.push(error))
      if (left) back.push(id)
    }
    if (over.length < atOnce) break
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} envelope refunds failed`)
  return back
}

export async function findEnvelope(db: Pick<NodePgDatabase, 'select'>, id: string): Promise<EnvelopeRow | undefined> {
  const [row] = await db.select().from(envelope).where(eq(envelope.id, id))
  return row
}
/** Returns a room's envelopes that count down or can be opened, newest first. */
export const listOpen = (db: Pick<NodePgDatabase, 'select'>, roomId: string, now: number): Promise<EnvelopeRow[]> =>
  db
    .select()
    .from(envelope)
    .where(and(eq(envelope.room_id, roomId), isNull(envelope.settled_at), gt(envelope.ends_at, new Date(now))))
    .orderBy(desc(envelope.created_at), desc(envelope.id))
    .limit(50)
export const listShares = (db: Pick<NodePgDatabase, 'select'>, id: string): Promise<(typeof envelopeShare.$inferSelect)[]> =>
  db.select().from(envelopeShare).where(eq(envelopeShare.envelope_id, id)).orderBy(desc(envelopeShare.place))
/** Returns the account's share of each envelope. */
export async function findTaken(db: Pick<NodePgDatabase, 'select'>, ids: readonly string[], account: string): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(envelopeShare)
    .where(and(inArray(envelopeShare.envelope_id, [...ids]), eq(envelopeShare.account_id, account)))
  return new Map(rows.map(({ envelope_id, amount }) => [envelope_id, amount]))
}
