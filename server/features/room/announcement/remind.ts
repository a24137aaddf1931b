// Reminds of announced broadcasts shortly before their start: once a start, whatever restarts in between.
import { roomLimits } from '../../../../contract/limits/room-limits.ts'
import { repeat } from '../../../core/jobs/repeat.ts'
import { liveNotice } from '../notice.ts'
import type { RoomParts } from '../parts.ts'
import { earliest, takeDue } from './store.ts'

type Parts = Pick<RoomParts, 'db' | 'directory' | 'clock' | 'now' | 'tell' | 'log'>
const lookEvery = 15_000
const minute = 60_000

/** One look; answers how many were told of. */
export async function remindDue({ db, directory, clock, now, tell }: Omit<Parts, 'log'>): Promise<number> {
  const at = clock.now()
  const due = await takeDue(db, new Date(at), new Date(at + roomLimits.remindMinutes * minute))
  for (const row of due) {
    const state = directory.get(row.room_id)
    if (!state) continue
    // Of one that began as this one its readers were told then; whoever is on the air with something else goes on later.
    const began = state.broadcast && at - (now() - state.broadcast.started_at.getTime()) * clock.origin.speed
    if (began !== null && began >= row.start_at.getTime() - earliest) continue
    const minutes = Math.max(1, Math.round((row.start_at.getTime() - at) / minute))
    const start = { id: row.id, start_at: row.start_at.toISOString(), title: row.title, minutes }
    const notice = liveNotice(state.card, 'announced', new Date(now()).toISOString(), start)
    await tell(`announced:${row.id}:${row.start_at.toISOString()}`, notice)
  }
  return due.length
}

/** Looks again and again. Answers how to end it. */
export function keepReminding(parts: Parts): () => Promise<void> {
  const look = async (): Promise<void> => void (await remindDue(parts))
  return repeat(look, { every: lookEvery, log: parts.log, failure: 'announced broadcasts were not reminded of' }).stop
}
