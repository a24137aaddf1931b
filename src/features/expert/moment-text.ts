// A moment as a day and a time of the reader's zone.
import type { Lang } from '../../../contract/limits/limits.ts'
import { dateText, dayOf, timeOf } from '../../core/text/format.ts'

export const momentText = (moment: string, lang: Lang, tz: string): string => `${dateText(dayOf(moment, tz), lang)} ${timeOf(moment, tz)}`
