// Parses a date from a feed into an instant, in any format and language; independent of this machine's zone.
import { readIsoDate } from './iso-date.ts'
import { usualZone } from './usual-zone.ts'
import { readWordedDate } from './worded-date.ts'
import { instantOf } from './zone.ts'

const longest = 120
/** Earlier dates are zero values of a clock or database, later ones typos: no feed publishes then. */
const [earliest, latest] = [Date.UTC(1990, 0, 1), Date.UTC(2100, 0, 1)]
const plausible = (at: number): number | null => (at >= earliest && at < latest ? at : null)

/** Languages recognizable in the date itself, which take precedence over that of the feed. */
const ownLanguages: [RegExp, string[]][] = [
  [/\d ?[年月]/, ['zh', 'ja']],
  [/\d ?년/, ['ko']],
  [/th[ứử] |chủ nhật|tháng|ngày|\d (?:thg|th\d)/, ['vi']],
]

function languageOf(text: string, lang: string): string {
  const [language = ''] = lang.toLowerCase().split(/[-_]/)
  const [, languages] = ownLanguages.find(([pattern]) => pattern.test(text)) ?? []
  return languages && !languages.includes(language) ? (languages[0] ?? lang) : lang
}

/**
 * Milliseconds since 1970 of a date in ISO 8601, RFC 822, seconds, milliseconds or a written form; null if unreadable.
 * `lang` is the BCP 47 tag of the feed, or empty. A time without a zone, or in an unknown one, is in the usual zone of the date's own
 * language, else of the feed's, else in UTC. A day without a time is its midnight in UTC, so that it stays on its day from London
 * eastwards. In 02/10/2023 the day comes first, unless `lang`, am or pm, or a given weekday shows otherwise.
 */
export function readDate(written: string, lang: string): number | null {
  if (written.length > longest) return null
  const text = written
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}+/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
  if (/^\d{10}(?:\d{3})?$/.test(text)) return plausible(Number(text) * (text.length === 10 ? 1000 : 1))
  const found = readIsoDate(text, lang) ?? readWordedDate(text, lang)
  if (!found) return null
  const zone = found.zone ?? (found.hasTime ? usualZone(languageOf(text, lang)) : 'UTC')
  return plausible(instantOf(found.local, zone))
}
