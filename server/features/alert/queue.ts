// The queue of the alerts: what is to be done, now or at a moment.
import type { Queue } from '../../core/jobs/jobs.ts'

export type AlertJob =
  /** An alert to settle and deliver, or one of which held deliveries are due. `seq` is that of the event. */
  | { key: string; seq: number }
  /** A match is `lead` minutes from its start, unless it has moved. */
  | { soon: string; match_time: string; lead: number }
  /** The digest of everyone whose quiet hours end at this moment, ISO. */
  | { digest: string }

/** Alerts that come together are settled in the order of their events. */
export const alertQueue: Queue<AlertJob> = { name: 'alert', order: (job) => ('seq' in job ? job.seq : 0) }
