// The queue of the alerts: what is to be done, now or at a moment.
import type { Tx } from '../../core/database/transaction.ts'
import type { Jobs, Queue } from '../../core/jobs/jobs.ts'

export type AlertJob =
  /** An alert to settle and deliver, or one of which held deliveries are due. `seq` is that of the event. */
  | { key: string; seq: number }
  /** A match is `lead` minutes from its start, unless it has moved. */
  | { soon: string; match_time: string; lead: number }
  /** As servers before this one queued it. */
  | DigestJob
/** The digest of everyone whose quiet hours end at this moment, ISO. */
export interface DigestJob {
  digest: string
}

/** Alerts that come together are settled in the order of their events. */
export const alertQueue: Queue<AlertJob> = { name: 'alert', order: (job) => ('seq' in job ? job.seq : 0) }

/** A queue of its own: whole mornings of devices are sent by one job, and no goal waits for them. */
export const digestQueue: Queue<DigestJob> = { name: 'digest', order: () => 0 }

/** The digest comes a moment after its time, so that nothing of the quiet hours is written after it. */
const digestAfter = 5_000

/** Queues the digest of a moment, in real milliseconds: once, however many devices have it. */
export async function sendDigestJob(tx: Tx, jobs: Pick<Jobs, 'sendIn'>, at: number): Promise<void> {
  const digest = new Date(at).toISOString()
  await jobs.sendIn(tx, digestQueue, { digest }, { at: at + digestAfter, name: `digest ${digest}` })
}
