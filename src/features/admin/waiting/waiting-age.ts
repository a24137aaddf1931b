// Age of waiting items. Pure.

/** Milliseconds after which an item is overdue. */
const lateAfter = 86_400_000

/** Whether an item waiting since `since` is overdue at `now`, in milliseconds. */
export const isLate = (since: string, now: number): boolean => now - Date.parse(since) > lateAfter
