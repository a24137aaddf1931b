// A point as it is played: a rally that ends at the script's time and as scripted, with everything before the serve.
import { opponent, sides } from '../director/people.ts'
import { getReady, layDown } from './between.ts'
import type { Draft } from './plan.ts'
import { type Finish, planRally, type Rally, type RallyPlan } from './rally.ts'
import type { Point, Rest, Wanted } from './script.ts'
import type { Sport } from './sport.ts'

/** Seconds reserved for a rest between two points, and before a point with a change of ends. */
const rests: Record<Exclude<Rest, 'none'>, number> = { change: 42, interval: 40, break: 85 }
const changes = 24
/** Maximum share of the time between two points. */
const most = 0.72
/** Mean seconds of a stroke, and of the shortest rally. */
const strokeFor = { tennis: 1.45, badminton: 0.95 } as const
const shortest = 2.1
/** Probability of a first-serve fault, and seconds from it to the second serve. */
const faults = 0.3
const faultTakes = { least: 8.5, most: 10.5 }
/** Minimums of a double fault with little time: seconds before the first serve, and from it to the second. */
const hurried = { room: 8.4, takes: 7 }

interface RallyAim {
  finish: Finish
  count: number
}

/** Seconds available for a rally. */
function timeFor({ sport }: Draft, { at, from, rest, isChange }: Point): number {
  const pause = rest === 'none' ? (isChange ? changes : sport.rest) : rests[rest]
  return Math.max(shortest, at - from - Math.min(pause, (at - from) * most))
}

const finishes: Record<Exclude<Wanted, 'ace' | 'double-fault'>, readonly (readonly [Finish, number])[]> = {
  free: [
    ['winner', 42],
    ['smash', 7],
    ['out', 27],
    ['net', 24],
  ],
  smash: [['smash', 1]],
  winner: [['winner', 1]],
  error: [
    ['out', 1],
    ['net', 1],
  ],
  long: [
    ['winner', 2],
    ['out', 1],
    ['net', 1],
    ['smash', 2],
  ],
}

/** Whether the server strikes last: the one who wins, or errs. */
const isByServer = ({ server, winner }: Point, finish: Finish): boolean =>
  (finish === 'winner' || finish === 'smash') === (server === winner)

/** Only the script decides aces and double faults; every other point has a return. */
function least(sport: Sport, isServers: boolean, finish: Finish): number {
  const count = sport.type === 'tennis' && finish === 'smash' ? 4 : 2
  return isServers === (count % 2 === 1) ? count : count + 1
}

function strokesWanted({ random, sport }: Draft, wanted: Wanted): number {
  if (wanted === 'long') return random.whole(24, 40)
  const luck = random.next()
  if (sport.type === 'badminton') return luck < 0.2 ? random.whole(2, 4) : luck < 0.75 ? random.whole(5, 11) : random.whole(12, 20)
  return luck < 0.3 ? random.whole(2, 3) : luck < 0.7 ? random.whole(4, 6) : luck < 0.92 ? random.whole(7, 11) : random.whole(12, 20)
}

function aimFor(draft: Draft, point: Point, time: number): RallyAim {
  const { random, sport } = draft
  if (point.wanted === 'ace') return { finish: 'winner', count: 1 }
  if (point.wanted === 'double-fault') return { finish: random.chance(0.5) ? 'out' : 'net', count: 1 }
  const [finish] = random.weighted(finishes[point.wanted], ([, share]) => share)
  const isServers = isByServer(point, finish)
  const floor = least(sport, isServers, finish)
  const room = Math.floor(time / strokeFor[sport.type])
  if (floor > room) return { finish: point.server === point.winner ? (random.chance(0.5) ? 'out' : 'net') : 'winner', count: 2 }
  const count = Math.max(floor, Math.min(room, strokesWanted(draft, point.wanted)))
  const isOdd = count % 2 === 1
  return { finish, count: isOdd === isServers ? count : count - 1 < floor ? count + 1 : count - 1 }
}

function rallyFor(draft: Draft, point: Point): Rally {
  const { sport, random, ends } = draft
  const { server, isRight } = point
  const end = ends[server]
  const half = isRight ? 1 : -1
  const places = {
    [server]: { x: end * half * random.between(...sport.server.x), y: end * sport.server.y },
    [opponent(server)]: { x: -end * half * sport.receiver.x, y: -end * sport.receiver.y },
  } as RallyPlan['places']
  const time = timeFor(draft, point)
  const aim = aimFor(draft, point, time)
  for (;;) {
    const rally = planRally({ sport, random, server, ends, isRight, places, ...aim })
    if (rally.length <= time * 1.1 || aim.count <= 3) return rally
    // A smash needs a few strokes before it; with little time the rally ends in an error instead.
    aim.count -= 2
    if (aim.count < least(sport, isByServer(point, aim.finish), aim.finish)) Object.assign(aim, { ...aimFor(draft, point, shortest) })
  }
}

