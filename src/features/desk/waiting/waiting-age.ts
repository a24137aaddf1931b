// How long something waits at the desk. Pure.

/** Milliseconds after which what waits is late. */
const lateAfter = 86_400_000

/** Milliseconds after which it is no longer new. */
const newFor = 3_600_000

export type WaitingGroup = 'late' | 'today' | 'new'

/** What stands together in a list of all that waits, at `now` in milliseconds. */
export function waitingGroup(since: string, now: number): WaitingGroup {
  if (isLate(since, now)) return 'late'
  return now - Date.parse(since) > newFor ? 'today' : 'new'
}

/** Whether what waits since that moment is late at `now`, in milliseconds. */
export const isLate = (since: string, now: number): boolean => now - Date.parse(since) > lateAfter
