// Limits that the admin screens show, and the deadline of each kind of pending work.
import type { WaitingKind } from '../admin/waiting-admin.ts'

/** Maximum rows of an exported file. */
export const exportRows = 50_000

const minute = 60_000
const hour = 60 * minute

/**
 * Milliseconds from the request to the deadline of a decision: the queue is sorted by deadline. What takes effect tonight or harms a user
 * comes first, then money, then whatever blocks a user.
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

/** Durations in milliseconds. */
export const queueLimits = {
  /** Time until a claim expires. */
  claim: 15 * minute,
  /** Maximum postponement. */
  postpone: 7 * 24 * hour,
} as const
