// 声浪: where each minute and each event stands on the picture, and what it says in words. Pure.
import type { MatchRow, Sport } from '../../../../contract/match/match-row.ts'
import type { TimelineItem } from '../words/timeline.ts'

/** Minutes of a quarter of basketball: the NBA's, and those of leagues by the rules of FIBA. */
type Quarter = 12 | 10
const quarters = 4
const overtime = 5

/**
 * How long a quarter of a match is, which no row says. `said` are the minutes of what fell: Q1 11:40 was no quarter of ten. A match
 * that is over says it by its length, too.
 */
export function quarterOf({ status, periods }: Pick<MatchRow, 'status' | 'periods'>, minutes: number, said: readonly string[]): Quarter {
  const left = said.flatMap((text) => /^Q\d (\d\d:\d\d)$/.exec(text)?.[1] ?? [])
  if (left.some((time) => time > '10:00')) return 12
  const short = quarters * 10 + Math.max(0, periods.length - quarters) * overtime
  return (status === 'over' ? minutes <= short : left.length > 0) ? 10 : 12
}

export interface MomentumScale {
  /** Minutes from edge to edge. */
  total: number
  /** Minutes that are named under the picture. */
  ticks: number[]
  half: number
}

/** The scale grows into extra time when the match does (`isExtra`: it was played); long stoppage time is no extra time. */
export function momentumScale(sport: Sport, minutes: number, isExtra = false, quarter: Quarter = 12): MomentumScale {
  const usual = sport === 'football' ? 90 : sport === 'basketball' ? quarters * quarter : Math.max(minutes, 30)
  const extra = sport === 'basketball' ? overtime * Math.ceil((minutes - usual) / overtime) : 30
  const total = Math.max(minutes, isExtra && minutes > usual ? usual + extra : usual)
  const step = sport === 'basketball' ? quarter : 15
  const ticks = Array.from({ length: Math.floor(total / step) + 1 }, (_, index) => index * step)
  return { total, ticks, half: usual / 2 }
}

/** 45+2′ is minute 45: stoppage time has no room of its own. Null for what is no football minute. */
export function minuteOf(text: string): number | null {
  const found = /^(\d{1,3})/.exec(text)
  return found ? Number(found[1]) : null
}

export interface MomentumMark {
  item: TimelineItem
  /** 0 to 100 along the picture. */
  at: number
}

/** Goals, cancelled goals and red cards at their minute. */
export function momentumMarks(items: readonly TimelineItem[], total: number): MomentumMark[] {
  return items.flatMap((item) => {
    const minute = minuteOf(item.minute)
    const shows = (item.kind === 'goal' && item.type !== 'shootout-goal') || item.kind === 'red'
    return shows && minute !== null && item.side !== null ? [{ item, at: (Math.min(minute, total) / total) * 100 }] : []
  })
}

/** Minutes in which each side pressed. */
export function momentumShare(values: readonly number[]): { home: number; away: number } {
  return { home: values.filter((value) => value > 0).length, away: values.filter((value) => value < 0).length }
}
