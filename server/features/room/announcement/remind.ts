// Reminds of announced broadcasts shortly before their start: once a start, whatever restarts in between.
import { roomLimits } from '../../../../contract/limits/room-limits.ts'
import { inTransaction } from '../../../core/database/transaction.ts'
import { repeat } from '../../../core/jobs/repeat.ts'
import { liveNotice } from '../notice.ts'
import type { RoomParts } from '../parts.ts'
import { type AnnouncementRow, earliest, takeDue } from './store.ts'

type Parts = Pick<RoomParts, 'db' | 'directory' | 'clock' | 'now' | 'tell' | 'log'>
const lookEvery = 15_000
const minute = 60_000

/** One look; answers how many were told of. What could not be told counts as not taken, and is told by the next look: once under its key. */
export const remindDue = (parts: Omit<Parts, 'log'>): Promise<number> =>
  inTransaction(parts.db, async (tx) => {
    const at = parts.clock.now()
    const due = await takeDue(tx, new Date(at), new Date(at + roomLimits.remindMinutes * minute))
    const told = await Promise.allSettled(due.map((row) => remind(parts, row, at)))
    for (const one of told) if (one.status === 'rejected') throw one.reason
    return due.length
  })

async function remind({ directory, clock, now, tell }: Omit<Parts, 'log'>, row: AnnouncementRow, at: number): Promise<void> {
  const state = directory.get(row.room_id)
  if (!state) return
  // Of one that began as this one its readers were told then; whoever is on the air with something else goes on later.
  const began = state.broadcast && at - (now() - state.broadcast.started_at.getTime()) * clock.origin.speed
  if (began !== null && began >= row.start_at.getTime() - earliest) return
  const minutes = Math.max(1, Math.round((row.start_at.getTime() - at) / minute))
  const start = { id: row.id, start_at: row.start_at.toISOString(), title: row.title, minutes }
  const notice = liveNotice(state.card, 'announced', new Date(now()).toISOString(), start)
  await tell(`announced:${row.id}:${row.start_at.toISOString()}`, notice)
}

/** Looks again and again. Answers how to end it. */
export function keepReminding(parts: Parts): () => Promise<void> {
  const look = async (): Promise<void> => void (await remindDue(parts))
  return repeat(look, { every: lookEvery, log: parts.log, failure: 'announced broadcasts were not reminded of' }).stop
}
