// The director of the arena: returns the scene of a simulated match at any time. Pure: the same match and time give the same scene.
import type { Side } from '../../../../contract/match/match-row.ts'
import type { SimMatch } from '../../../feed/simulator/model.ts'
import { squadOf } from '../../../feed/simulator/people/squad.ts'
import { randomOf } from '../../../feed/simulator/random.ts'
import { clamp, type Point } from '../../director/pitch.ts'
import { lengthOf } from '../../length.ts'
import { apart, presenceOf } from '../apart.ts'
import { boardAt } from '../board.ts'
import { emblemCount } from '../emblem.ts'
import { type Overlay, overlayAt } from '../overlay.ts'
import type { FeedLine } from '../panels.ts'
import { type MapScript, type MatchScript, mapAt, oncePerMatch, scriptOf } from '../script.ts'
import { indexAt } from '../track.ts'
import { pits } from './land.ts'
import { mapPlanOf } from './plan.ts'
import { type Cast, type MapPlan, type Role, roles, type Who } from './plan-model.ts'
import type { ArenaScene, Beast, Hero, Spell, Tower } from './scene.ts'
import { siegeLength } from './siege.ts'
import { viewAt } from './view.ts'
import { minionsAt } from './wave.ts'

/** Seconds that a kill stays in the feed, and the longest spell. */
const feedFor = 6
const longestCast = 1.7
/** Seconds of a map until a monster's first and next appearance. */
const beastFrom = { dragon: 300, baron: 1_200 } as const
const beastAgain = { dragon: 240, baron: 300 } as const

const signs = oncePerMatch((match) => {
  const made = new Map<number, number[]>()
  return (map: number): number[] => {
    const known = made.get(map) ?? randomOf(match.id, 'draft', map).shuffle(Array.from({ length: emblemCount }, (_, index) => index))
    made.set(map, known)
    return known
  }
})
/** Emblem of a hero on a map, unique among the ten. */
export const emblemOf = (match: SimMatch, map: number, { side, role }: Who): number =>
  signs(match)(map)[role + (side === 'home' ? 0 : 5)] as number

const nameOf = (match: SimMatch, { side, role }: Who): Hero['name'] => squadOf(match[side])[role]?.name ?? match[side].short

function heroesAt(match: SimMatch, plan: MapPlan, t: number): Hero[] {
  const { script, kills } = plan
  const level = 1 + Math.floor(17 * clamp((t - script.start) / Math.max(1_500, script.end - script.start), 0, 1))
  const past = kills.slice(0, indexAt(kills, t) + 1)
  const one = (side: Side, role: Role): Hero => {
    const track = plan.tracks[side][role] as MapPlan['tracks']['home'][number]
    const death = track.death(t)
    const is = (who: Who): boolean => who.side === side && who.role === role
    return {
      side,
      role,
      sign: emblemOf(match, script.number, { side, role }),
      name: nameOf(match, { side, role }),
      level: Math.max(1, level - (role === 4 ? 2 : role === 3 ? 1 : 0)),
      ...track.place(death ? death.at : t),
      health: track.health(t),
      fallen: death && { age: t - death.at, left: death.back - t },
      presence: presenceOf(t, death?.at ?? null, track.back(t)),
      kills: past.filter(({ killer }) => is(killer)).length,
      deaths: past.filter(({ victim }) => is(victim)).length,
    }
  }
  return apart(
    room,
    (['home', 'away'] as const).flatMap((side) => roles.map((role) => one(side, role))),
  )
}

/** Approximate distance of two tokens, in units. */
const room = 2.5

/** Remaining share of a structure that is worn down in the seconds before its fall. */
const worn = (t: number, at: number, over: number): number => clamp((at - t) / over, 0, 1)

const towersAt = ({ lines, script }: MapPlan, t: number): Tower[] =>
  lines.falls.map(({ tower, at }) => ({
    place: tower,
    health: at > script.end ? (t >= at ? 0 : 1) : worn(t, at, siegeLength.tower - 1),
    fallen: t >= at ? t - at : null,
  }))

function coresAt({ script, stages }: MapPlan, t: number): NonNullable<ArenaScene['field']>['cores'] {
  const core = (side: Side): { health: number; fallen: number | null } => {
    if (side === script.winner) return { health: 1, fallen: null }
    const last = stages.findLast(({ type }) => type === 'fight' || type === 'pick')
    const over = clamp(script.end - (last?.at ?? script.end - 4), siegeLength.core, 9)
    return { health: worn(t, script.end, over), fallen: t >= script.end ? t - script.end : null }
  }
  return { home: core('home'), away: core('away') }
}

