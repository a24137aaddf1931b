// The seven days of check-in: signed, today's, and those that can be made up. Days are in the reader's zone.
import type { SignDay } from '../../contract/task/task.ts'

/** Coins of the seven days; the last one is the bonus for a complete row. */
export const seatGold = [10, 15, 20, 25, 30, 40, 100] as const
const seats = seatGold.length
const day = 86_400_000

export interface Signed {
  day: string
  /** Day of the seven, from 1. */
  num: number
}
export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * day).toISOString().slice(0, 10)
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / day)

/**
 * The row that contains today, identified by its first day. A row continues from day to day; if only the day before today is missed, it can
 * still be made up; with more missed days, or after its seventh day, a new row begins.
 */
export interface Row {
  first: string
  /** Days of this row that are signed. */
  signed: ReadonlySet<string>
  today: string
}

/** `signed` newest first. Days after today (from a zone further east) count as today: the user is already there. */
export function rowOf(signed: readonly Signed[], today: string): Row {
  const [last] = signed
  const fresh: Row = { first: today, signed: new Set(), today }
  if (!last) return fresh
  const now = last.day > today ? last.day : today
  const gap = daysBetween(last.day, now)
  const first = dayAfter(last.day, 1 - last.num)
  const seatToday = daysBetween(first, now) + 1
  // After a gap of one day, that day can be made up while the row still has room for today.
  const goesOn = gap === 0 || (gap <= 2 && last.num < seats && seatToday <= seats)
  if (!goesOn) return { ...fresh, first: now, today: now }
  return { first, today: now, signed: new Set(signed.filter((one) => one.day >= first).map((one) => one.day)) }
}

/** Whether signing today without making up ends this row: the gap remains and a new row begins. */
const hasGap = ({ first, today, signed }: Row): boolean => {
  const yesterday = dayAfter(today, -1)
  return yesterday >= first && !signed.has(yesterday)
}

export function seatsOf(row: Row, cards: number): SignDay[] {
  return seatGold.map((gold, index) => {
    const date = dayAfter(row.first, index)
    const taken = row.signed.has(date)
    const state = taken
      ? 'taken'
      : date === row.today
        ? 'today'
        : date > row.today
          ? 'later'
          : cards > 0 && !row.signed.has(row.today)
            ? 'make-up'
            : 'missed'
    return { id: String(index + 1), is_sign: taken ? 1 : 0, lz_num: gold, num: index + 1, day: date, state }
  })
}

/** Day and coins of signing today. With an open gap it is the first day of a new row. */
export function signToday(row: Row): Signed & { gold: number } {
  const num = hasGap(row) ? 1 : daysBetween(row.first, row.today) + 1
  return { day: row.today, num, gold: seatGold[num - 1] ?? seatGold[0] }
}
/** Coins for signing today in this state of the row: after a gap it is the first day of a new row. Null: already signed. */
export function goldToday(sign: readonly SignDay[]): number | null {
  const at = sign.findIndex(({ state }) => state === 'today')
  if (at < 0) return null
  const before = sign[at - 1]?.state
  return (before === 'make-up' || before === 'missed' ? sign[0] : sign[at])?.lz_num ?? null
}
/** The day that a make-up card fills, if it is a past gap of the row and today is not signed yet. */
export function makeUp(row: Row, num: number): (Signed & { gold: number }) | null {
  const date = dayAfter(row.first, num - 1)
  const gold = seatGold[num - 1]
  return gold !== undefined && date < row.today && !row.signed.has(date) && !row.signed.has(row.today) ? { day: date, num, gold } : null
}
/** Consecutive signed days, up to today or yesterday. */
export function streakOf(signed: readonly Signed[], today: string): number {
  const days = new Set(signed.map((one) => one.day))
  let streak = 0
  for (let date = days.has(today) ? today : dayAfter(today, -1); days.has(date); date = dayAfter(date, -1)) streak += 1
  return streak
}
