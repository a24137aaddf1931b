// How long something waits at the desk. Pure.

/** Milliseconds after which what waits is late. */
const lateAfter = 86_400_000

/** Whether what waits since that moment is late at `now`, in milliseconds. */
export const isLate = (since: string, now: number): boolean => now - Date.parse(since) > lateAfter
