// An envelope from its sender to those who open it, and back: each step in one transaction with its entry. R-ENVELOPE-3.
import { randomInt } from 'node:crypto'
import { and, asc, desc, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { equalShares, randomShares } from '../../../rules/money/envelope.ts'
import { nameOfAccount } from '../../../rules/money/ledger.ts'
import { consumptionOf, envelopeBackEntry, envelopeEntry, envelopeShareEntry } from '../../../rules/money/ledger-entry.ts'
import { claimLocks, inMoneyTransaction, type MoneyTx } from '../../core/database/lock-order.ts'
import { fail } from '../../core/http/fail.ts'
import { postEntry } from '../ledger/store.ts'
import { envelope, envelopeShare } from './table.ts'

export type EnvelopeRow = typeof envelope.$inferSelect
/** Milliseconds after which what nobody took goes back. R-ENVELOPE-4. */
export const envelopeLife = 24 * 3_600_000

export interface Sending {
  id: string
  account: string
  /** Tenths of a diamond, and how many may take of them. */
  total: number
  count: number
  /** Each gets the same, as far as it goes round. */
  equal: boolean
  /** Where it lies, and for whom. */
  place?: Pick<EnvelopeRow, 'room_id' | 'condition' | 'word' | 'greeting'>
  /** Milliseconds of its countdown. */
  delay?: number
}

/** Takes the whole sum from the sender at once; throws insufficient-balance. */
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

/** Held until the transaction ends: claims of one envelope follow one another, and the refund follows them. */
async function lockEnvelope(tx: MoneyTx, id: string): Promise<EnvelopeRow | undefined> {
  claimLocks(tx, 'envelope', [id])
  const [row] = await tx.select().from(envelope).where(eq(envelope.id, id)).for('update')
  return row
}

export interface Opened {
  amount: number
  /** As it is afterwards. */
  row: EnvelopeRow
  /** Of the consumption wallet. */
  balance: number
}
/** The next share, for somebody who has none of it yet. Throws not-found, envelope-own, envelope-early, sold-out or limit-reached. */
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

/** Gives back what nobody took; 0 when that has happened, or its time is not over. Safe to run twice. */
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

/** Gives back all whose time is over; answers which. One that cannot be given back does not keep the others. */
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
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} envelopes could not be given back`)
  return back
}

export async function findEnvelope(db: Pick<NodePgDatabase, 'select'>, id: string): Promise<EnvelopeRow | undefined> {
  const [row] = await db.select().from(envelope).where(eq(envelope.id, id))
  return row
}
/** Envelopes of a room that count down or can be opened, the newest first. */
export const listOpen = (db: Pick<NodePgDatabase, 'select'>, roomId: string, now: number): Promise<EnvelopeRow[]> =>
  db
    .select()
    .from(envelope)
    .where(and(eq(envelope.room_id, roomId), isNull(envelope.settled_at), gt(envelope.ends_at, new Date(now))))
    .orderBy(desc(envelope.created_at), desc(envelope.id))
    .limit(50)
export const listShares = (db: Pick<NodePgDatabase, 'select'>, id: string): Promise<(typeof envelopeShare.$inferSelect)[]> =>
  db.select().from(envelopeShare).where(eq(envelopeShare.envelope_id, id)).orderBy(desc(envelopeShare.place))
/** What somebody took of each. */
export async function findTaken(db: Pick<NodePgDatabase, 'select'>, ids: readonly string[], account: string): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(envelopeShare)
    .where(and(inArray(envelopeShare.envelope_id, [...ids]), eq(envelopeShare.account_id, account)))
  return new Map(rows.map(({ envelope_id, amount }) => [envelope_id, amount]))
}
