// Reminds users of an expiring guard or noble: three days before, a day before, and at the end. Nothing renews automatically.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import { reminderStage } from '../../../../rules/room/status-term.ts'
import { inTransaction } from '../../../core/database/transaction.ts'
import { repeat, runEach } from '../../../core/jobs/repeat.ts'
import { notify } from '../../notification/store.ts'
import { findTier, type StatusRoom, type TermRow, termOf } from './store.ts'
import { listDue, takeStage } from './term-store.ts'

export interface ReminderDeps {
  db: NodePgDatabase
  log: Pick<Logger, 'error'>
  roomOf: (id: string) => Promise<StatusRoom | null>
  now: () => number
}
/** Polling interval, in milliseconds. */
const interval = 10 * 60_000

/** Returns the subject of a reminder: the tier of a noble, the streamer of a guard. */
async function namedBy({ db, roomOf }: Pick<ReminderDeps, 'db' | 'roomOf'>, { kind, tier, room_id }: TermRow) {
  if (kind === 'guard') return { streamer: (await roomOf(room_id))?.uid }
  return { name: (await findTier(db, kind, tier))?.name }
}

/** Sends due reminders. Each stage is consumed in the transaction of its notification; of several missed stages only the last is sent. */
export async function remindNow(deps: Omit<ReminderDeps, 'log'>): Promise<void> {
  const { db, now } = deps
  const at = now()
  // A failed reminder does not stop the others.
  await runEach((await listDue(db, at)).map((row) => () => sendReminder(row)))

  async function sendReminder(row: TermRow): Promise<void> {
    const { account_id: account, kind, room_id } = row
    const until = row.expires_at.toISOString()
    const stage = reminderStage(termOf(row), at)
    const event = `${kind}-${stage === 3 ? 'ended' : 'ending'}` as const
    const detail = { ...(await namedBy(deps, row)), until }
    await inTransaction(db, async (tx) => {
      if (!(await takeStage(tx, row, stage))) return
      await notify(tx, { account, kind: 'wallet', event, cause: `status ${kind} ${room_id} ${until} ${stage}`, detail }, new Date(at))
    })
  }
}

/** Starts the reminder job. Returns its stop function. */
export function startReminding(deps: ReminderDeps): () => Promise<void> {
  const sendReminders = (): Promise<void> => remindNow(deps)
  return repeat(sendReminders, { every: interval, first: 0, log: deps.log, failure: 'status reminders failed' }).stop
}
