// The calendar day of a moment in a zone, for both sides.

const formatters = new Map<string, Intl.DateTimeFormat>()

/** YYYY-MM-DD of `at` (milliseconds) in the IANA zone `tz`; Beijing's day for a zone that the engine does not know. */
export function dayIn(at: number, tz: string): string {
  let formatter = formatters.get(tz)
  if (!formatter) {
    formatter = formatterOf(tz) ?? formatterOf('Asia/Shanghai')
    formatters.set(tz, formatter as Intl.DateTimeFormat)
  }
  const parts = Object.fromEntries((formatter as Intl.DateTimeFormat).formatToParts(at).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day}`
}

function formatterOf(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  } catch {
    return undefined
  }
}
