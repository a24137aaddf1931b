// Days on which accounts checked in.
import { desc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type Signed, seatGold } from '../../../rules/member/check-in.ts'
import { checkIn } from './table.ts'

type Db = Pick<NodePgDatabase, 'select' | 'insert'>
export type SignedHere = Signed & { tz: string }

/** Newest first; by default two rows of seats. */
export const listSigned = (db: Db, account: string, limit = seatGold.length * 2): Promise<SignedHere[]> =>
  db
    .select({ day: checkIn.day, num: checkIn.num, tz: checkIn.tz })
    .from(checkIn)
    .where(eq(checkIn.account_id, account))
    .orderBy(desc(checkIn.day))
    .limit(limit)

export async function insertCheckIn(db: Db, row: typeof checkIn.$inferInsert): Promise<void> {
  await db.insert(checkIn).values(row)
}
