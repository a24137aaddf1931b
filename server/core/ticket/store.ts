// Tickets: content that must not appear in a URL, exchanged for a random single-use token that expires after five minutes.
import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type MoneyTx, requireMember } from '../database/lock-order.ts'
import { fail } from '../http/fail.ts'
import { ticket as ticketTable } from './table.ts'

type Db = Pick<NodePgDatabase, 'insert' | 'delete'>
type TicketKind = 'pay' | 'payout'

const goodFor = 5 * 60_000
const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url')

export async function makeTicket(
  db: Db,
  account: string,
  kind: TicketKind,
  sealed: string,
  now: number,
): Promise<{ ticket: string; expires_at: string }> {
  const ticket = randomBytes(32).toString('base64url')
  const expires_at = new Date(now + goodFor)
  await db.insert(ticketTable).values({ hash: hashOf(ticket), account_id: account, kind, sealed, expires_at })
  await db.delete(ticketTable).where(lt(ticketTable.expires_at, new Date(now - goodFor)))
  return { ticket, expires_at: expires_at.toISOString() }
}

/** Redeems a ticket and returns its content. @throws for one that is used, expired or of another account */
export async function takeTicket(tx: MoneyTx, account: string, kind: TicketKind, ticket: string, now: number): Promise<string> {
  requireMember(tx, account)
  const [row] = await tx
    .update(ticketTable)
    .set({ used_at: new Date(now) })
    .where(
      and(
        eq(ticketTable.hash, hashOf(ticket)),
        eq(ticketTable.account_id, account),
        eq(ticketTable.kind, kind),
        isNull(ticketTable.used_at),
        gt(ticketTable.expires_at, new Date(now)),
      ),
    )
    .returning({ sealed: ticketTable.sealed })
  if (!row) throw fail('pay-ticket-expired')
  return row.sealed
}
