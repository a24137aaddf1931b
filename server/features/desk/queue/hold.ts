// What holds for an item of the queue at an instant: who has claimed it, until when it is put off. Pure.
import type { deskHold } from './table.ts'

export type HoldRow = typeof deskHold.$inferSelect
export type Hold = Omit<HoldRow, 'key' | 'since'>

export const noHold: Hold = { claimed_by: null, claimed_until: null, later_by: null, later_until: null }

/** `since`: of the item as it waits now. `now` in milliseconds: what is over by then holds no longer. */
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

/** Whether another operator has it. */
export const isClaimedFrom = ({ claimed_by }: Pick<Hold, 'claimed_by'>, operator: string): boolean =>
  claimed_by !== null && claimed_by !== operator

interface Dated {
  key: string
  /** Milliseconds. */
  due: number
}
/** What is due first comes first. */
export const byDue = (one: Dated, other: Dated): number => one.due - other.due || (one.key < other.key ? -1 : 1)
