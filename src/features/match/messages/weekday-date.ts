// A date with its weekday, in the order of each language. Pure.
import type { Lang } from '../../../../contract/limits/limits.ts'
import { dateText, weekday } from '../../../core/text/format.ts'

/** 11 月 21 日 周六, Sat 21 Nov, T7 21/11; with the year unless it is that of `today`. */
export const weekdayDate = (day: string, lang: Lang, today: string): string =>
  lang === 'zh' ? `${dateText(day, lang, today)} ${weekday(day, lang)}` : `${weekday(day, lang)} ${dateText(day, lang, today)}`
