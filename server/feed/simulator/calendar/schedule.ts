// The matches of a day, and all matches around a given time.

import type { RoundsSeed } from '../data/league.ts'
import type { CircuitSeed, TourSeed } from '../data/tournament.ts'
import { dayOf } from '../days.ts'
import { memo } from '../memo.ts'
import type { SimLeague, SimMatch, World } from '../model.ts'
import { circuitDay, circuitSeason, circuitStart } from './circuit.ts'
import { buildCups, cupCycleAt } from './cup.ts'
import { buildSeason, indexByDay, seasonAt } from './season.ts'
import { editionAt, orderOfPlay, setKnown, type TourEvent, tourEvent } from './tour.ts'

/** Matches of a league announced for or played on a day; late ones begin after midnight. */
type Calendar = (dayNumber: number) => SimMatch[]

function roundsCalendar(world: World, league: SimLeague, seed: RoundsSeed): Calendar {
  const season = memo(3, (number: number) => buildSeason(world, league, seed, number))
  return (dayNumber) => {
    // The last slots of a season may fall into the first days of the next.
    const numbers = new Set([seasonAt(seed, league.teams.length, dayNumber), seasonAt(seed, league.teams.length, dayNumber - 2)])
    return [...numbers].flatMap((number) => season(number).byDay.get(dayNumber) ?? [])
  }
}

function circuitCalendar(world: World, league: SimLeague, seed: CircuitSeed): Calendar {
  const season = memo(2, (start: number) => circuitSeason(world, league, start))
  return (dayNumber) => circuitDay(world, league, seed, season(circuitStart(league, seed, dayNumber)), dayNumber)
}

function tourCalendar(world: World, league: SimLeague, seed: TourSeed): Calendar {
  const events = memo(24, (key: string) => {
    const [index = 0, edition = 0] = key.split(':').map(Number)
    return tourEvent(world, league, seed, seed.events[index] as TourSeed['events'][number], edition)
  })
  const eventsOn = (dayNumber: number): TourEvent[] =>
    seed.events.flatMap((event, index) => {
      const edition = editionAt(seed, event, dayNumber)
      return seed.rotates && Math.abs(edition) % seed.events.length !== index ? [] : [events(`${index}:${edition}`)]
    })
  const orders = memo(32, (_: number): { events: TourEvent[]; matches: SimMatch[] } => ({ events: [], matches: [] }))
  /** An evicted event is rebuilt with new match objects, which need their starts too. */
  function ordered(dayNumber: number): SimMatch[] {
    const order = orders(dayNumber)
    const events = eventsOn(dayNumber)
    if (order.events.length === events.length && events.every((event, index) => event === order.events[index])) return order.matches
    const lists = events.map((event) => event.days[dayNumber - event.first] ?? [])
    return Object.assign(order, { events, matches: orderOfPlay(seed, lists, dayNumber) }).matches
  }
  return (dayNumber) => {
    for (const event of eventsOn(dayNumber)) {
      for (const passed of event.days.keys()) ordered(event.first + passed)
      setKnown(event)
    }
    return ordered(dayNumber)
  }
}

function cupCalendar(world: World): Calendar {
  const cycle = memo(2, (number: number) => indexByDay(buildCups(world, number)))
  return (dayNumber) => cycle(cupCycleAt(dayNumber)).get(dayNumber) ?? []
}

function calendarOf(world: World, league: SimLeague): Calendar {
  const { form } = league
  switch (form.kind) {
    case 'rounds':
      return roundsCalendar(world, league, form.seed)
    case 'circuit':
      return circuitCalendar(world, league, form.seed)
    case 'tour':
      return tourCalendar(world, league, form.seed)
    case 'cup':
      return (dayNumber) => cupsOn(world, dayNumber).filter((match) => match.league === league)
  }
}

const cupCalendars = new WeakMap<World, Calendar>()
function cupsOn(world: World, dayNumber: number): SimMatch[] {
  const known = cupCalendars.get(world) ?? cupCalendar(world)
  cupCalendars.set(world, known)
  return known(dayNumber)
}

interface Calendars {
  all: Calendar
  leagues: Map<SimLeague, Calendar>
}
const opened = new WeakMap<World, Calendars>()

function getCalendars(world: World): Calendars {
  const known = opened.get(world)
  if (known) return known
  const leagues = new Map(world.leagues.map((league) => [league, calendarOf(world, league)]))
  const calendars = { leagues, all: memo(24, (dayNumber: number) => [...leagues.values()].flatMap((calendar) => calendar(dayNumber))) }
  opened.set(world, calendars)
  return calendars
}

/** Matches of one league that begin from `from` to `to`, each once. */
export function* leagueMatches(world: World, league: SimLeague, from: number, to: number): Generator<SimMatch> {
  const calendar = getCalendars(world).leagues.get(league) as Calendar
  const seen = new Set<string>()
  for (let on = dayOf(from) - 1; on <= dayOf(to); on += 1)
    for (const match of calendar(on)) {
      if (match.start < from || match.start > to || seen.has(match.id)) continue
      seen.add(match.id)
      yield match
    }
}

/** Days before a tour match from which its pair may become known; cups draw earlier. */
const tourAhead = 3

/** Cup and tour matches whose pair may become known between two times; may repeat some. */
export function pendingBetween(world: World, from: number, to: number, days: number): SimMatch[] {
  const matches: SimMatch[] = []
  for (const [{ form }, calendar] of getCalendars(world).leagues) {
    if (form.kind !== 'tour' && form.kind !== 'cup') continue
    const last = dayOf(to) + (form.kind === 'tour' ? tourAhead : days)
    for (let on = dayOf(from) - 1; on <= last; on += 1) matches.push(...calendar(on))
  }
  return matches
}

/** Matches by the UTC day of their announced start, in start order. */
export function fixturesOf(world: World, dayNumber: number): SimMatch[] {
  const { all: calendar } = getCalendars(world)
  const matches = new Map([...calendar(dayNumber - 1), ...calendar(dayNumber)].map((match) => [match.id, match]))
  return [...matches.values()].filter((match) => dayOf(match.announced) === dayNumber).sort(byStart)
}

/** Matches announced for or played in the days from `from` to `to`, each once. */
export function matchesBetween(world: World, from: number, to: number): SimMatch[] {
  const { all: calendar } = getCalendars(world)
  const matches = new Map<string, SimMatch>()
  for (let dayNumber = dayOf(from) - 1; dayNumber <= dayOf(to); dayNumber += 1)
    for (const match of calendar(dayNumber)) matches.set(match.id, match)
  return [...matches.values()].sort(byStart)
}

const byStart = (one: SimMatch, other: SimMatch): number => one.announced - other.announced || (one.id < other.id ? -1 : 1)
