// Written dates: RFC 822 and its relatives, day and month in either order, month names in many languages.
import { monthName, monthOf, withoutMarks } from './month-names.ts'
import { type CalendarDay, type ClockTime, type Reading, readingOf } from './reading.ts'
import { type Zone, zoneOf } from './zone.ts'

/** 8:00 and 08:00:00.5, 08h30 and 8点30分, 08.30 Uhr, 8 pm. A number after a sign is a zone's offset. */
const clocks = [
  /(?<![\d:+-])(\d{1,2}):(\d{2})(?::(\d{2}(?:[.,]\d+)?))?(?!\d)/,
  /(?<!\d)(\d{1,2}) ?(?:[时時点點시]|h(?![a-z])) ?(?:(\d{1,2})(?!\d)(?: ?[分분])?(?: ?(\d{1,2}) ?[秒초])?)?/,
  /(?<!\d)(\d{1,2})\.(\d{2})(?= ?uhr)/,
  /(?<!\d)(\d{1,2})(?= ?[ap]\.? ?m\b)/,
]
/** English, and Vietnamese (sáng, chiều) as .NET abbreviates it. */
const halfBehind = /^ ?(?:([ap])\.? ?m\b\.?|(sa|ch)\b)/
const halfBefore = /(上午|早上|凌晨|下午|晚上|午前|午後|午后|오전|오후) ?$/
const afternoons = new Set(['p', 'ch', '下午', '晚上', '午後', '午后', '오후'])

interface Clocked {
  clock: ClockTime | null
  /** Whether it is a twelve-hour time with am or pm. */
  isEnglishHalf: boolean
  before: string
  behind: string
}

const hourOf = (hour: number, half: string | undefined): number =>
  half === undefined ? hour : (hour % 12) + (afternoons.has(half) ? 12 : 0)

function takeClock(text: string): Clocked {
  for (const pattern of clocks) {
    const match = pattern.exec(text)
    if (!match) continue
    const [whole = '', hour, minute = '0', second = '0'] = match
    const before = text.slice(0, match.index)
    const behind = text.slice(match.index + whole.length)
    const [halfText = '', english, vietnamese] = halfBehind.exec(behind) ?? []
    const half = english ?? vietnamese ?? halfBefore.exec(before)?.[1]
    return {
      clock: { hour: hourOf(Number(hour), half), minute: Number(minute), second: Number(second.replace(',', '.')) },
      isEnglishHalf: english !== undefined,
      before,
      behind: behind.slice(halfText.length),
    }
  }
  return { clock: null, isEnglishHalf: false, before: text, behind: '' }
}

/** Directly after the time; a sign separated from its number divides time and day: "08:00 - 02/10/2023". */
const zoneBehind =
  /^[ ,|]*\(?((?:(?:utc?|gmt) ?[+-] ?|[+-])\d{1,2}(?::?\d{2}){0,2}(?![\d:/.-])|[a-z]+(?:\/[a-z\d_+-]+)+|[a-z]{1,5}(?![a-z]))\)?/
const zonesElsewhere = [
  /\(?\b(?:utc?|gmt) ?[+-] ?\d{1,2}(?::?\d{2})?\)?/,
  /[a-z]+(?:\/[a-z\d_+-]+)+/,
  /(?<= )[+-]\d{2}:?\d{2}$/,
  /\b[a-z]{2,5}\)?$/,
]

function takeZone(before: string, behind: string, lang: string): { zone: Zone | null; rest: string } {
  const [near = '', name] = zoneBehind.exec(behind) ?? []
  const zone = name === undefined ? null : zoneOf(name, lang)
  if (zone !== null) return { zone, rest: `${before} ${behind.slice(near.length)}` }
  const rest = `${before} ${behind}`.trim()
  for (const pattern of zonesElsewhere) {
    const [far] = pattern.exec(rest) ?? []
    const found = far === undefined ? null : zoneOf(far, lang)
    if (far !== undefined && found !== null) return { zone: found, rest: rest.replace(far, ' ') }
  }
  return { zone: null, rest }
}

