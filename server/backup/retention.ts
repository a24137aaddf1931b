// Retention and schedule of the backups in BACKUP_DIR.

export const dailyRetention = 7
export const weeklyRetention = 4
/** Local hour at which the daily backup becomes due: the quietest of the day. */
const dueHour = 4

/** Name of a backup created at this time; names sort by age. */
export const backupNameAt = (time: Date): string => time.toISOString().slice(0, 19).replaceAll(':', '-')

/** Creation time in milliseconds from the name of a finished backup; null for a foreign file. */
export function backupTimeOf(name: string): number | null {
  const [, day, clock] = /^(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)$/.exec(name) ?? []
  const time = Date.parse(`${day}T${clock?.replaceAll('-', ':')}Z`)
  return Number.isNaN(time) ? null : time
}

/** The last due time, in milliseconds. */
export function lastDueTime(now: number): number {
  const date = new Date(now)
  date.setHours(dueHour, 0, 0, 0)
  if (date.getTime() > now) date.setDate(date.getDate() - 1)
  return date.getTime()
}

const week = 7 * 86_400_000
/** Weeks begin on Monday; 1 January 1970 was a Thursday. */
const weekOf = (time: number): number => Math.floor((time + week - 4 * 86_400_000) / week)

/** The last time in each period, for the `limit` latest periods. */
function latestOf(times: readonly number[], periodOf: (time: number) => number, limit: number): number[] {
  const latest = new Map<number, number>()
  for (const time of times) latest.set(periodOf(time), Math.max(time, latest.get(periodOf(time)) ?? 0))
  return [...latest.values()].sort((a, b) => b - a).slice(0, limit)
}

export interface StoredBackup {
  name: string
  /** Whether its ledger was sound when it was made; null if unknown. */
  holds: boolean | null
}

/**
 * Names of valid backups to delete: all but the last of each of seven days and of each of four weeks, the last with a sound ledger, and the
 * last whose ledger is not known to have faults. Days without a backup do not count, so none expires while no new ones are made.
 */
export function listExpired(backups: readonly StoredBackup[]): string[] {
  const timed = backups.flatMap(({ name, holds }) => {
    const time = backupTimeOf(name)
    return time === null ? [] : [{ name, time, holds }]
  })
  const times = timed.map(({ time }) => time)
  const sound = timed.filter(({ holds }) => holds === true)
  const unbroken = timed.filter(({ holds }) => holds !== false)
  const retained = new Set([
    ...latestOf(times, lastDueTime, dailyRetention),
    ...latestOf(times, weekOf, weeklyRetention),
    ...[sound, unbroken].map((some) => Math.max(...some.map(({ time }) => time))),
  ])
  return timed.filter(({ time }) => !retained.has(time)).map(({ name }) => name)
}
