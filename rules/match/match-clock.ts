// The minute of a match: its format, and how it advances between two messages of the feed.
import type { MatchRow, Phase } from '../../contract/match/match-row.ts'

export type ClockRow = Pick<
  MatchRow,
  'sport' | 'status' | 'suspended' | 'awarded' | 'phase' | 'clock' | 'periods' | 'shootout' | 'after_extra'
>

/** Seconds played when each football phase begins. Laws of the Game 7. */
export const footballStart: Partial<Record<Phase, number>> = {
  'first-half': 0,
  'half-time': 2700,
  'second-half': 2700,
  'extra-break': 5400,
  'extra-first': 5400,
  'extra-half-time': 6300,
  'extra-second': 6300,
  'shoot-out': 7200,
}
/** The last regular minute of each football phase that is played. */
export const footballEnd: Partial<Record<Phase, number>> = {
  'first-half': 45,
  'second-half': 90,
  'extra-first': 105,
  'extra-second': 120,
}
/** Minutes of stoppage after which an uncorrected clock stops: the feed has gone silent. */
const longestStoppage = 20

const two = (value: number): string => String(value).padStart(2, '0')

/** 67' or 45+2'. An `added` of 0 means none. */
export const footballMinute = (minute: number, added = 0): string => (added > 0 ? `${minute}+${added}'` : `${Math.max(1, minute)}'`)

/** Q3 04:12; OT 01:30. `left` in seconds. */
export const basketballMinute = (label: string, left: number): string => `${label} ${two(Math.floor(left / 60))}:${two(left % 60)}`

/** Q1 to Q4, OT, OT2 ... of a basketball phase. A break is named after the preceding period. */
export function quarterLabel(phase: Phase, periods: number): string {
  const quarters: Partial<Record<Phase, string>> = { q1: 'Q1', 'q1-break': 'Q1', q2: 'Q2', q3: 'Q3', 'q3-break': 'Q3', q4: 'Q4' }
  const overtime = periods - 4
  if (phase === 'overtime-break') return overtime < 1 ? 'Q4' : overtime === 1 ? 'OT' : `OT${overtime}`
  if (phase === 'overtime') return overtime < 2 ? 'OT' : `OT${overtime}`
  return quarters[phase] ?? ''
}

/** Name of a quarter, from 1: Q1 to Q4, then OT, OT2. */
export const quarterName = (period: number): string => (period <= 4 ? `Q${period}` : period === 5 ? 'OT' : `OT${period - 4}`)

/** Whether a phase is a basketball period in play, whether its clock runs or is stopped. */
export const isPeriod = (phase: Phase): boolean => phase === 'overtime' || /^q\d$/.test(phase)

/** 1 for set-1; during a break the preceding set; 0 before the start. */
export function setNumber(row: Pick<MatchRow, 'phase' | 'periods'>): number {
  return row.phase.startsWith('set-') && row.phase !== 'set-break' ? Number(row.phase.slice(4)) : row.periods.length
}

/** Seconds of the clock at `nowMs`: played so far for football, left of the period for basketball. */
export function clockSeconds(row: ClockRow, nowMs: number): number {
  const { clock } = row
  if (!clock) return 0
  const passed = clock.running ? Math.max(0, Math.floor((nowMs - Date.parse(clock.at)) / 1000)) : 0
  return row.sport === 'basketball' ? Math.max(0, clock.elapsed - passed) : clock.elapsed + passed
}

function footballText(row: ClockRow, nowMs: number): string {
  const end = footballEnd[row.phase]
  if (row.phase === 'half-time') return 'HT'
  if (row.phase === 'shoot-out') return 'PEN'
  if (end === undefined) return row.phase === 'not-started' ? '' : 'ET'
  if (!row.clock) return ''
  const minute = Math.floor(clockSeconds(row, nowMs) / 60) + 1
  if (minute <= end) return footballMinute(minute)
  return footballMinute(end, Math.min(minute - end, Math.max(longestStoppage, row.clock.added ?? 0)))
}

function basketballText(row: ClockRow, nowMs: number): string {
  if (row.phase === 'half-time') return 'HT'
  const label = quarterLabel(row.phase, row.periods.length)
  const hasClock = row.clock && isPeriod(row.phase)
  return hasClock && label ? basketballMinute(label, clockSeconds(row, nowMs)) : label
}

/** Whether a cancelled match had started. */
const isAbandoned = ({ status, phase }: Pick<MatchRow, 'status' | 'phase'>): boolean => status === 'cancelled' && phase !== 'not-started'