/** RFC 5322, 4.3: 00 to 49 belong to this century. */
const fullYear = (digits: string): number => (digits.length > 2 ? Number(digits) : Number(digits) + (Number(digits) < 50 ? 2000 : 1900))

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** Whether 02/10 is 10 February: proven by a given weekday, else only by the customs of the United States and the Philippines. */
function isMonthFirst(first: number, second: number, year: number, text: string, lang: string, isEnglishHalf: boolean): boolean {
  if (first > 12 || second > 12) return second > 12
  const [name] = /\b(?:sun|mon|tue|wed|thu|fri|sat)/.exec(text) ?? []
  if (name !== undefined) {
    const weekday = weekdays.indexOf(name)
    const isOn = (month: number, day: number): boolean => new Date(Date.UTC(year, month - 1, day)).getUTCDay() === weekday
    if (isOn(second, first) !== isOn(first, second)) return isOn(first, second)
  }
  return /^en[-_](?:us|ph)\b/i.test(lang) || (isEnglishHalf && /^(?:en)?$/i.test(lang))
}

function dayOf(text: string, lang: string, isEnglishHalf: boolean): CalendarDay | null {
  const [, year, month, day] = /(?<!\d)(\d{4}) ?[年년./-] ?(\d{1,2}) ?[月월./-] ?(\d{1,2})(?!\d)/.exec(text) ?? []
  if (year !== undefined) return { year: Number(year), month: Number(month), day: Number(day) }
  // The last match wins: "mar" is Tuesday and March in Italian.
  const named = [...text.matchAll(/\p{L}+/gu)].map(({ 0: word }) => monthOf(word)).findLast((found) => found !== undefined)
  const [first = '', second = '', third] = [...text.matchAll(/\d+/g)].map(({ 0: digits }) => digits)
  if (named !== undefined && second !== '' && third === undefined)
    return first.length === 4
      ? { year: Number(first), month: named, day: Number(second) }
      : { year: fullYear(second), month: named, day: Number(first) }
  const numeric = /(?<!\d)(\d{1,2}) ?[./-] ?(\d{1,2}) ?[./-] ?(\d{4}|\d{2})(?!\d)/.exec(text)
  if (!numeric) return null
  const [a, b, y] = [Number(numeric[1]), Number(numeric[2]), fullYear(numeric[3] ?? '')]
  return isMonthFirst(a, b, y, text, lang, isEnglishHalf) ? { year: y, month: a, day: b } : { year: y, month: b, day: a }
}

const vietnameseNumbers = ['mot', 'hai', 'ba', 'tu', 'nam', 'sau', 'bay', 'tam', 'chin', 'muoi', 'muoi mot', 'muoi hai']

/** Vietnamese numbers its weekdays and months: drops the former, names the latter. */
function withoutVietnamese(text: string): string {
  const plain = withoutMarks(text.replace(/th[ứử] (?:hai|ba|tư|năm|sáu|bảy|bẩy|\d)|chủ nhật/g, ' '))
  return plain.replace(/\b(?:thang|thg|th)[ .]*(\d{1,2}|muoi mot|muoi hai|[a-z]+)\b/g, (whole, number: string) => {
    const name = monthName(Number(number) || vietnameseNumbers.indexOf(number) + 1)
    return name === '' ? whole : ` ${name} `
  })
}

/** Null if no day is found. Expects lower case, composed, with single spaces; `lang` is the language of the feed. */
export function readWordedDate(text: string, lang: string): Reading | null {
  const { clock, isEnglishHalf, before, behind } = takeClock(withoutVietnamese(text))
  const { zone, rest } = clock ? takeZone(before, behind, lang) : { zone: null, rest: before }
  const day = dayOf(rest, lang, isEnglishHalf)
  return day && readingOf(day, clock, zone)
}