/** Executes the flights and strokes of a rally, and the tracks of both. */
function perform({ tracks, live, ends }: Draft, rally: Rally, serve: number, hasWays: boolean): void {
  for (const flight of rally.flights)
    live.push({
      type: 'fly',
      t0: serve + flight.t0,
      t1: serve + flight.t1,
      flight: { ...flight, t0: serve + flight.t0, t1: serve + flight.t1 },
    })
  for (const { by, t, ball, body, swing } of rally.strokes)
    tracks[by].act(swing, serve + t, swing === 'serve' ? 1.15 : 0.55, 0.6, (ball.x - body.x) * ends[by], ball.z)
  for (const side of sides) {
    const track = tracks[side]
    if (!hasWays) continue
    for (const { x, y, t } of rally.stops[side]) t <= 0 ? track.stay(serve) : track.go([{ x, y }], serve + t)
  }
}

/** From the toss to the contact: seconds, and height of the hand. */
const tossFor = 0.85
export const tossFrom = 1.25

/** Bounces, tosses and serves the ball. */
function serveBall(draft: Draft, point: Point, rally: Rally, serve: number, takes: number): void {
  const { sport, live, tracks, ends } = draft
  const side = point.server
  const { ball, body } = rally.strokes[0] as Rally['strokes'][number]
  if (sport.type === 'badminton') {
    live.push({ type: 'hold', side, t0: takes, t1: serve })
    tracks[side].act('hold', takes, 0, Math.max(0.01, serve - 0.5 - takes))
    return
  }
  const toss = serve - tossFor
  const dribble = Math.max(takes, serve - sport.prepare + 0.6)
  if (dribble > takes) live.push({ type: 'hold', side, t0: takes, t1: dribble })
  if (toss - 0.3 > dribble) {
    live.push({ type: 'dribble', side, t0: dribble, t1: toss - 0.3 })
    tracks[side].act('dribble', takes, 0, toss - 0.3 - takes)
  }
  live.push({ type: 'hold', side, t0: toss - 0.3, t1: toss })
  const end = ends[side]
  const from = { x: body.x - end * 0.24, y: body.y - end * 0.35, z: tossFrom }
  live.push({ type: 'fly', t0: toss, t1: serve, flight: { t0: toss, t1: serve, from, to: ball, drag: 0, fall: 9.81 } })
}

export function playPoint(draft: Draft, point: Point): void {
  const { sport, random, ends, played } = draft
  const before = { ...ends }
  if (point.isChange) for (const side of sides) ends[side] = ends[side] === 1 ? -1 : 1
  const rally = rallyFor(draft, point)
  const serve = point.at - rally.length
  const free = serve - point.from
  const isDouble = point.wanted === 'double-fault'
  const wantsFault = isDouble || (point.wanted !== 'ace' && random.chance(faults))
  const room = point.rest === 'none' ? (point.isChange ? changes : sport.rest - 3) : rests[point.rest]
  const between = random.between(faultTakes.least, faultTakes.most)
  const first = serve - (isDouble ? Math.min(between, Math.max(hurried.takes, free - room)) : between)
  const hasFault = sport.type === 'tennis' && wantsFault && first - point.from > (isDouble ? hurried.room : room)
  const places = { home: rally.stops.home[0], away: rally.stops.away[0] } as RallyPlan['places']
  const takes = getReady(draft, point, { places, before, serve: hasFault ? first : serve, free })
  if (hasFault) {
    const finish = random.chance(0.6) ? 'net' : 'out'
    const fault = planRally({ sport, random, server: point.server, ends, isRight: point.isRight, places, finish, count: 1 })
    serveBall(draft, point, fault, first, takes)
    perform(draft, fault, first, false)
    layDown(draft, fault, first, serve)
    serveBall(draft, point, rally, serve, Math.max(first + 2, serve - sport.prepare))
  } else serveBall(draft, point, rally, serve, takes)
  perform(draft, rally, serve, true)
  layDown(draft, rally, serve, null)
  played.push({ point, ends: { ...ends }, serve, finish: rally.finish, strokes: rally.strokes.length })
}
