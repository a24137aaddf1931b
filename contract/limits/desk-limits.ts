// Limits of the desk that its screens name, and in what time each kind of what waits is to be decided.
import type { WaitingKind } from '../desk/waiting-desk.ts'

/** Rows of a file at most. */
export const exportRows = 50_000

const minute = 60_000
const hour = 60 * minute

/**
 * Milliseconds in which what waits is to be decided, from when it was asked for: the queue is in the order in which these end. What is
 * heard tonight or hurts somebody comes first, then money, then what somebody cannot go on without.
 */
export const waitingLimits: Readonly<Record<WaitingKind, number>> = {
  horns: 30 * minute,
  reports: 2 * hour,
  withdrawals: 4 * hour,
  videos: 12 * hour,
  verifications: 24 * hour,
  feedback: 24 * hour,
  applications: 48 * hour,
  experts: 48 * hour,
  parcels: 72 * hour,
}

/** Milliseconds. */
export const queueLimits = {
  /** After which a claim lapses. */
  claim: 15 * minute,
  /** For which something is put off at most. */
  postpone: 7 * 24 * hour,
} as const
