// Wall-clock parts of a moment in a zone. Numbers only: the one thing that Node's and the browser's Intl agree on.

export interface WallTime {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  /** 0 Sunday to 6 Saturday. */
  weekday: number
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(tz: string): Intl.DateTimeFormat {
  const known = formatters.get(tz)
  if (known) return known
  const options = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  let formatter: Intl.DateTimeFormat
  try {
    formatter = new Intl.DateTimeFormat('en-US', { ...options, timeZone: tz })
  } catch {
    // A zone that this engine does not know: Beijing time, as the product's default.
    formatter = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'Asia/Shanghai' })
  }
  formatters.set(tz, formatter)
  return formatter
}

/** The wall-clock parts of `at` (milliseconds) in the IANA zone `tz`. */
export function wallTime(at: number, tz: string): WallTime {
  const parts: Record<string, number> = {}
  for (const { type, value } of formatterOf(tz).formatToParts(at)) if (type !== 'literal') parts[type] = Number(value)
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = parts
  return { year, month, day, hour, minute, weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay() }
}