/**
 * The minute as shown, language-independent: 67', 45+2', HT, ET, PEN, FT, AET, Q3 04:12, OT 01:30, S2, PPD, CANC, SUSP (suspended), ABD
 * (abandoned), AWD (awarded); empty before the start. It advances by itself: call again with a later product time `nowMs`.
 */
export function minuteText(row: ClockRow, nowMs: number): string {
  if (row.status === 'upcoming') return ''
  if (row.status === 'postponed') return 'PPD'
  if (row.status === 'cancelled') return isAbandoned(row) ? 'ABD' : 'CANC'
  if (row.status === 'over' && row.awarded) return 'AWD'
  if (row.status === 'over') return row.shootout ? 'PEN' : row.after_extra && row.sport === 'football' ? 'AET' : 'FT'
  if (row.suspended) return 'SUSP'
  if (row.sport === 'football') return footballText(row, nowMs)
  if (row.sport === 'basketball') return basketballText(row, nowMs)
  const set = setNumber(row)
  return set > 0 ? `S${set}` : ''
}

const statusWords = [
  'soon',
  'half-time',
  'break',
  'extra-break',
  'extra-half-time',
  'shoot-out',
  'set',
  'set-break',
  'finished',
  'finished-extra',
  'finished-shoot-out',
  'postponed',
  'cancelled',
  'suspended',
  'abandoned',
  'awarded',
  'time-tbc',
  'unknown',
] as const
export type StatusWord = (typeof statusWords)[number]

/** Milliseconds before the start in which a match counts as about to begin. R-MATCH-6. */
const soon = 15 * 60_000
/** Milliseconds after its start from which a match without any update must be over: all of our sports take less. */
export const awaitingResultAfter = 3 * 3_600_000
/** The match may start at any hour of its day, in any time zone. */
const day = 24 * 3_600_000

/** Whether a match should be over long ago but the feed has not sent a result: neither upcoming nor over. */
export const isAwaitingResult = (
  { status, match_time, time_tbc }: Pick<MatchRow, 'status' | 'match_time' | 'time_tbc'>,
  nowMs: number,
): boolean => status === 'upcoming' && nowMs - Date.parse(match_time) >= awaitingResultAfter + (time_tbc ? day : 0)

/** The status shown in place of a running minute; null if the start or the minute itself is shown. */
export function statusWord(row: ClockRow & Pick<MatchRow, 'match_time' | 'time_tbc'>, nowMs: number): StatusWord | null {
  if (isAwaitingResult(row, nowMs)) return 'unknown'
  if (row.status === 'upcoming' && row.time_tbc) return 'time-tbc'
  if (row.status === 'upcoming') return Date.parse(row.match_time) - nowMs <= soon ? 'soon' : null
  if (isAbandoned(row)) return 'abandoned'
  if (row.status === 'postponed' || row.status === 'cancelled') return row.status
  if (row.status === 'over' && row.awarded) return 'awarded'
  if (row.status === 'over') return row.shootout ? 'finished-shoot-out' : row.after_extra ? 'finished-extra' : 'finished'
  if (row.suspended) return 'suspended'
  const { phase } = row
  if (phase === 'half-time' || phase === 'extra-break' || phase === 'extra-half-time' || phase === 'shoot-out') return phase
  if (phase === 'set-break') return 'set-break'
  if (phase.endsWith('-break')) return 'break'
  return phase.startsWith('set-') ? 'set' : null
}

/** Whether the minute of this row advances by itself and must be rendered again. */
export const ticks = (row: Pick<MatchRow, 'status' | 'clock'>): boolean => row.status === 'live' && row.clock?.running === true

/** Maximum length of a basketball period, in seconds. */
const longestPeriod = 720

/** Whether a minute is in play: the clock runs, or it is basketball with a stopped clock. */
const isPlaying = ({ sport, status, suspended, phase, clock }: ClockRow): boolean =>
  status === 'live' && (clock?.running === true || (sport === 'basketball' && !suspended && isPeriod(phase)))

/** The minute of a match in play at an earlier product time `at`; empty if that was before this phase, or if nothing is in play. */
export function minuteAt(row: ClockRow, at: number): string {
  const { clock, phase, sport } = row
  if (!clock || !isPlaying(row)) return ''
  const back = Math.max(0, Math.ceil((Date.parse(clock.at) - at) / 1000))
  const earlier = { ...row, clock: { ...clock, elapsed: clock.elapsed + (sport === 'basketball' ? back : -back) } }
  const seconds = clockSeconds(earlier, at)
  const isEarlier = sport === 'basketball' ? seconds > longestPeriod : seconds < (footballStart[phase] ?? 0)
  return isEarlier ? '' : minuteText(earlier, at)
}
