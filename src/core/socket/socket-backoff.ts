// Reconnect backoff with full jitter, so that thousands of clients that lost the same server do not return together.

const first = 1_000
const longest = 30_000

/** Returns milliseconds before attempt number `attempt` (0 is the first after a loss). `random` returns 0 to 1. */
export function backoff(attempt: number, random: () => number): number {
  return random() * Math.min(longest, first * 2 ** Math.min(attempt, 16))
}
