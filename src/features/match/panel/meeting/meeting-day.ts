// The day of an earlier match as its reader writes days, always with the year: meetings lie years back. Pure.
import type { Lang } from '../../../../../contract/limits/limits.ts'
import { dateText } from '../../../../core/text/format.ts'

/** Of no year, so that every other is said. */
const never = '0000-00-00'

/** 2025-11-30, 30 Nov 2025, 30/11/2025. Chinese keeps the figures: the words of its months are too wide for the column. */
export const meetingDay = (day: string, lang: Lang): string => (lang === 'zh' ? day : dateText(day, lang, never))
