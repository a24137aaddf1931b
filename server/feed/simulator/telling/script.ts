// The script of a match: all its feed messages with their times.
import type { FeedEvent, FeedExtra } from '../../../features/match/feed-message.ts'
import { hour, iso, minute, second } from '../days.ts'
import type { SimMatch } from '../model.ts'
import { oddsAt } from '../odds.ts'
import { randomOf } from '../random.ts'
import { type Telling, tellingOf } from './telling.ts'

/** An extra built when due: keeps waiting scripts small. */
export interface Cue {
  at: number
  make: () => FeedExtra
}
export interface Script {
  /** In time order, with product milliseconds. */
  events: { at: number; event: FeedEvent }[]
  cues: Cue[]
}

/** Extras are aligned to a multiple of this, so that those of many matches are batched. */
const grid = 2 * second
const gridded = (at: number): number => Math.ceil(at / grid) * grid
export const lineupsBefore = hour
const ratingsEvery = 10 * minute
const oddsEvery: [number, number] = [20, 40]

/** Moved starts and postponements. */
export function noticesOf(match: SimMatch): { at: number; event: FeedEvent }[] {
  return match.notices.map((notice, index) => {
    const base = { match_id: match.id, key: `n${index + 1}`, at: iso(notice.at), minute: { minute: 0 } }
    const event: FeedEvent = notice.type === 'moved' ? { ...base, type: 'moved', time: iso(notice.time) } : { ...base, type: 'postponed' }
    return { at: notice.at, event }
  })
}

export const textOf = (match: SimMatch, telling: Telling, all = true): { at: number; extra: FeedExtra }[] =>
  telling.lines(all).map((line) => {
    const { minute: stated, text, important, side } = line
    const at = match.start + line.at
    const base = { match_id: match.id, at: iso(at), type: 'text' as const, key: `t${line.number}` }
    return { at, extra: { ...base, minute: stated, text, important, ...(side ? { side } : {}) } }
  })

/** Statistics, momentum, box scores and ratings at `passed` milliseconds after the start. */
export function figuresOf(match: SimMatch, telling: Telling, passed: number, ratings: boolean): FeedExtra[] {
  const base = { match_id: match.id, at: iso(match.start + passed) }
  const extras: FeedExtra[] = [{ ...base, type: 'statistics', statistics: telling.statistics(passed) }]
  if (telling.momentum) extras.push({ ...base, type: 'momentum', momentum: telling.momentum(passed) })
  if (telling.players) extras.push({ ...base, type: 'players', ...telling.players(passed) })
  if (ratings && telling.lineups) extras.push({ ...base, type: 'lineups', ...telling.lineups(passed) })
  return extras
}

function figureCues(match: SimMatch, telling: Telling): Cue[] {
  const cues: Cue[] = []
  const { lineups, momentum, players, beats } = telling
  if (lineups) {
    const at = gridded(match.start - lineupsBefore)
    cues.push({ at, make: () => ({ match_id: match.id, at: iso(at), type: 'lineups', ...lineups(null) }) })
  }
  let beat = 0
  for (let passed = minute; passed < telling.length + minute; passed += minute) {
    const before = beat
    while (beat < beats.length && (beats[beat] as number) <= passed) beat += 1
    // Nothing changes during a break.
    if (beat === before) continue
    const at = gridded(match.start + Math.min(passed, telling.length + grid))
    const base = { match_id: match.id, at: iso(at) }
    const shown = at - match.start
    cues.push({ at, make: () => ({ ...base, type: 'statistics', statistics: telling.statistics(shown) }) })
    if (momentum) cues.push({ at, make: () => ({ ...base, type: 'momentum', momentum: momentum(shown) }) })
    if (lineups && (passed % ratingsEvery === 0 || passed >= telling.length))
      cues.push({ at, make: () => ({ ...base, type: 'lineups', ...lineups(shown) }) })
    if (players) cues.push({ at, make: () => ({ ...base, type: 'players', ...players(shown) }) })
  }
  return cues
}

function oddsCues(match: SimMatch, telling: Telling): Cue[] {
  const random = randomOf(match.id, 'odds')
  const cues: Cue[] = []
  let before: number | null = null
  for (let passed = 0; passed < telling.length - minute; passed += random.whole(...oddsEvery) * second) {
    const at = gridded(match.start + passed)
    const last = before
    cues.push({
      at,
      make: () => ({
        match_id: match.id,
        at: iso(at),
        type: 'odds',
        odds: oddsAt(match, (when) => telling.chances(when - match.start), at, last),
      }),
    })
    before = at
  }
  return cues
}

/** From the line-ups an hour before the start to the last figures after the final whistle. */
export function scriptOf(match: SimMatch): Script {
  const telling = tellingOf(match)
  const events = telling.events().map((event) => ({ at: Date.parse(event.at), event }))
  const lines = textOf(match, telling).map(({ at, extra }): Cue => ({ at: gridded(at), make: () => extra }))
  const cues = [...figureCues(match, telling), ...lines, ...oddsCues(match, telling)].sort((one, other) => one.at - other.at)
  return { events, cues }
}
