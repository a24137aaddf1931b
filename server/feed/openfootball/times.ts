// Kick-off times: a day, a time with an optional zone or none, and the zone of the ground as fallback.
import { MatchError } from './model.ts'
import { zoneOfWord } from './zone-word.ts'

/** The UTC offset of an IANA zone at an instant, in milliseconds. */
export function offsetAt(zone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant)
  const part = (type: string) => Number(parts.find((entry) => entry.type === type)?.value)
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return local - Math.floor(instant / 1000) * 1000
}

/** The instant at which the wall clock of a zone shows a local time. Looks up the offset twice, since it may change in between. */
function inZone(local: number, zone: string): number {
  const first = local - offsetAt(zone, local)
  return local - offsetAt(zone, first)
}

function localDay(day: string): number {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day)
  const local = match ? Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])) : Number.NaN
  // Date.UTC rolls 30 February over into March.
  if (!match || new Date(local).toISOString().slice(0, 10) !== day)
    throw new MatchError(`date ${JSON.stringify(day)} is not a day as YYYY-MM-DD`)
  return local
}

const clock = /^(\d{1,2})[:.h](\d{2})(?::\d{2})?\s*(.*)$/
const fixedZone = /^\(?(?:UTC|GMT)?\s*([+-])\s*(\d{1,2})(?::?(\d{2}))?\)?$/i
const utc = /^\(?(?:UTC|GMT|Z)\)?$/i

function offsetOf(zone: string): number | null {
  if (utc.test(zone)) return 0
  const fixed = fixedZone.exec(zone)
  if (!fixed) return null
  const minutes = Number(fixed[2]) * 60 + Number(fixed[3] ?? 0)
  return minutes > 14 * 60 ? null : (fixed[1] === '-' ? -minutes : minutes) * 60_000
}

export interface KickOff {
  at: number
  known: boolean
  /** The time exists, but its zone is unknown. */
  withoutZone: boolean
}

/**
 * The instant of a kick-off. `zone` comes from the match or its time (UTC+3, CET), else `fallback`, an IANA zone; null if unknown. Without
 * a time, or with an unknown zone, it is noon of the day, so that it stays on its day for most users, and `known` is false.
 */
export function kickOff(day: string, time: string | null, zone: string | null, fallback: string | null): KickOff {
  const local = localDay(day)
  const noon = inZone(local + 12 * 3_600_000, fallback ?? 'UTC')
  if (time === null || time === '') return { at: noon, known: false, withoutZone: false }
  const match = clock.exec(time)
  const [hour, minute] = [Number(match?.[1]), Number(match?.[2])]
  if (!match || hour > 23 || minute > 59) throw new MatchError(`time ${JSON.stringify(time)} is not a time as HH:MM`)
  const instant = local + hour * 3_600_000 + minute * 60_000
  const named = match[3]?.trim() || zone?.trim() || ''
  if (named === '' && fallback === null) return { at: noon, known: false, withoutZone: true }
  if (named === '') return { at: inZone(instant, fallback ?? 'UTC'), known: true, withoutZone: false }
  const offset = offsetOf(named)
  const meant = offset === null ? zoneOfWord(named, fallback) : null
  if (offset === null && meant === null) throw new MatchError(`zone ${JSON.stringify(named)} is not a zone as UTC+3 or CET`)
  return { at: meant === null ? instant - (offset ?? 0) : inZone(instant, meant), known: true, withoutZone: false }
}
