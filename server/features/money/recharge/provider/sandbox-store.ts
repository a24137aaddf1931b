// Payments of the sandbox in the database.
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { sandboxPayment } from '../table.ts'

export type SandboxPayment = typeof sandboxPayment.$inferSelect

export async function findSandboxPayment(db: NodePgDatabase, order: string): Promise<SandboxPayment | undefined> {
  const [row] = await db.select().from(sandboxPayment).where(eq(sandboxPayment.order_id, order))
  return row
}

/** One payment per order: a second one changes nothing. */
export async function insertSandboxPayment(db: NodePgDatabase, row: typeof sandboxPayment.$inferInsert): Promise<void> {
  await db.insert(sandboxPayment).values(row).onConflictDoNothing()
}

/** Sets the payer's decision; undefined if there is no payment, or it was paid or closed. A failed one can be retried, as with a card. */
export const decideSandboxPayment = (
  db: NodePgDatabase,
  order: string,
  state: 'paid' | 'failed' | 'closed',
  at: Date,
): Promise<SandboxPayment | undefined> =>
  db.transaction(async (tx) => {
    const [held] = await tx.select().from(sandboxPayment).where(eq(sandboxPayment.order_id, order)).for('update')
    if (!held || held.state === 'paid' || held.state === 'closed') return undefined
    const [row] = await tx.update(sandboxPayment).set({ state, at }).where(eq(sandboxPayment.order_id, order)).returning()
    return row
  })
