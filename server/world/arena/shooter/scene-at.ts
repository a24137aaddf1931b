// The director of the shooter: returns the scene of a simulated match at any time. Pure: the same match and time give the same scene.
import type { Side } from '../../../../contract/match/match-row.ts'
import type { SimMatch } from '../../../feed/simulator/model.ts'
import { squadOf } from '../../../feed/simulator/people/squad.ts'
import { distance, type Point } from '../../director/pitch.ts'
import { apart, presenceOf } from '../apart.ts'
import { type Board, boardAt } from '../board.ts'
import { type Overlay, overlayAt } from '../overlay.ts'
import type { FeedLine, Member } from '../panels.ts'
import { type MapScript, type MatchScript, mapAt, oncePerMatch, opposite, scriptOf } from '../script.ts'
import type { Track } from '../track.ts'
import type { Site } from './land.ts'
import { type Round, roundOf, type Who } from './round.ts'

export interface Shooter extends Member, Point {
  /** Radians, clockwise; 0 is to the right. */
  facing: number
  /** Seconds since the fall; null while alive. */
  since: number | null
  hasBomb: boolean
  /** 0 to 1: presence for its neighbours. */
  presence: number
}
export interface ShooterScene {
  /** Product milliseconds. */
  t: number
  board: Board
  /** Null between maps, and at half-time. */
  field: {
    round: number
    attacker: Side
    isBuying: boolean
    people: Shooter[]
    shots: { side: Side; from: Point; to: Point; age: number }[]
    smokes: { place: Point; age: number }[]
    bomb: { place: Point; site: Site; age: number; defused: number | null; exploded: number | null; left: number } | null
    feed: FeedLine[]
  } | null
  overlay: Overlay | null
}

/** Rounds per half, and per half of overtime; home attacks first. As in sets/esports.ts. */
const half = 12
const overtimeHalf = 3
export function attackerOf(round: number): Side {
  const past = round - 1 - half * 2
  const halfIndex = past < 0 ? Math.floor((round - 1) / half) : Math.floor(past / overtimeHalf)
  return halfIndex % 2 === 0 ? 'home' : 'away'
}

const roundsOf = oncePerMatch((match) => {
  const made = new Map<string, Round>()
  return (map: MapScript, number: number): Round => {
    const key = `${map.number} ${number}`
    const known = made.get(key) ?? roundOf(match.id, map, number, attackerOf(number))
    made.set(key, known)
    return known
  }
})

/** The current or last round at a time. */
export function roundAt(match: SimMatch, map: MapScript, t: number): Round {
  const points = map.cues.filter(({ type }) => type === 'point')
  const past = points.filter(({ at }) => at <= t).length
  const next = Math.min(past + 1, points.length)
  const round = roundsOf(match)(map, next)
  return next > 1 && t < round.from ? roundsOf(match)(map, next - 1) : round
}

/** Approximate distance of two tokens, in units. */
const room = 3
/** Seconds of the bomb's fuse, of smoke, of a kill in the feed, of a shot. */
const fuse = 40
export const smokeFor = 15
const feedFor = 5
export const shotFor = 0.16

const trackOf = ({ tracks }: Round, { side, role }: Who): Track => tracks[side][role] as Track

function facingOf(track: Track, t: number, foes: readonly Point[], aim: Point): number {
  const [one, other] = [track.place(t - 0.35), track.place(t + 0.35)]
  const here = track.place(t)
  const near = foes.filter((foe) => distance(foe, here) < 20).toSorted((a, b) => distance(a, here) - distance(b, here))[0]
  if (near) return Math.atan2(near.y - here.y, near.x - here.x)
  if (distance(one, other) > 0.9) return Math.atan2(other.y - one.y, other.x - one.x)
  return Math.atan2(aim.y - here.y, aim.x - here.x)
}

