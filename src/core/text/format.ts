// Formats times, days and numbers, identically on the server and in the browser.
import type { Lang } from '../../../contract/limits/limits.ts'
import { dayIn } from '../../../rules/time/day.ts'
import { wallTime } from '../../../rules/time/wall-time.ts'

const msOf = (time: string | number): number => (typeof time === 'number' ? time : Date.parse(time))

/** 20:05:08 in the zone. */
export const secondOf = (time: string | number, tz: string): string =>
  new Date(wallTime(msOf(time), tz) + (msOf(time) % 60_000)).toISOString().slice(11, 19)

/** 20:05 in the zone. */
export const timeOf = (time: string | number, tz: string): string => new Date(wallTime(msOf(time), tz)).toISOString().slice(11, 16)

/** YYYY-MM-DD in the zone. */
export const dayOf = (time: string | number, tz: string): string => dayIn(msOf(time), tz)

/** The calendar day `count` days after `day`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)
}

const weekdays: Record<Lang, readonly string[]> = {
  zh: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  vi: ['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'],
}
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const near: Record<Lang, readonly [string, string, string]> = {
  zh: ['昨天', '今天', '明天'],
  en: ['Yesterday', 'Today', 'Tomorrow'],
  vi: ['Hôm qua', 'Hôm nay', 'Ngày mai'],
}

/** Short weekday of a calendar day. */
export const weekday = (day: string, lang: Lang): string => weekdays[lang][new Date(`${day}T12:00:00Z`).getUTCDay()] ?? ''

/** 昨天, 今天 or 明天, else the weekday. */
export function dayLabel(day: string, lang: Lang, today: string): string {
  for (const offset of [-1, 0, 1] as const) if (day === addDays(today, offset)) return near[lang][offset + 1] as string
  return weekday(day, lang)
}

/** 7 月 18 日, 18 Jul, 18/7; with the year unless it is that of `today`. */
export function dateText(day: string, lang: Lang, today?: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const other = today !== undefined && today.slice(0, 4) !== day.slice(0, 4)
  if (lang === 'zh') return `${other ? `${year} 年 ` : ''}${month} 月 ${date} 日`
  if (lang === 'en') return `${date} ${months[month - 1]}${other ? ` ${year}` : ''}`
  return `${date}/${month}${other ? `/${year}` : ''}`
}

/** 40 秒前, 12 分钟前, 3 小时前, 2 天前. */
export function ageText(milliseconds: number, lang: Lang): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000))
  const [count, unit] =
    seconds < 60
      ? [seconds, 0]
      : seconds < 3_600
        ? [Math.floor(seconds / 60), 1]
        : seconds < 86_400
          ? [Math.floor(seconds / 3_600), 2]
          : [Math.floor(seconds / 86_400), 3]
  if (lang === 'zh') return `${count} ${['秒', '分钟', '小时', '天'][unit as number]}前`
  if (lang === 'en') return `${count} ${['s', 'min', 'h', count === 1 ? 'day' : 'days'][unit as number]} ago`
  return `${count} ${['giây', 'phút', 'giờ', 'ngày'][unit as number]} trước`
}

/** R-SHELL-10: under a minute 'just now'; yesterday; the day before; the weekday within 168 hours; else the date. */
export function relativeTime(time: string | number, nowMs: number, lang: Lang, tz: string): string {
  const at = msOf(time)
  const age = nowMs - at
  if (age < 60_000) return { zh: '刚刚', en: 'just now', vi: 'vừa xong' }[lang]
  const day = dayOf(at, tz)
  const today = dayOf(nowMs, tz)
  if (day === today) return timeOf(at, tz)
  if (day === addDays(today, -1)) return `${near[lang][0]} ${timeOf(at, tz)}`
  if (day === addDays(today, -2)) return `${{ zh: '前天', en: 'Two days ago', vi: 'Hôm kia' }[lang]} ${timeOf(at, tz)}`
  if (age < 168 * 3_600_000) return `${weekday(day, lang)} ${timeOf(at, tz)}`
  return dateText(day, lang, today)
}
