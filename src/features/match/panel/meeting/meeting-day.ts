// Date of an earlier match in the format of the language, always with the year: meetings go back years. Pure.
import type { Lang } from '../../../../../contract/limits/limits.ts'
import { dateText } from '../../../../core/text/format.ts'

/** Year 0000, so that the year of every date is shown. */
const never = '0000-00-00'

/** 2025-11-30, 30 Nov 2025, 30/11/2025. Chinese uses digits: its month names are too wide for the column. */
export const meetingDay = (day: string, lang: Lang): string => (lang === 'zh' ? day : dateText(day, lang, never))
