// The job that refunds the unclaimed rest of an envelope after a day. Idempotent, also across two servers.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import { repeat } from '../../core/jobs/repeat.ts'
import { findFaces } from '../account/store.ts'
import type { TellEnvelope } from './routes.ts'
import { showEnvelope } from './show.ts'
import { findEnvelope, giveBackOverdue } from './store.ts'

export interface RefundParts {
  db: NodePgDatabase
  log: Pick<Logger, 'error' | 'info'>
  tell: TellEnvelope
  /** False while the ledger is not trustworthy: nothing is refunded. */
  open: () => boolean
  now: () => number
}
/** Polling interval, in milliseconds. */
const turn = 60_000

async function refundNow({ db, log, tell, open, now }: RefundParts): Promise<void> {
  if (!open()) return
  const back = await giveBackOverdue(db, now())
  if (back.length > 0) log.info({ envelopes: back.length }, 'envelopes refunded')
  for (const id of back) {
    const row = await findEnvelope(db, id)
    if (row?.room_id) tell(showEnvelope(row, (await findFaces(db, [row.account_id])).get(row.account_id), now()), false)
  }
}

/** Starts the refund job. Returns its stop function. */
export const keepRefunding = (parts: RefundParts): (() => Promise<void>) =>
  repeat(() => refundNow(parts), { every: turn, first: 0, log: parts.log, failure: 'envelope refund failed' }).stop
