// Days and weeks of the world, counted in UTC from 1 January 1970.

export const second = 1_000
export const minute = 60_000
export const hour = 3_600_000
export const day = 86_400_000

export const dayOf = (ms: number): number => Math.floor(ms / day)
/** Monday is 0. */
export const weekdayOf = (dayNumber: number): number => (dayNumber + 3) % 7
/** Weeks begin on Monday. */
export const weekOf = (dayNumber: number): number => Math.floor((dayNumber + 3) / 7)
export const firstDayOfWeek = (week: number): number => week * 7 - 3
export const iso = (ms: number): string => new Date(ms).toISOString()

/** Parses '19:35' into minutes after midnight. */
export function clockMinutes(text: string): number {
  const [hours, minutes] = text.split(':')
  return Number(hours) * 60 + Number(minutes)
}
