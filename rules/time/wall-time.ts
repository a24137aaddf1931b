// Wall-clock time of a time zone. Pure: numbers only, which Node's and every browser's Intl agree on.

const minute = 60_000
/** UTC offsets, in hours, of zones that have not changed since 1992: a page's first formatter takes over 100 ms on a slow phone. */
const fixedHours: ReadonlyMap<string, number> = new Map(
  Object.entries({ 'Asia/Shanghai': 8, 'Asia/Ho_Chi_Minh': 7, 'Asia/Saigon': 7, UTC: 0 }),
)
const fixedSince = Date.UTC(1992, 0, 1)

/** By zone as requested: a caller may spell one in a thousand ways, or request an invalid one. */
const formatters = new Map<string, Intl.DateTimeFormat>()
const mostFormatters = 64

function formatterOf(tz: string): Intl.DateTimeFormat {
  const known = formatters.get(tz)
  if (known) return known
  const options = { hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  let made: Intl.DateTimeFormat
  try {
    made = new Intl.DateTimeFormat('en-US', { ...options, timeZone: tz })
  } catch {
    // Falls back to Beijing time, the product's default, for a zone that this engine does not know.
    made = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'Asia/Shanghai' })
  }
  if (formatters.size >= mostFormatters) formatters.clear()
  formatters.set(tz, made)
  return made
}

/** Wall-clock time at `at` (milliseconds) in the IANA zone `tz`, as if it were UTC: milliseconds, truncated to minutes. */
export function wallTime(at: number, tz: string): number {
  const hours = at > fixedSince ? fixedHours.get(tz) : undefined
  if (hours !== undefined) return Math.floor(at / minute) * minute + hours * 60 * minute
  const parts: Record<string, number> = {}
  for (const { type, value } of formatterOf(tz).formatToParts(at)) parts[type] = Number(value)
  return Date.UTC(parts.year as number, (parts.month as number) - 1, parts.day, parts.hour, parts.minute)
}