function beastsAt({ script, stages }: MapPlan, t: number): Beast[] {
  return (['dragon', 'baron'] as const).flatMap((type): Beast[] => {
    const falls = stages.filter((stage) => stage.type === type)
    const next = falls.find(({ at }) => at > t)
    const last = falls.findLast(({ at }) => at <= t)
    const from = Math.min(
      Math.max(last ? last.at + beastAgain[type] : script.start + beastFrom[type]),
      next ? next.from - 12 : Number.POSITIVE_INFINITY,
    )
    return t < from || t >= script.end + 5 ? [] : [{ type, ...pits[type], health: next ? worn(t, next.at, siegeLength[type] - 1) : 1 }]
  })
}

const isWho = (to: Cast['to']): to is Who => 'role' in to

/** A spell starts at its caster's position and follows its target. */
function spellsAt({ casts, tracks }: MapPlan, t: number): Spell[] {
  const list: Spell[] = []
  const placeOf = ({ side, role }: Who, at: number): Point => (tracks[side][role] as MapPlan['tracks']['home'][number]).place(at)
  for (let index = indexAt(casts, t); index >= 0; index -= 1) {
    const { at, length, by, to, type } = casts[index] as Cast
    if (t - at > longestCast) break
    const track = tracks[by.side][by.role] as MapPlan['tracks']['home'][number]
    if (t - at >= length || track.death(at)) continue
    if (isWho(to) && tracks[to.side][to.role]?.death(at)) continue
    const from = placeOf(by, at)
    const target = isWho(to) ? placeOf(to, Math.min(t, at + length)) : to
    if (lengthOf(target.x - from.x, target.y - from.y) > 15) continue
    list.push({ type, side: by.side, from, to: { x: target.x, y: target.y }, share: (t - at) / length })
  }
  return list.reverse()
}

function feedAt(match: SimMatch, { kills, script }: MapPlan, t: number): FeedLine[] {
  const line = (who: Who): FeedLine['killer'] => ({ side: who.side, sign: emblemOf(match, script.number, who), name: nameOf(match, who) })
  return kills
    .filter(({ at }) => at <= t && t - at < feedFor)
    .slice(-4)
    .map(({ at, killer, victim }) => ({ killer: line(killer), victim: line(victim), age: t - at }))
}

/** The latest overlay. */
function overlayOf({ end, maps }: MatchScript, map: MapScript, t: number): Overlay | null {
  const isLast = map === maps.at(-1)
  const won = overlayAt(t, map.end, 1.4, isLast ? end - map.end + 12 : 9)
  if (won) return { type: isLast ? 'match' : 'map', side: map.winner, count: map.number, ...won }
  for (const cue of map.cues.toReversed()) {
    const base = overlayAt(t, cue.at, 0.7, 5)
    if (!base) continue
    if (cue.type === 'objective') return { type: cue.objective, side: cue.side, count: 0, ...base }
    const count = cue.kills[cue.side === 'home' ? 0 : 1]
    if (cue === map.cues.find(({ type }) => type === 'point')) return { type: 'first-blood', side: cue.side, count, ...base }
    if (count > 1) return { type: count > 4 ? 'ace' : 'fight', side: cue.side, count, ...base }
  }
  return null
}

/** Seconds that the field stays visible after the map was won. */
const lingers = 12

/** `t` in product milliseconds, unrestricted: the match may be long over or not started. */
export function arenaSceneAt(match: SimMatch, t: number): ArenaScene {
  const script = scriptOf(match)
  const passed = (t - match.start) / 1000
  const board = boardAt(script, passed)
  const map = mapAt(script, passed)
  if (!map || passed > map.end + lingers) return { t, passed, board, field: null, overlay: null }
  const plan = mapPlanOf(match, map)
  return {
    t,
    passed,
    board,
    field: {
      heroes: heroesAt(match, plan, passed),
      towers: towersAt(plan, passed),
      cores: coresAt(plan, passed),
      minions: passed > map.end + 0.3 ? [] : minionsAt(plan.lines, map.start, passed),
      beasts: beastsAt(plan, passed),
      spells: spellsAt(plan, passed),
      feed: feedAt(match, plan, passed),
      view: viewAt(plan, passed),
    },
    overlay: overlayOf(script, map, passed),
  }
}
