// Calendar days of a zone in milliseconds: from the start of the first day to the start of the day after the last.

export interface DayRange {
  /** Milliseconds, inclusive. */
  from: number
  /** Milliseconds, exclusive. */
  to: number
}

interface Zone {
  /** The engine's canonical name: one for all spellings. */
  name: string
  formatter: Intl.DateTimeFormat
}

/** Intl formatters cost more than the rest of a list call, so they are cached, but only this many: they are large. */
const mostZones = 100
const mostStarts = 2_000
const zones = new Map<string, Zone | null>()
const starts = new Map<string, number>()
const ranges = new Map<string, DayRange | null>()

function setBounded<T>(cache: Map<string, T>, most: number, key: string, value: T): T {
  if (cache.size >= most) cache.clear()
  cache.set(key, value)
  return value
}

function zoneBy(timeZone: string): Zone | null {
  const known = zones.get(timeZone)
  if (known !== undefined) return known
  try {
    const fields = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const
    const formatter = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...fields })
    return setBounded(zones, mostZones, timeZone, { name: formatter.resolvedOptions().timeZone, formatter })
  } catch {
    // Intl throws on an unknown zone; cache null for it.
    return setBounded(zones, mostZones, timeZone, null)
  }
}

/** The canonical name of the zone; null if `timeZone` is not an IANA zone. */
export const zoneOf = (timeZone: string): string | null => zoneBy(timeZone)?.name ?? null

/** Milliseconds by which the zone's wall clock is ahead of UTC at the given instant. */
function offsetAt(at: number, formatter: Intl.DateTimeFormat): number {
  const parts: Record<string, number> = {}
  for (const { type, value } of formatter.formatToParts(at)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000
}

/** The first instant of a day in the zone. If daylight saving time skips midnight, the instant of the skip. */
function startOf(wall: number, { name, formatter }: Zone): number {
  const key = `${wall} ${name}`
  const known = starts.get(key)
  if (known !== undefined) return known
  const first = wall - offsetAt(wall, formatter)
  const second = wall - offsetAt(first, formatter)
  return setBounded(starts, mostStarts, key, first === second ? first : Math.max(second, wall - offsetAt(second, formatter)))
}

/** The years of the contract: outside them Intl's calendar and PostgreSQL read days differently. */
const isKnownYear = (day: string): boolean => day >= '1900' && day < '3000' && day.length === 10
const wallOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const dayLength = 86_400_000

/** The range of `days` days from `day` (YYYY-MM-DD); null if the zone or day is invalid or the year is outside 1900 to 2999. */
export function dayRange(day: string, days: number, timeZone: string): DayRange | null {
  const key = `${day} ${days} ${timeZone}`
  const known = ranges.get(key)
  return known === undefined ? setBounded(ranges, mostStarts, key, rangeOf(day, days, timeZone)) : known
}

function rangeOf(day: string, days: number, timeZone: string): DayRange | null {
  const zone = zoneBy(timeZone)
  const wall = wallOf(day)
  if (!zone || Number.isNaN(wall) || !isKnownYear(day) || new Date(wall).toISOString().slice(0, 10) !== day) return null
  return { from: startOf(wall, zone), to: startOf(wall + days * dayLength, zone) }
}

/** The day `days` later, as YYYY-MM-DD. */
export const dayAfter = (day: string, days: number): string =>
  days === 0 ? day : new Date(wallOf(day) + days * dayLength).toISOString().slice(0, 10)
