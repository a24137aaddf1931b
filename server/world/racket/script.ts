// The points of a match, from its own script: server, winner, time, type, and what precedes each.
import type { Statistic } from '../../../contract/match/match-detail.ts'
import type { Side } from '../../../contract/match/match-row.ts'
import type { FeedEvent } from '../../features/match/feed-message.ts'
import type { SimMatch } from '../../feed/simulator/model.ts'
import { setsEvents } from '../../feed/simulator/sets/events.ts'
import { setsStatistics } from '../../feed/simulator/sets/figures.ts'
import type { Incident, SetsPlay } from '../../feed/simulator/sets/model.ts'
import { playSets } from '../../feed/simulator/sets/play.ts'
import { opponent, sides } from '../director/people.ts'
import type { RacketSport } from './scene.ts'

/** The scripted type of a point; `free` leaves it to the director. */
export type Wanted = 'free' | 'ace' | 'double-fault' | 'smash' | 'winner' | 'error' | 'long'
/** Rest before a point, beside the preparation. */
export type Rest = 'none' | 'change' | 'interval' | 'break'
export interface Point {
  /** Seconds after the scheduled start: time of the previous point, and its own. */
  from: number
  at: number
  server: Side
  winner: Side
  /** Served from the right half, from the server's view. */
  isRight: boolean
  wanted: Wanted
  rest: Rest
  /** Whether a change of ends precedes it. */
  isChange: boolean
  set: number
  isWarmUp: boolean
}
export interface Script {
  play: SetsPlay
  events: FeedEvent[]
  points: Point[]
  /** First ball of the first set, and end of the match. */
  begins: number
  finishes: number
}

type PointsIncident = Incident & { kind: 'points' }
const secondsOf = (match: SimMatch, event: FeedEvent): number => (Date.parse(event.at) - match.start) / 1000
const rank = (call: string): number => (call === 'AD' ? 4 : ({ 15: 1, 30: 2, 40: 3 }[call] ?? Number(call)))

/** The winner of the point between two calls of a game. */
function gainer([home, away]: readonly [string, string], [laterHome, laterAway]: readonly [string, string], isTieBreak: boolean): Side {
  const value = (call: string): number => (isTieBreak ? Number(call) : rank(call))
  if (value(laterHome) > value(home)) return 'home'
  if (value(laterAway) > value(away)) return 'away'
  return value(laterHome) < value(home) ? 'away' : 'home'
}

const figure = (list: readonly Statistic[], key: string, side: Side): number => list.find((one) => one.key === key)?.[side] ?? 0

/** Increments of a statistic with each game or rally, so that the film agrees with the statistics. */
function growth(match: SimMatch, play: SetsPlay, keys: readonly string[]): Map<Incident, Record<string, Record<Side, number>>> {
  let before = setsStatistics(match, play, -1)
  const grown = new Map<Incident, Record<string, Record<Side, number>>>()
  for (const incident of play.incidents) {
    if (incident.kind !== 'points') continue
    const after = setsStatistics(match, play, incident.at)
    const rise = (key: string, side: Side): number => figure(after, key, side) - figure(before, key, side)
    grown.set(incident, Object.fromEntries(keys.map((key) => [key, { home: rise(key, 'home'), away: rise(key, 'away') }])))
    before = after
  }
  return grown
}

type Draft = Omit<Point, 'from' | 'isWarmUp'>

/** Ends change after the first, third, fifth game of a set, at its end if that was one of these, and every six points of a tie-break. */
function tennisPoints(match: SimMatch, play: SetsPlay, events: readonly FeedEvent[]): Draft[] {
  const grown = growth(match, play, ['aces', 'double-faults'])
  const incidents = new Map(play.incidents.flatMap((incident) => (incident.kind === 'points' ? [[incident.key, incident] as const] : [])))
  const drafts: Draft[] = []
  let calls: { server: Side; points: readonly [string, string]; at: number }[] = []
  // Games of the current set, and of the previous one if a new set has begun.
  let games = 0
  let before: number | null = null
  for (const event of events) {
    if (event.type === 'serve') calls.push({ server: event.side, points: event.points ?? ['0', '0'], at: secondsOf(match, event) })
    if (event.type === 'phase' && event.phase === 'set-break') {
      before = games
      games = 0
    }
    if (event.type !== 'points') continue
    const incident = incidents.get(event.key) as PointsIncident
    const isTieBreak = incident.manner === 'tie-break'
    const isOdd = (before ?? games) % 2 === 1
    const rest = before !== null ? 'break' : isOdd && games > 1 ? 'change' : 'none'
    const game = calls.map(({ server, points }, index): Draft => {
      const next = calls[index + 1]
      const isChange = index === 0 ? isOdd : isTieBreak && index % 6 === 0
      return {
        at: next?.at ?? secondsOf(match, event),
        server,
        winner: next ? gainer(points, next.points, isTieBreak) : event.side,
        isRight: index % 2 === 0,
        wanted: 'free',
        rest: index > 0 ? 'none' : rest,
        isChange,
        set: incident.set,
      }
    })
    markServes(game, grown.get(incident) ?? {}, match, play, incident, drafts.at(-1)?.at ?? Number.POSITIVE_INFINITY)
    drafts.push(...game)
    games += 1
    before = null
    calls = []
  }
  return drafts
}

