// What the clock on the wall of a zone shows. Pure: numbers only, the one thing that Node's and every browser's Intl agree on.

const minute = 60_000
/** Hours ahead of UTC of zones that have kept them since 1992: a page's first formatter costs a slow phone over 100 ms. */
const fixedHours: ReadonlyMap<string, number> = new Map(
  Object.entries({ 'Asia/Shanghai': 8, 'Asia/Ho_Chi_Minh': 7, 'Asia/Saigon': 7, UTC: 0 }),
)
const fixedSince = Date.UTC(1992, 0, 1)

/** By zone, as it is asked for: a caller may spell one in a thousand ways, or ask for what is none. */
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
    // A zone that this engine does not know: Beijing time, as the product's default.
    made = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'Asia/Shanghai' })
  }
  if (formatters.size >= mostFormatters) formatters.clear()
  formatters.set(tz, made)
  return made
}

/** What the clock on the wall shows at `at` (milliseconds) in the IANA zone `tz`, as if it were UTC: milliseconds, whole minutes. */
export function wallTime(at: number, tz: string): number {
  const hours = at > fixedSince ? fixedHours.get(tz) : undefined
  if (hours !== undefined) return Math.floor(at / minute) * minute + hours * 60 * minute
  const parts: Record<string, number> = {}
  for (const { type, value } of formatterOf(tz).formatToParts(at)) parts[type] = Number(value)
  return Date.UTC(parts.year as number, (parts.month as number) - 1, parts.day, parts.hour, parts.minute)
}
