// The job that gives back what nobody took of an envelope within its day. Safe to run twice, also by two servers.
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
  /** False while the ledger is not to be trusted: nothing goes back. */
  open: () => boolean
  now: () => number
}
/** Milliseconds between two looks. */
const turn = 60_000

async function refundNow({ db, log, tell, open, now }: RefundParts): Promise<void> {
  if (!open()) return
  const back = await giveBackOverdue(db, now())
  if (back.length > 0) log.info({ envelopes: back.length }, 'envelopes given back')
  for (const id of back) {
    const row = await findEnvelope(db, id)
    if (row?.room_id) tell(showEnvelope(row, (await findFaces(db, [row.account_id])).get(row.account_id), now()), false)
  }
}

/** Looks again and again. Answers how to end it. */
export const keepRefunding = (parts: RefundParts): (() => Promise<void>) =>
  repeat(() => refundNow(parts), { every: turn, first: 0, log: parts.log, failure: 'envelopes could not be given back' }).stop
