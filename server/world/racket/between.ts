// From one point to the next serve: dead balls are fetched; a breath, the towel, a ball from the corner, a change of ends, a rest on the
// bench.

import type { Side } from '../../../contract/match/match-row.ts'
import { opponent, sides } from '../director/people.ts'
import type { Point as Spot } from '../director/pitch.ts'
import { lengthOf } from '../length.ts'
import { deadFlights, type Flight, impact } from './flight.ts'
import type { Draft } from './plan.ts'
import type { Rally } from './rally.ts'
import type { End, Place } from './scene.ts'
import type { Point } from './script.ts'
import type { Track } from './track.ts'
import { type Halt, walk } from './track.ts'

/** A ball on the ground that must be picked up. */
export interface Lying {
  place: Place
  /** Seconds from which it lies. */
  t: number
}

/** Metres a second of a person fetching. */
const trots = 3.7
const sprints = 4.9
/** Distance from it for stooping in metres, and its duration in seconds. */
const stoopsAt = 0.25
const stoops = 0.5

/** The ball after its rally. It is removed before `until`; null: the preparation of the next point removes it. */
export function layDown(draft: Draft, { flights, finish, strokes }: Rally, serve: number, until: number | null): void {
  const last = flights.at(-1) as Flight
  const t = serve + last.t1
  const { vx, vy, down } = impact(last)
  const isNet = finish === 'net'
  // The net cord throws it back slightly.
  const back = Math.sign((strokes.at(-1) as Rally['strokes'][number]).ball.y)
  const isTennis = draft.sport.type === 'tennis'
  const speed = isNet ? { vx: vx * 0.04, vy: back * (isTennis ? 0.55 : 0.25), up: 0 } : { vx: vx * 0.66, vy: vy * 0.66, up: down * 0.66 }
  const flying = deadFlights(draft.sport, last.to, t, speed)
  for (const flight of flying) draft.dead.push({ type: 'fly', t0: flight.t0, t1: flight.t1, flight })
  const end = flying.at(-1) as Flight
  draft.lying = { place: end.to, t: end.t1 }
  if (until !== null) fetchBall(draft, until)
}

/** It lies there until `t`. */
export function lieUntil(draft: Draft, t: number): void {
  const { lying, dead } = draft
  draft.lying = null
  if (!lying) return
  const { place, t: from } = lying
  if (t > from) dead.push({ type: 'fly', t0: from, t1: t, flight: { t0: from, t1: t, from: place, to: place, drag: 0, fall: 0 } })
  // Picked up before it came to rest.
  else for (const leg of dead) if (leg.t1 > t && leg.t0 > t - 12) leg.t1 = Math.max(leg.t0, t)
}

/** The nearest ball kid on that side of the net fetches it, if that takes until a second before `until` at most. */
export function fetchBall(draft: Draft, until: number): void {
  const { lying, kids, sport } = draft
  if (!lying) return
  const { place, t } = lying
  const side = Math.sign(place.y) || 1
  const home = (kid: Track): { x: number; y: number } => {
    const [x, y] = sport.kids[kids.indexOf(kid)] as readonly [number, number]
    return { x, y }
  }
  const away = (kid: Track): number => lengthOf(home(kid).x - place.x, home(kid).y - place.y)
  const kid = kids.filter((one) => home(one).y * side > 0).sort((one, other) => away(one) - away(other))[0]
  const way = kid ? away(kid) + stoopsAt : 0
  const ready = kid ? Math.max(kid.t, t - 1) : 0
  const speed = ready + (way / trots) * 2 + stoops < until - 1 ? trots : sprints
  if (!kid || ready + (way / speed) * 2 + stoops > until - 0.6) {
    lieUntil(draft, until - 0.6)
    return
  }
  kid.stay(ready)
  kid.go([{ x: place.x, y: place.y + side * stoopsAt }], Math.max(t, ready + way / speed))
  const taken = kid.t + 0.25
  kid.act('pick', kid.t, 0.1, stoops)
  lieUntil(draft, taken)
  kid.stay(kid.t + stoops)
  kid.go([home(kid)], kid.t + way / speed)
}

interface Ready {
  places: Record<Side, Spot>
  /** Ends of the previous point. */
  before: Record<Side, End>
  serve: number
  /** Seconds since the previous point. */
  free: number
}

/** Metres a second of a player fetching the shuttle, normally and in a hurry; seconds before the serve at which it is too late. */
const fetches = [2.3, 3.4] as const
const tooLate = 4.6

/** Seconds before the serve at which the receiver is in position. */
const receives = 1.7
/** Minimum seconds of a serve. */
const motion = 1.2
/** Seconds of a throw to the server, and of a shuttle over the net. */
const thrown = 0.85
const knocked = 1

export const benchOf = ({ sport }: Draft, side: Side): Spot => ({ x: sport.bench.x, y: sport.bench.y * (side === 'home' ? 1 : -1) })

