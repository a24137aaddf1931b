// Reminds people of a guard or noble that ends: three days before, a day before, and when it is over. Nothing renews itself.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import { reminderStage } from '../../../rules/room/status-term.ts'
import { inTransaction } from '../../core/database/transaction.ts'
import { repeat, runEach } from '../../core/jobs/repeat.ts'
import { notify } from '../notification/store.ts'
import { findTier, type StatusRoom, type TermRow, termOf } from './store.ts'
import { listDue, takeStage } from './term-store.ts'

export interface ReminderParts {
  db: NodePgDatabase
  log: Pick<Logger, 'error'>
  roomOf: (id: string) => Promise<StatusRoom | null>
  now: () => number
}
/** Milliseconds between two looks. */
const turn = 10 * 60_000

/** What a reminder names: the tier of a noble, the streamer of a guard. */
async function namedBy({ db, roomOf }: Pick<ReminderParts, 'db' | 'roomOf'>, { kind, tier, room_id }: TermRow) {
  if (kind === 'guard') return { streamer: (await roomOf(room_id))?.uid }
  return { name: (await findTier(db, kind, tier))?.name }
}

/** One look. A stage is spent by the transaction that tells of it; of several that went by unseen the last is told alone. */
export async function remindNow(parts: Omit<ReminderParts, 'log'>): Promise<void> {
  const { db, now } = parts
  const at = now()
  // A failed reminder does not stop the others.
  await runEach((await listDue(db, at)).map((row) => () => sendReminder(row)))

  async function sendReminder(row: TermRow): Promise<void> {
    const { account_id: account, kind, room_id } = row
    const until = row.expires_at.toISOString()
    const stage = reminderStage(termOf(row), at)
    const event = `${kind}-${stage === 3 ? 'ended' : 'ending'}` as const
    const detail = { ...(await namedBy(parts, row)), until }
    await inTransaction(db, async (tx) => {
      if (!(await takeStage(tx, row, stage))) return
      await notify(tx, { account, kind: 'wallet', event, cause: `status ${kind} ${room_id} ${until} ${stage}`, detail }, new Date(at))
    })
  }
}

/** Looks again and again. Answers how to end it. */
export function keepReminding(parts: ReminderParts): () => Promise<void> {
  const look = (): Promise<void> => remindNow(parts)
  return repeat(look, { every: turn, first: 0, log: parts.log, failure: 'nobody could be reminded of a guard or noble' }).stop
}
