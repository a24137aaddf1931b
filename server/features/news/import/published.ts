// When an article counts as published.
import { cleanText } from '../../../core/clean-text.ts'
import { readDate } from './date/read-date.ts'

const day = 86_400_000
const longestQuote = 60

interface Published {
  /** Product milliseconds. */
  at: number
  /** What stood there, when there was something and none of it could be read. */
  unreadable: string | null
}

/**
 * The first of the dates that can be read; `now`, when there is none: the article was first seen then, and a stored article keeps its
 * date at every later import. One that is up to a day ahead is local time that calls itself GMT, or a clock that is fast, and counts as
 * `now` too, since an article that its source shows is published. What is further ahead waits, as what the desk has dated does.
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
