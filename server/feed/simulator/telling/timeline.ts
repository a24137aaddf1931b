// All feed messages of the world between two times.
import type { Timed } from '../../scheduler.ts'
import { announcedAt, announcedBetween, isPostponed } from '../calendar/announce.ts'
import { endOf } from '../calendar/chain.ts'
import { matchesBetween } from '../calendar/schedule.ts'
import { day, hour, minute } from '../days.ts'
import { quote, quoteTimes } from '../forecast.ts'
import { fixtureOf } from '../match.ts'
import type { SimMatch, World } from '../model.ts'
import { lineupsBefore, noticesOf, type Script, scriptOf } from './script.ts'

/** Upper bound of a match's duration, and of a notice after its announced day. */
const longestMatch = 8 * hour
const latestNotice = 4 * day
/** Milliseconds that a script stays cached after its last message. */
const retention = minute

export interface Timeline {
  /** After `from`, up to `to`. */
  next(from: number, to: number): Timed[]
}

export function createTimeline(world: World): Timeline {
  const scripts = new Map<string, { script: Script; end: number }>()

  function scriptFor(match: SimMatch): Script {
    const known = scripts.get(match.id)
    if (known) return known.script
    const script = scriptOf(match)
    scripts.set(match.id, { script, end: endOf(match) + retention })
    return script
  }

  function* play(match: SimMatch, from: number, to: number): Generator<Timed> {
    if (match.start - lineupsBefore - retention > to || match.start + longestMatch < from || endOf(match) + retention < from) return
    const { events, cues } = scriptFor(match)
    for (const item of events) if (item.at > from && item.at <= to) yield item
    for (const { at, make } of cues) if (at > from && at <= to) yield { at, extra: make() }
  }

  return {
    next(from, to) {
      for (const [id, { end }] of scripts) if (end < from) scripts.delete(id)
      const items: Timed[] = []
      for (const match of announcedBetween(world, from, to)) items.push({ at: announcedAt(match), fixture: fixtureOf(match) })
      for (const match of matchesBetween(world, from - latestNotice, to + day)) {
        for (const { at, event } of noticesOf(match)) if (at > from && at <= to) items.push({ at, event })
        for (const at of quoteTimes(match, from, to))
          if (announcedAt(match) <= at && !isPostponed(match, at)) items.push({ at, extra: quote(match, at) })
        items.push(...play(match, from, to))
      }
      return items
    },
  }
}
