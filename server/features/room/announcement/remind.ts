// Sends reminders of announced broadcasts shortly before their start: once per start, also across restarts.
import { roomLimits } from '../../../../contract/limits/room-limits.ts'
import { inTransaction } from '../../../core/database/transaction.ts'
import { repeat } from '../../../core/jobs/repeat.ts'
import type { RoomDeps } from '../deps.ts'
import { liveNotice } from '../notice.ts'
import { type AnnouncementRow, earliest, takeDue } from './store.ts'

type Deps = Pick<RoomDeps, 'db' | 'directory' | 'clock' | 'now' | 'notify' | 'log'>
const pollInterval = 15_000
const minute = 60_000

/** Sends due reminders and returns their number. A failure rolls all back to be retried; the key prevents duplicates. */
export const remindDue = (deps: Omit<Deps, 'log'>): Promise<number> =>
  inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const due = await takeDue(tx, new Date(at), new Date(at + roomLimits.remindMinutes * minute))
    const results = await Promise.allSettled(due.map((row) => remind(deps, row, at)))
    for (const one of results) if (one.status === 'rejected') throw one.reason
    return due.length
  })

async function remind({ directory, clock, now, notify }: Omit<Deps, 'log'>, row: AnnouncementRow, at: number): Promise<void> {
  const state = directory.get(row.room_id)
  if (!state) return
  // If it has already begun, followers were alerted then; a streamer who is live with another broadcast continues later.
  const began = state.broadcast && at - (now() - state.broadcast.started_at.getTime()) * clock.origin.speed
  if (began !== null && began >= row.start_at.getTime() - earliest) return
  const minutes = Math.max(1, Math.round((row.start_at.getTime() - at) / minute))
  const start = { id: row.id, start_at: row.start_at.toISOString(), title: row.title, minutes }
  const notice = liveNotice(state.card, 'announced', new Date(now()).toISOString(), start)
  await notify(`announced:${row.id}:${row.start_at.toISOString()}`, notice)
}

/** Starts the reminder job. Returns its stop function. */
export function startReminding(deps: Deps): () => Promise<void> {
  const sendReminders = async (): Promise<void> => void (await remindDue(deps))
  return repeat(sendReminders, { every: pollInterval, log: deps.log, failure: 'broadcast reminders failed' }).stop
}
