// Backfill of one match on start: finished, in progress, or about to begin.
import type { FeedEvent, FeedExtra } from '../../features/match/feed-message.ts'
import { announcedAt, isPostponed } from './calendar/announce.ts'
import { endOf } from './calendar/chain.ts'
import { day, iso } from './days.ts'
import { quote, quotedBefore } from './forecast.ts'
import type { SimMatch } from './model.ts'
import { oddsAt } from './odds.ts'
import { playersOf, summaryOf } from './result.ts'
import { figuresOf, lineupsBefore, noticesOf, textOf } from './telling/script.ts'
import { tellingOf } from './telling/telling.ts'

/** Maximum age of matches that get figures and lines on start, and every football event; the rest follows in the background. */
export const detailed = 3 * day
/** Maximum age of matches that keep baskets and objectives, which are many. Older ones keep goals, cards, quarters and sets. */
const wordByWord = 2 * day
/** Older matches keep only the important lines of text live. */
const lineByLine = 14 * day

export interface Past {
  events: FeedEvent[]
  extras: FeedExtra[]
}

interface Span {
  /** Product time up to which everything was delivered before; null if nothing was. */
  since: number | null
  now: number
}

const noticesUntil = (match: SimMatch, { since, now }: Span): FeedEvent[] =>
  noticesOf(match)
    .filter(({ at }) => at <= now && at > (since ?? Number.NEGATIVE_INFINITY))
    .map(({ event }) => event)

/** The opening odds, and the last before the start. */
function quotes(match: SimMatch, now: number): FeedExtra[] {
  const opening = match.start - quotedBefore
  if (opening > now || isPostponed(match, now)) return []
  return [quote(match, opening), quote(match, Math.min(now, match.start))]
}

/** Box scores of a finished match. */
function playerLines(match: SimMatch, end: number): FeedExtra[] {
  const players = playersOf(match)
  return players ? [{ match_id: match.id, at: iso(end), type: 'players', ...players }] : []
}

/** Page data of a finished match beside its events: odds, figures, ratings, football text live. */
export function detailsOf(match: SimMatch, now: number): FeedExtra[] {
  const telling = tellingOf(match)
  const texts = match.sport === 'football' ? textOf(match, telling, endOf(match) > now - lineByLine) : []
  return [...quotes(match, now), ...figuresOf(match, telling, telling.length, true), ...texts.map(({ extra }) => extra)]
}

/** A match that has begun. */
export function pastOf(match: SimMatch, span: Span): Past {
  const { since, now } = span
  const end = endOf(match)
  const over = end <= now
  // If the beginning was delivered, the rest needs the full events: a summary has different keys.
  const begun = since !== null && match.start - lineupsBefore < since
  const recent = end > now - detailed
  const lines = over && end > (since ?? 0) ? playerLines(match, end) : []
  if (!begun && !recent) return { events: [...noticesUntil(match, span), ...summaryOf(match)], extras: lines }
  const telling = tellingOf(match)
  const isWhole = match.sport === 'football' || end > now - wordByWord
  const messages = begun || !over ? telling.events() : isWhole ? telling.record() : summaryOf(match)
  const heard = messages.filter(({ at }) => Date.parse(at) <= now && Date.parse(at) > (since ?? 0))
  const events = [...noticesUntil(match, span), ...heard]
  if (!recent) return { events, extras: lines }
  const passed = Math.min(now - match.start, telling.length)
  const all = match.sport === 'football' || !over
  const texts = textOf(match, telling, all).filter(({ at }) => at <= now && at > (since ?? 0))
  const extras = [...quotes(match, now), ...figuresOf(match, telling, passed, true), ...texts.map(({ extra }) => extra)]
  if (!over)
    extras.push({
      match_id: match.id,
      at: iso(now),
      type: 'odds',
      odds: oddsAt(match, (at) => telling.chances(at - match.start), now, null),
    })
  return { events, extras }
}

/** An upcoming match. */
export function upcomingOf(match: SimMatch, span: Span): Past {
  const { since, now } = span
  // A match announced before has its odds, and its line-ups if they were out.
  const extras = since === null || announcedAt(match) > since ? quotes(match, now) : []
  const lineupsAt = match.start - lineupsBefore
  if (lineupsAt <= now && lineupsAt > (since ?? 0) && !isPostponed(match, now)) {
    const { lineups } = tellingOf(match)
    if (lineups) extras.push({ match_id: match.id, at: iso(lineupsAt), type: 'lineups', ...lineups(null) })
  }
  return { events: noticesUntil(match, span), extras }
}
