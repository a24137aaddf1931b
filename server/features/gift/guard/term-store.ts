// Terms of guard and noble in the database, and their due reminders.
import { and, eq, lte, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { StatusKind } from '../../../../contract/gift/guard.ts'
import { remindDays } from '../../../../rules/room/status-term.ts'
import { type MoneyTx, requireMember } from '../../../core/database/lock-order.ts'
import type { Tx } from '../../../core/database/transaction.ts'
import type { TermRow } from './store.ts'
import { statusTerm } from './table.ts'

/** `room_id` is empty for a noble. */
export interface TermKey {
  account_id: string
  kind: StatusKind
  room_id: string
}
const isTerm = ({ account_id, kind, room_id }: TermKey) =>
  and(eq(statusTerm.account_id, account_id), eq(statusTerm.kind, kind), eq(statusTerm.room_id, room_id))

/** Returns the term. The account's lock prevents concurrent purchases of it. */
export async function findTerm(tx: MoneyTx, key: TermKey): Promise<TermRow | undefined> {
  requireMember(tx, key.account_id)
  const [row] = await tx.select().from(statusTerm).where(isTerm(key))
  return row
}
export async function upsertTerm(tx: Tx, row: TermRow): Promise<void> {
  const { account_id: _account, kind: _kind, room_id: _room, ...set } = row
  await tx
    .insert(statusTerm)
    .values(row)
    .onConflictDoUpdate({ target: [statusTerm.account_id, statusTerm.kind, statusTerm.room_id], set })
}

const day = 86_400_000
/** `reminderStage` of an expiring term, in SQL, so that terms already reminded do not fill the result. */
const stageSql = (now: number) => {
  const within = (milliseconds: number) => lte(statusTerm.expires_at, new Date(now + milliseconds))
  return sql`case when ${within(0)} then 3 when ${within(day)} then 2 else 1 end`
}
/** Terms whose next reminder is due. */
export async function listDue(db: NodePgDatabase, now: number, limit = 200): Promise<TermRow[]> {
  return db
    .select()
    .from(statusTerm)
    .where(
      and(
        sql`${statusTerm.reminded} < 3`,
        lte(statusTerm.expires_at, new Date(now + remindDays * day)),
        sql`${statusTerm.reminded} < ${stageSql(now)}`,
      ),
    )
    .orderBy(statusTerm.expires_at)
    .limit(limit)
}
/** Claims a stage of a term; false if it was claimed already or the term was renewed since it was read. */
export async function takeStage(tx: Tx, row: TermRow, stage: number): Promise<boolean> {
  const taken = await tx
    .update(statusTerm)
    .set({ reminded: stage })
    .where(and(isTerm(row), eq(statusTerm.expires_at, row.expires_at), sql`${statusTerm.reminded} < ${stage}`))
    .returning({ kind: statusTerm.kind })
  return taken.length === 1
}
