// The alert queues: jobs to run now or at a given time.
import type { Tx } from '../../core/database/transaction.ts'
import type { Jobs, Queue } from '../../core/jobs/jobs.ts'

export type AlertJob =
  /** An alert to settle and deliver, or one with held deliveries due. `seq` is that of the event. */
  | { key: string; seq: number }
  /** A match is `lead` minutes from its start, unless it has moved. */
  | { soon: string; match_time: string; lead: number }
  /** As queued by earlier server versions. */
  | DigestJob
/** The digest of all devices whose quiet hours end at this time (ISO). */
export interface DigestJob {
  digest: string
}

/** Alerts queued together are settled in event order. */
export const alertQueue: Queue<AlertJob> = { name: 'alert', order: (job) => ('seq' in job ? job.seq : 0) }

/** A separate queue: one job sends a whole morning's digests, and no goal waits behind it. */
export const digestQueue: Queue<DigestJob> = { name: 'digest', order: () => 0 }

/** Milliseconds after the end of quiet hours: no more entries are added by then. */
const digestAfter = 5_000

/** Queues the digest for a time in real milliseconds: once, however many devices share it. */
export async function sendDigestJob(tx: Tx, jobs: Pick<Jobs, 'sendIn'>, at: number): Promise<void> {
  const digest = new Date(at).toISOString()
  await jobs.sendIn(tx, digestQueue, { digest }, { at: at + digestAfter, name: `digest ${digest}` })
}