function haltsFor(draft: Draft, point: Point, { before, free }: Ready, side: Side): Halt[] {
  const { sport, random, ends } = draft
  const end = ends[side]
  if (point.rest === 'break' || point.rest === 'change')
    return [{ ...benchOf(draft, side), wait: point.rest === 'break' ? 30 : 10, action: 'sit', isLong: true }]
  if (point.rest === 'interval') return [{ x: sport.passage - 0.35, y: before[side] * 2.7, wait: 20, action: 'drink', isLong: true }]
  if (point.isChange) return []
  const aside = random.chance(0.5) ? 1 : -1
  if (sport.type === 'badminton')
    return free > 9 && random.chance(0.6)
      ? [{ x: aside * random.between(0.3, 1.4), y: end * random.between(4.6, 5.6), wait: 1, isOptional: true }]
      : []
  const halts: Halt[] = []
  if (free > 20 && random.chance(0.4))
    halts.push({ x: -aside * 5.6, y: end * (sport.back - 1.6), wait: 3.2, action: 'towel', isOptional: true })
  if (side === point.server) halts.push({ x: aside * 3.2, y: end * (sport.court.length + 2.6), wait: 0.8, isOptional: true })
  else halts.push({ x: aside * random.between(0.4, 2), y: end * (sport.court.length + random.between(2, 3)), wait: 1.5, isOptional: true })
  return halts
}

/** The nearer player picks up the shuttle; returns the time, or null if there is not enough time. */
function pickUp(draft: Draft, before: Ready['before'], serve: number): { side: Side; t: number } | null {
  const { lying, tracks } = draft
  if (!lying) return null
  const side = before.home === Math.sign(lying.place.y) ? 'home' : 'away'
  const track = tracks[side]
  const { place } = lying
  const from = Math.max(track.t + 0.7, lying.t - 0.4)
  const way = lengthOf(track.place.x - place.x, track.place.y - place.y)
  const [calm, quick] = fetches.map((speed) => Math.max(lying.t, from + way / speed)) as [number, number]
  const t = serve - calm < tooLate ? quick : calm
  if (serve - t < tooLate) {
    lieUntil(draft, serve - 1.9)
    return null
  }
  track.stay(from)
  track.go([{ x: place.x, y: place.y + before[side] * 0.3 }], t)
  track.act('pick', t, 0.2, 0.6)
  track.stay(t + 0.6)
  lieUntil(draft, t + 0.2)
  return { side, t: t + 0.3 }
}

function react({ tracks, random }: Draft, { from, winner, rest }: Point, free: number): void {
  const isBig = rest !== 'none'
  if (free < 4) return
  if (isBig || random.chance(0.3)) tracks[winner].act('celebrate', from + 0.25, 0, isBig ? 2.4 : 1.5)
  if (isBig || random.chance(0.25)) tracks[opponent(winner)].act('deject', from + 0.4, 0, isBig ? 3 : 1.6)
}

/** Brings both players into position; returns the time from which the server has the ball. */
export function getReady(draft: Draft, point: Point, ready: Ready): number {
  const { sport, tracks, played, ends, live } = draft
  const { serve, places, before, free } = ready
  const last = played.at(-1)
  if (last && last.point.at <= point.from) react(draft, { ...last.point, rest: point.rest, from: last.point.at }, free)
  const hasTime = free > sport.prepare + 5
  const inPlace = Math.max(serve - (hasTime ? sport.prepare : motion), tracks[point.server].t)
  const picked = sport.type === 'badminton' ? pickUp(draft, before, serve) : null
  for (const side of sides) {
    const until = side === point.server ? inPlace : Math.max(serve - (hasTime ? receives : 0.3), tracks[side].t)
    const halts = [...haltsFor(draft, point, ready, side), { ...places[side], wait: 0 }]
    const first = picked?.side === side ? 0 : hasTime ? 1.4 : 0
    walk(sport, tracks[side], halts, until, first, side === 'home' ? -1 : 1)
  }
  if (sport.type === 'badminton') {
    if (!picked) return inPlace
    if (picked.side === point.server || point.rest !== 'none') return picked.side === point.server ? picked.t : inPlace
    return knockOver(draft, point, picked.side, inPlace)
  }
  fetchBall(draft, serve)
  if (!hasTime) return Math.max(serve - motion, tracks[point.server].t)
  // From the corner; if two kids are there, from the nearer one.
  const end = ends[point.server]
  const { x, y } = places[point.server]
  const [kidX, kidY] = sport.kids.filter(([, at]) => at * end > 3).sort(([one], [other]) => Math.abs(one - x) - Math.abs(other - x))[0] as [
    number,
    number,
  ]
  const t0 = inPlace - 0.15
  const flight = {
    t0,
    t1: t0 + thrown,
    from: { x: kidX, y: kidY, z: 1.2 },
    to: { x: x - end * 0.3, y: y - end * 0.2, z: 1.15 },
    drag: 0,
    fall: 9.81,
  }
  live.push({ type: 'fly', t0, t1: t0 + thrown, flight })
  return t0 + thrown
}

/** The player who picked up the shuttle sends it over the net. */
function knockOver({ tracks, live, ends }: Draft, { server }: Point, side: Side, inPlace: number): number {
  const t0 = inPlace - 0.6
  const track = tracks[side]
  const end = ends[side]
  const { x, y } = track.motionAt(t0)
  const from = { x: x + end * 0.5, y: y - end * 0.3, z: 1 }
  const to = tracks[server].place
  const flight = {
    t0,
    t1: t0 + knocked,
    from,
    to: { x: to.x - ends[server] * 0.3, y: to.y - ends[server] * 0.2, z: 1.1 },
    drag: 0.8,
    fall: 9.4,
  }
  track.act('forehand', t0, 0.4, 0.4, 0.5, 1)
  live.push({ type: 'fly', t0, t1: t0 + knocked, flight })
  return t0 + knocked
}
