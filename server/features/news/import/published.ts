// Publication time of an article.
import { cleanText } from '../../../core/text/clean-text.ts'
import { readDate } from './date/read-date.ts'

const day = 86_400_000
const longestQuote = 60

interface Published {
  /** Product milliseconds. */
  at: number
  /** The raw value if all dates were unreadable; else null. */
  unreadable: string | null
}

/**
 * The first readable date; `now` if there is none: the article was first seen then, and a stored article keeps its date on later imports. A
 * date up to a day ahead is local time labelled GMT, or a fast clock, and counts as `now` too, since an article that its source shows is
 * published. A date further ahead waits, as articles scheduled in the admin do.
 * `lang` is the language of the feed, or empty.
 */
export function publishedAt(dates: readonly unknown[], lang: string, now: number): Published {
  const written = dates.filter((date) => date !== undefined && date !== null && date !== '')
  for (const date of written) {
    const at = typeof date === 'string' || typeof date === 'number' ? readDate(String(date), lang) : null
    if (at !== null) return { at: at > now && at - now <= day ? now : at, unreadable: null }
  }
  return { at: now, unreadable: written.length > 0 ? cleanText(JSON.stringify(written[0]), longestQuote) : null }
}
