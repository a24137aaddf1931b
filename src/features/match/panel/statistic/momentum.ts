// 声浪: positions of minutes and events in the chart, and its text description. Pure.
import type { MatchRow, Sport } from '../../../../../contract/match/match-row.ts'
import type { TimelineItem } from '../../messages/timeline.ts'

/** Minutes of a basketball quarter: 12 in the NBA, 10 in leagues under FIBA rules. */
type Quarter = 12 | 10
const quarters = 4
const overtime = 5

/**
 * Infers the length of a match's quarters, which no row contains. `labels` are the minutes of its points: Q1 11:40 rules out ten. The
 * length of a finished match counts as well.
 */
export function quarterOf({ status, periods }: Pick<MatchRow, 'status' | 'periods'>, minutes: number, labels: readonly string[]): Quarter {
  const left = labels.flatMap((text) => /^Q\d (\d\d:\d\d)$/.exec(text)?.[1] ?? [])
  if (left.some((time) => time > '10:00')) return 12
  const short = quarters * 10 + Math.max(0, periods.length - quarters) * overtime
  return (status === 'over' ? minutes <= short : left.length > 0) ? 10 : 12
}

export interface MomentumScale {
  /** Minutes across the chart. */
  total: number
  /** Minutes labelled below the chart. */
  ticks: number[]
  half: number
}

/** The scale includes extra time only if it was played (`isExtra`); long stoppage time does not add it. */
export function momentumScale(sport: Sport, minutes: number, isExtra = false, quarter: Quarter = 12): MomentumScale {
  const usual = sport === 'football' ? 90 : sport === 'basketball' ? quarters * quarter : Math.max(minutes, 30)
  const extra = sport === 'basketball' ? overtime * Math.ceil((minutes - usual) / overtime) : 30
  const total = Math.max(minutes, isExtra && minutes > usual ? usual + extra : usual)
  const step = sport === 'basketball' ? quarter : 15
  const ticks = Array.from({ length: Math.floor(total / step) + 1 }, (_, index) => index * step)
  return { total, ticks, half: usual / 2 }
}

/** 45+2′ is minute 45: stoppage time has no space of its own. Null if it is not a football minute. */
export function minuteOf(text: string): number | null {
  const found = /^(\d{1,3})/.exec(text)
  return found ? Number(found[1]) : null
}

export interface MomentumMark {
  item: TimelineItem
  /** Position along the chart, 0 to 100. */
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

/** Number of minutes in which each side dominated. */
export function momentumShare(values: readonly number[]): { home: number; away: number } {
  return { home: values.filter((value) => value > 0).length, away: values.filter((value) => value < 0).length }
}
