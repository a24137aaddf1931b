// Which backups of BACKUP_DIR are kept by age, and when the next one is due.

export const dailyKept = 7
export const weeklyKept = 4
/** The hour, on the clock of this machine, at which the day of a backup begins: fewest people are here. */
const hour = 4

/** Name of the backup that is made at this time: sorts by age. */
export const nameAt = (time: Date): string => time.toISOString().slice(0, 19).replaceAll(':', '-')

/** When a backup of this name was made, in milliseconds; null: it is none of ours. An unfinished one has the same name and an end to it. */
export function timeOf(name: string): number | null {
  const [, day, clock] = /^(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)$/.exec(name) ?? []
  const time = Date.parse(`${day}T${clock?.replaceAll('-', ':')}Z`)
  return Number.isNaN(time) ? null : time
}

/** The last time at which a backup became due, in milliseconds. */
export function dueSince(now: number): number {
  const date = new Date(now)
  date.setHours(hour, 0, 0, 0)
  if (date.getTime() > now) date.setDate(date.getDate() - 1)
  return date.getTime()
}

const week = 7 * 86_400_000
/** Weeks begin on Monday; 1 January 1970 was a Thursday. */
const weekOf = (time: number): number => Math.floor((time + week - 4 * 86_400_000) / week)

/** The last of each period, of the latest periods that have one. */
function latestOf(times: readonly number[], periodOf: (time: number) => number, most: number): number[] {
  const latest = new Map<number, number>()
  for (const time of times) latest.set(periodOf(time), Math.max(time, latest.get(periodOf(time)) ?? 0))
  return [...latest.values()].sort((a, b) => b - a).slice(0, most)
}

/**
 * Of the good ones those that are too old: beyond the last of each of seven days and of each of four weeks. Counted by backups, not by
 * the calendar: while none is made none is deleted, and never the last good one.
 */
export function expired(names: readonly string[]): string[] {
  const times = names.flatMap((name) => timeOf(name) ?? [])
  const kept = new Set([...latestOf(times, dueSince, dailyKept), ...latestOf(times, weekOf, weeklyKept)])
  return names.filter((name) => {
    const time = timeOf(name)
    return time !== null && !kept.has(time)
  })
}