/** Minimum seconds between two points for two serves, relaxed and in a hurry. */
const twoServes = { calm: 24, hurried: 17 }

/**
 * Marks an ace at the point that was last when the script reported one; double faults at points that their server lost, with time for both
 * serves. `since`: time of the last point before the game.
 */
function markServes(
  game: Draft[],
  grown: Record<string, Record<Side, number>>,
  match: SimMatch,
  play: SetsPlay,
  end: PointsIncident,
  since: number,
): void {
  const index = play.incidents.indexOf(end)
  const earlier = play.incidents.slice(Math.max(0, index - 5), index)
  const note = earlier.findLast((one) => one.kind === 'note' && one.note === 'ace' && one.key.startsWith(`o${end.key.slice(1)}-`))
  for (const side of sides) {
    const won = game.filter((point) => point.server === side && point.winner === side)
    for (let count = grown.aces?.[side] ?? 0; count > 0; count -= 1) {
      const ace = (note && won.findLast(({ at }) => at * 1000 <= note.at)) ?? won[0]
      if (ace) ace.wanted = 'ace'
    }
    const lost = game.filter((point) => point.server === side && point.winner !== side)
    const timeFor = (point: Draft): number =>
      point.isChange || point.rest !== 'none' ? 0 : point.at - (game[game.indexOf(point) - 1]?.at ?? since)
    const timed = lost.filter((point) => timeFor(point) >= twoServes.calm)
    // A single serve loses no point: if no other point has time for two, the longest one is used.
    const longest = lost.filter((point) => timeFor(point) >= twoServes.hurried).toSorted((one, other) => timeFor(other) - timeFor(one))[0]
    const faulted = timed.length > 0 ? timed : longest ? [longest] : []
    const fault = faulted[match.id.length % Math.max(1, faulted.length)]
    if (fault && (grown['double-faults']?.[side] ?? 0) > 0) fault.wanted = 'double-fault'
  }
}

/** Ends change after each game, and in the last one when a side reaches eleven. */
function badmintonPoints(match: SimMatch, play: SetsPlay, events: readonly FeedEvent[], first: Side): Draft[] {
  const grown = growth(match, play, ['errors'])
  const incidents = new Map(play.incidents.flatMap((incident) => (incident.kind === 'points' ? [[incident.key, incident] as const] : [])))
  const drafts: Draft[] = []
  let server = first
  let tally = { home: 0, away: 0 }
  let isNewGame = false
  let hasRested = false
  for (const event of events) {
    if (event.type === 'phase' && event.phase === 'set-break') {
      isNewGame = true
      hasRested = false
      tally = { home: 0, away: 0 }
    }
    if (event.type !== 'points') continue
    const incident = incidents.get(event.key) as PointsIncident
    const isInterval: boolean = !hasRested && Math.max(tally.home, tally.away) === 11
    hasRested ||= isInterval
    const isError = (grown.get(incident)?.errors?.[opponent(event.side)] ?? 0) > 0
    drafts.push({
      at: secondsOf(match, event),
      server,
      winner: event.side,
      isRight: tally[server] % 2 === 0,
      wanted: incident.manner === 'smash' ? 'smash' : incident.manner === 'long' ? 'long' : isError ? 'error' : 'winner',
      rest: isNewGame ? 'break' : isInterval ? 'interval' : 'none',
      isChange: isNewGame || (isInterval && incident.set === match.bestOf),
      set: incident.set,
    })
    isNewGame = false
    tally[event.side] += 1
    server = event.side
  }
  return drafts
}

/** `first`: server of the first rally in badminton; in tennis the script has it. */
export function scriptOf(match: SimMatch, first: Side): Script {
  const play = playSets(match)
  const events = setsEvents(match, play)
  const drafts = (match.sport as RacketSport) === 'tennis' ? tennisPoints(match, play, events) : badmintonPoints(match, play, events, first)
  const begins = (play.incidents[0] as Incident).at / 1000
  let from = begins
  const points = drafts.map((draft): Point => {
    const point = { ...draft, from, isWarmUp: false }
    from = draft.at
    return point
  })
  return { play, events, points, begins, finishes: play.length / 1000 }
}
