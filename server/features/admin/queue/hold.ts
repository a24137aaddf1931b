// Claim and postponement of a queue item at an instant. Pure.
import type { adminHold } from './table.ts'

export type HoldRow = typeof adminHold.$inferSelect
export type Hold = Omit<HoldRow, 'key' | 'since'>

export const noHold: Hold = { claimed_by: null, claimed_until: null, later_by: null, later_until: null }

/** `since` identifies the current item. `now` in milliseconds: expired claims and postponements are ignored. */
export function holdAt(row: HoldRow | undefined, since: Date, now: number): Hold {
  if (row?.since.getTime() !== since.getTime()) return noHold
  const { claimed_by, claimed_until, later_by, later_until } = row
  const isOn = (until: Date | null): boolean => until !== null && until.getTime() > now
  return {
    ...noHold,
    ...(isOn(claimed_until) && { claimed_by, claimed_until }),
    ...(isOn(later_until) && { later_by, later_until }),
  }
}

/** Whether another operator has claimed it. */
export const isClaimedFrom = ({ claimed_by }: Pick<Hold, 'claimed_by'>, operator: string): boolean =>
  claimed_by !== null && claimed_by !== operator

interface Dated {
  key: string
  /** Milliseconds. */
  due: number
}
/** Earliest due first. */
export const byDue = (one: Dated, other: Dated): number => one.due - other.due || (one.key < other.key ? -1 : 1)