function peopleAt(round: Round, t: number): Shooter[] {
  const { bomb, attacker, tracks } = round
  const living = (side: Side): Point[] => tracks[side].filter((track) => !track.death(t)).map((track) => track.place(t))
  const foes = { home: living('away'), away: living('home') }
  const carrier = bomb?.by.role ?? 0
  const people = (['home', 'away'] as const).flatMap((side) =>
    tracks[side].map((track, role): Shooter => {
      const death = track.death(t)
      const place = track.place(death ? death.at : t)
      return {
        ...place,
        side,
        role,
        sign: String(role + 1),
        health: track.health(t),
        fallen: death && { left: Number.POSITIVE_INFINITY },
        presence: presenceOf(t, death?.at ?? null, null),
        since: death ? t - death.at : null,
        facing: facingOf(track, death ? death.at : t, foes[side], { x: side === attacker ? 95 : 5, y: 25 }),
        hasBomb: side === attacker && role === carrier && !death && (bomb === null || t < bomb.at),
      }
    }),
  )
  return apart(room, people)
}

function fieldAt(match: SimMatch, round: Round, t: number): NonNullable<ShooterScene['field']> {
  const named = ({ side, role }: Who): FeedLine['killer'] => ({
    side,
    sign: String(role + 1),
    name: squadOf(match[side])[role]?.name ?? match[side].short,
  })
  const { bomb } = round
  const isSet = bomb !== null && t >= bomb.at
  return {
    round: round.number,
    attacker: round.attacker,
    isBuying: t < round.opens,
    people: peopleAt(round, t),
    shots: round.shots
      .filter(({ at, by }) => t >= at && t - at < shotFor && !trackOf(round, by).death(at))
      .map(({ at, by, to }) => ({ side: by.side, from: trackOf(round, by).place(at), to: trackOf(round, to).place(at), age: t - at })),
    smokes: round.smokes.filter(({ at }) => t >= at && t - at < smokeFor).map(({ at, place }) => ({ place, age: t - at })),
    bomb: isSet
      ? {
          place: bomb.place,
          site: round.site,
          age: t - bomb.at,
          defused: bomb.defused !== null && t >= bomb.defused ? t - bomb.defused : null,
          exploded: bomb.explodes !== null && t >= bomb.explodes ? t - bomb.explodes : null,
          // If it explodes, its fuse is as long as the rest of the round.
          left: Math.max(
            0,
            1 - (t - bomb.at) / (bomb.explodes !== null ? bomb.explodes - bomb.at : Math.max(fuse, round.at - bomb.at + 3)),
          ),
        }
      : null,
    feed: round.kills
      .filter(({ at }) => t >= at && t - at < feedFor)
      .slice(-4)
      .map(({ at, killer, victim }) => ({ killer: named(killer), victim: named(victim), age: t - at })),
  }
}

function overlayOf({ end, maps }: MatchScript, map: MapScript, round: Round, t: number): Overlay | null {
  const isLast = map === maps.at(-1)
  const won = overlayAt(t, map.end, 1.4, isLast ? end - map.end + 12 : 9)
  if (won) return { type: isLast ? 'match' : 'map', side: map.winner, count: map.number, ...won }
  const over = overlayAt(t, round.at, 0.5, 4)
  if (over) return { type: 'round', side: round.winner, count: 0, ...over }
  const { bomb, attacker } = round
  const defused = bomb && bomb.defused !== null && overlayAt(t, bomb.defused, 0.2, 3)
  if (defused) return { type: 'defusal', side: opposite(attacker), count: 0, ...defused }
  const planted = bomb && overlayAt(t, bomb.at, 0.2, 3.6)
  return planted ? { type: 'plant', side: attacker, count: 0, ...planted } : null
}

/** Seconds that the field stays visible after a round or map: the halves are further apart. */
const lingers = 12

/** `t` in product milliseconds, unrestricted: the match may be long over or not started. */
export function shooterSceneAt(match: SimMatch, t: number): ShooterScene {
  const script = scriptOf(match)
  const passed = (t - match.start) / 1000
  const board = boardAt(script, passed)
  const map = mapAt(script, passed)
  if (!map || passed > map.end + lingers) return { t, board, field: null, overlay: null }
  const round = roundAt(match, map, passed)
  if (passed > round.at + lingers) return { t, board, field: null, overlay: null }
  return { t, board, field: fieldAt(match, round, passed), overlay: overlayOf(script, map, round, passed) }
}
