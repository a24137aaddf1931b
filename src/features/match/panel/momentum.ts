// 声浪: where each minute and each event stands on the picture, and what it says in words. Pure.
import type { Sport } from '../../../../contract/match/match-row.ts'
import type { TimelineItem } from '../words/timeline.ts'

/** Regular minutes of the sports that have a picture. */
const regular: Partial<Record<Sport, number>> = { football: 90, basketball: 48 }

export interface MomentumScale {
  /** Minutes from edge to edge. */
  total: number
  /** Minutes that are named under the picture. */
  ticks: number[]
  half: number
}

/** The scale grows into extra time when the match does (`isExtra`: it was played); long stoppage time is no extra time. */
export function momentumScale(sport: Sport, minutes: number, isExtra = false): MomentumScale {
  const usual = regular[sport] ?? Math.max(minutes, 30)
  const extra = sport === 'basketball' ? 5 * Math.ceil((minutes - usual) / 5) : 30
  const total = Math.max(minutes, isExtra && minutes > usual ? usual + extra : usual)
  const step = sport === 'basketball' ? 12 : 15
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
