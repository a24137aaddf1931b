// A fight: its participants, their positions and movements, spells, and the falls with their times.
import type { Side } from '../../../../contract/match/match-row.ts'
import { distance, type Point } from '../../director/pitch.ts'
import { opposite } from '../script.ts'
import { type Draft, homewards, lateness, living, send, tardiness, trackOf } from './draft.ts'
import { fountains } from './land.ts'
import type { Cast, Role, Who } from './plan-model.ts'

interface Fight {
  at: number
  side: Side
  /** Number of falls on the other side. */
  count: number
  place: Point
  /** Time of the next fight, null for the last. */
  next: number | null
}

/** Seconds before its end at which both sides arrive, and between two steps in it. */
const opens = 6.5
const step = 0.9
/** Units from the middle of the fight: melee and ranged roles. */
const stands: Record<Role, number> = { 0: 1.6, 1: 1.9, 2: 4, 3: 4.8, 4: 3.6 }
const usual: Record<Role, Cast['type']> = { 0: 'slam', 1: 'slash', 2: 'orb', 3: 'arrow', 4: 'ward' }

/** The heroes of a side that arrive earliest, at least `least` of them. */
function called(draft: Draft, side: Side, { at, place }: Fight, least: number, most: number): Who[] {
  const able = living(draft, side, at - 0.5).map((who) => ({ who, late: tardiness(draft, who, place, at - opens) }))
  able.sort((one, other) => one.late - other.late)
  return able.filter(({ late }, index) => index < least || (index < most && late < 2)).map(({ who }) => who)
}

function slot(draft: Draft, { place }: Fight, { side, role }: Who, closer: number): Point {
  const { random } = draft
  const home = homewards(place, side)
  const angle = Math.atan2(home.y - place.y, home.x - place.x) + (role - 2) * 0.42 + random.between(-0.25, 0.25)
  const out = stands[role] * closer + random.between(-0.5, 0.5)
  return { x: place.x + Math.cos(angle) * out, y: place.y + Math.sin(angle) * out }
}

/** Selects the victims: those nearest to the middle, the marksman rather than the support. */
function victimsOf(draft: Draft, crowd: readonly Who[], { at, place, count }: Fight): Who[] {
  const off = (who: Who): number => distance(trackOf(draft, who).place(at - 1), place) + draft.random.between(0, 3)
  const marked = crowd.map((who) => ({ who, off: off(who) })).toSorted((one, other) => one.off - other.off)
  return marked.slice(0, count).map(({ who }) => who)
}

/** Time of return of the fallen: later in the map they stay away longer, but they are back for the next fight. */
function backAt(draft: Draft, { at, next }: Fight): number {
  if (next === null) return draft.script.over + 1_000
  return at + Math.max(4.5, Math.min(7 + 21 * lateness(draft, at), (next - at) * 0.34))
}

function castsOf(draft: Draft, who: Who, foes: readonly Who[], friends: readonly Who[], from: number, to: number): void {
  const { random, casts } = draft
  if (foes.length === 0) return
  let hasUltimate = false
  for (let t = from + random.between(0, 1.4); t < to; t += random.between(0.8, 1.7)) {
    const isUltimate: boolean = !hasUltimate && to - t < 4.5 && random.chance(0.35)
    hasUltimate ||= isUltimate
    const own = usual[who.role]
    const type = isUltimate && who.role !== 3 ? 'ultimate' : random.chance(0.65) ? own : who.role < 2 ? 'slash' : 'arrow'
    const target = type === 'ward' ? random.pick(friends) : random.pick(foes)
    const length = type === 'ultimate' ? 1.5 : type === 'ward' ? 1.6 : type === 'slam' ? 0.9 : 0.6
    casts.push({ at: t, length, by: who, to: target, type })
  }
}

export function fight(draft: Draft, one: Fight): void {
  const { at, side, count, place } = one
  const { random, free } = draft
  const isFight = count > 1
  const foe = opposite(side)
  const winners = called(draft, side, one, Math.min(2, count + 1), isFight ? 5 : random.whole(2, 3))
  // The map's winner attends even a fight that it loses, to bring the core down.
  const isLast = one.next === null && foe === draft.script.winner
  const losers = called(draft, foe, one, isLast ? 5 : count, isFight ? 5 : count + random.whole(0, 1))
  draft.stages.push({ from: at - opens - 2, at, place, type: isFight ? 'fight' : 'pick', side, count })
  const there = new Map<Who, number>()
  for (const who of [...winners, ...losers])
    there.set(who, send(draft, who, slot(draft, one, who, who.side === side ? 1.9 : 1.1), at - opens))
  for (const who of [...winners, ...losers])
    for (
      let t = Math.max(there.get(who) as number, at - opens) + random.between(0, step);
      t < at - 0.3;
      t += step * random.between(0.9, 1.5)
    )
      trackOf(draft, who).go(
        t,
        slot(draft, one, who, who.side === side ? 1.25 - (0.35 * (t - at + opens)) / opens : 1 + 0.25 * random.next()),
        t + 1.1,
        3.2,
      )
  const victims = victimsOf(draft, losers, one)
  const back = backAt(draft, one)
  for (const [index, victim] of victims.entries()) {
    const falls = Math.round((at - (victims.length - 1 - index) * random.between(0.55, 0.85)) * 1000) / 1000
    const near = winners.toSorted(
      (a, b) =>
        distance(trackOf(draft, a).place(falls), trackOf(draft, victim).place(falls)) -
        distance(trackOf(draft, b).place(falls), trackOf(draft, victim).place(falls)),
    )
    const killer = near[random.chance(0.6) ? 0 : Math.min(1, near.length - 1)] ?? { side, role: 2 as const }
    castsOf(draft, victim, winners, losers, at - opens, falls - 0.2)
    draft.casts.push({
      at: falls - 0.35,
      length: 0.45,
      by: killer,
      to: victim,
      type: killer.role < 2 ? 'slash' : killer.role === 2 ? 'orb' : 'arrow',
    })
    draft.kills.push({ at: falls, killer, victim })
    const track = trackOf(draft, victim)
    track.setHealth(at - opens, track.health(at - opens))
    track.setHealth(falls - 1.3, random.between(0.25, 0.5))
    track.fall(falls, back + index * 0.4)
    free[foe][victim.role] = back + index * 0.4
  }
  for (const who of winners) {
    castsOf(draft, who, losers, winners, at - opens, at)
    free[side][who.role] = at + random.between(0.6, 1.6)
    hurt(draft, who, at, isFight ? random.between(0.3, 0.75) : random.between(0.6, 0.9))
  }
  for (const who of losers.filter((who) => !victims.includes(who))) {
    castsOf(draft, who, winners, losers, at - opens, at - 1)
    hurt(draft, who, at, random.between(0.2, 0.5))
    if (isLast) {
      free[foe][who.role] = at
      continue
    }
    // Survivors flee.
    const home = fountains[foe]
    const share = Math.min(1, 17 / Math.max(1, distance(place, home)))
    free[foe][who.role] = trackOf(draft, who).go(
      at - 1,
      { x: place.x + (home.x - place.x) * share, y: place.y + (home.y - place.y) * share },
      at,
    )
  }
}

function hurt(draft: Draft, who: Who, at: number, share: number): void {
  const track = trackOf(draft, who)
  const before = track.health(at - opens)
  track.setHealth(at - opens, before)
  track.setHealth(at, Math.min(before, share))
  track.setHealth(at + 26, 1)
}
