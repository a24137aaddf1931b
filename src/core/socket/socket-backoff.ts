// How long to wait before the next try: full jitter, so that thousands who lost the same server do not return together.

const first = 1_000
const longest = 30_000

/** Milliseconds before try number `attempt` (0 is the first after a loss). `random` answers 0 to 1. */
export function backoff(attempt: number, random: () => number): number {
  return random() * Math.min(longest, first * 2 ** Math.min(attempt, 16))
}
