// What is told of one match at once, when a feed starts and the match lies behind it, goes on, or is about to begin.
import type { FeedEvent, FeedExtra } from '../../features/match/feed-message.ts'
import { announcedAt, isPutOff } from './calendar/announce.ts'
import { endOf } from './calendar/chain.ts'
import { day, iso } from './days.ts'
import { quote, quotedBefore } from './forecast.ts'
import type { SimMatch } from './model.ts'
import { oddsAt } from './odds.ts'
import { playersOf, summaryOf } from './result.ts'
import { figuresOf, lineupsBefore, noticesOf, textOf } from './script.ts'
import { tell } from './telling.ts'

/** Of matches that ended so long ago at most a start tells figures and lines too, and every event of football; the rest follows. */
export const detailed = 3 * day
/** Baskets and objectives are many: they are kept of these. Of older matches goals, cards, quarters and sets are told. */
const wordByWord = 2 * day
/** The text of older matches has its important lines. */
const lineByLine = 14 * day

export interface Past {
  events: FeedEvent[]
  extras: FeedExtra[]
}

interface Told {
  /** Product moment up to which everything was said before; null for nothing. */
  since: number | null
  now: number
}

const noticesUntil = (match: SimMatch, { since, now }: Told): FeedEvent[] =>
  noticesOf(match)
    .filter(({ at }) => at <= now && at > (since ?? Number.NEGATIVE_INFINITY))
    .map(({ event }) => event)

/** The opening price, and the last before the start. */
function quotes(match: SimMatch, now: number): FeedExtra[] {
  const opening = match.start - quotedBefore
  if (opening > now || isPutOff(match, now)) return []
  return [quote(match, opening), quote(match, Math.min(now, match.start))]
}

/** What each player did in a match that is over. */
function playerLines(match: SimMatch, end: number): FeedExtra[] {
  const players = playersOf(match)
  return players ? [{ match_id: match.id, at: iso(end), type: 'players', ...players }] : []
}

/** What the page of a match that is over has beside its events: prices, figures, ratings, text of football. */
export function detailsOf(match: SimMatch, now: number): FeedExtra[] {
  const telling = tell(match)
  const words = match.sport === 'football' ? textOf(match, telling, endOf(match) > now - lineByLine) : []
  return [...quotes(match, now), ...figuresOf(match, telling, telling.length, true), ...words.map(({ extra }) => extra)]
}

/** A match that has begun. */
export function pastOf(match: SimMatch, told: Told): Past {
  const { since, now } = told
  const end = endOf(match)
  const over = end <= now
  // Who heard the beginning hears the rest word by word: the summary has other keys.
  const begun = since !== null && match.start - lineupsBefore < since
  const recent = end > now - detailed
  const lines = over && end > (since ?? 0) ? playerLines(match, end) : []
  if (!begun && !recent) return { events: [...noticesUntil(match, told), ...summaryOf(match)], extras: lines }
  const telling = tell(match)
  const isWhole = match.sport === 'football' || end > now - wordByWord
  const said = begun || !over ? telling.events() : isWhole ? telling.record() : summaryOf(match)
  const heard = said.filter(({ at }) => Date.parse(at) <= now && Date.parse(at) > (since ?? 0))
  const events = [...noticesUntil(match, told), ...heard]
  if (!recent) return { events, extras: lines }
  const passed = Math.min(now - match.start, telling.length)
  const all = match.sport === 'football' || !over
  const words = textOf(match, telling, all).filter(({ at }) => at <= now && at > (since ?? 0))
  const extras = [...quotes(match, now), ...figuresOf(match, telling, passed, true), ...words.map(({ extra }) => extra)]
  if (!over)
    extras.push({
      match_id: match.id,
      at: iso(now),
      type: 'odds',
      odds: oddsAt(match, (at) => telling.chances(at - match.start), now, null),
    })
  return { events, extras }
}

/** A match that has not begun. */
export function upcomingOf(match: SimMatch, told: Told): Past {
  const { since, now } = told
  // Who heard of it before has its price, and its line-ups if they were out.
  const extras = since === null || announcedAt(match) > since ? quotes(match, now) : []
  const lineupsAt = match.start - lineupsBefore
  if (lineupsAt <= now && lineupsAt > (since ?? 0) && !isPutOff(match, now)) {
    const { lineups } = tell(match)
    if (lineups) extras.push({ match_id: match.id, at: iso(lineupsAt), type: 'lineups', ...lineups(null) })
  }
  return { events: noticesUntil(match, told), extras }
}
