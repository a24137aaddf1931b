// Reminds people of a guard or noble that ends: three days before, a day before, and when it is over. Nothing renews itself.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import type { StatusReminder } from '../../../contract/gift/guard.ts'
import { repeat } from '../../core/jobs/repeat.ts'
import { listTerms, type StatusRoom, showStatus } from './store.ts'
import { takeReminders } from './term-store.ts'

export interface ReminderParts {
  db: NodePgDatabase
  log: Pick<Logger, 'error'>
  roomOf: (id: string) => Promise<StatusRoom | null>
  tell: (accountId: string, reminder: StatusReminder) => void
  now: () => number
}
/** Milliseconds between two looks. */
const turn = 10 * 60_000

/** One look; answers how many were reminded. */
export async function remindNow({ db, roomOf, tell, now }: Omit<ReminderParts, 'log'>): Promise<number> {
  const due = await takeReminders(db, now())
  for (const { account_id, kind, room_id } of due) {
    const held = (await listTerms(db, account_id, now())).find(({ term }) => term.kind === kind && term.room_id === room_id)
    if (held) tell(account_id, { status: showStatus(held.term, held.tier, room_id ? await roomOf(room_id) : null, now()) })
  }
  return due.length
}

/** Looks again and again. Answers how to end it. */
export function keepReminding(parts: ReminderParts): () => Promise<void> {
  const look = async (): Promise<void> => void (await remindNow(parts))
  return repeat(look, { every: turn, first: 0, log: parts.log, failure: 'nobody could be reminded of a guard or noble' }).stop
}
