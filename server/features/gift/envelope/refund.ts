// The job that refunds the unclaimed rest of an envelope after a day. Idempotent, also across two servers.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import { repeat } from '../../../core/jobs/repeat.ts'
import { findFaces } from '../../account/store.ts'
import { presentEnvelope } from './present.ts'
import type { PublishEnvelope } from './routes.ts'
import { findEnvelope, giveBackOverdue } from './store.ts'

export interface RefundDeps {
  db: NodePgDatabase
  log: Pick<Logger, 'error' | 'info'>
  broadcast: PublishEnvelope
  /** False while the ledger is not trustworthy: nothing is refunded. */
  open: () => boolean
  now: () => number
}
/** Polling interval, in milliseconds. */
const interval = 60_000

async function refundNow({ db, log, broadcast, open, now }: RefundDeps): Promise<void> {
  if (!open()) return
  const back = await giveBackOverdue(db, now())
  if (back.length > 0) log.info({ envelopes: back.length }, 'envelopes refunded')
  for (const id of back) {
    const row = await findEnvelope(db, id)
    if (row?.room_id) broadcast(presentEnvelope(row, (await findFaces(db, [row.account_id])).get(row.account_id), now()), false)
  }
}

/** Starts the refund job. Returns its stop function. */
export const startRefunding = (deps: RefundDeps): (() => Promise<void>) =>
  repeat(() => refundNow(deps), { every: interval, first: 0, log: deps.log, failure: 'envelope refund failed' }).stop
