// A round planned from its end: tracks of both sides, falls with time and killer, the bomb. Seconds after the scheduled start of the match.
import type { Side } from '../../../../contract/match/match-row.ts'
import { type Random, randomOf } from '../../../feed/simulator/random.ts'
import { distance, type Point } from '../../director/pitch.ts'
import { indexOf, type MapScript, opposite, type PointCue } from '../script.ts'
import { type Gait, Track } from '../track.ts'
import { doors, posts, route, type Site, sites, spawns, stagings } from './land.ts'

export const gait: Gait = { route, fastest: 6.4, slowest: 2, sway: 0.3 }
export interface Who {
  side: Side
  role: number
}
export interface Round {
  /** From 1. */
  number: number
  from: number
  /** End of the buying phase. */
  opens: number
  /** Time of its point. */
  at: number
  winner: Side
  attacker: Side
  site: Site
  tracks: Record<Side, readonly Track[]>
  kills: { at: number; killer: Who; victim: Who }[]
  shots: { at: number; by: Who; to: Who }[]
  smokes: { at: number; place: Point }[]
  bomb: { by: Who; at: number; place: Point; defused: number | null; explodes: number | null } | null
}

const five = [0, 1, 2, 3, 4] as const
/** Seconds from a point to the next round, of the buying phase, and of a round at most, except across half-time. */
const afterglow = 5
const buying = 9
const longest = 135
/** Seconds from the start of a round until a player can have bought, run to a site and planted. */
const toPlant = 30
const never = 100_000

interface Draft extends Round {
  random: Random
  /** Start of the attack. */
  goes: number
}
const trackOf = ({ tracks }: Pick<Round, 'tracks'>, { side, role }: Who): Track => tracks[side][role] as Track
const near = (random: Random, { x, y }: Point, out: number): Point => ({
  x: x + random.between(-out, out),
  y: y + random.between(-out, out),
})

function attack(draft: Draft): void {
  const { random, attacker, site, opens, goes, at, tracks } = draft
  const lurker = random.whole(0, 4)
  for (const role of five) {
    const track = tracks[attacker][role] as Track
    const place = role === lurker ? stagings.mid : stagings[site]
    const there = track.go(opens + random.between(0, 1.2), near(random, place, 1.8), opens + 9, 5.6)
    for (let t = there + random.between(2, 5); t < goes - 2; t += random.between(4, 7)) track.go(t, near(random, place, 2.2), t + 1.5, 3)
    // The planter stays at the bomb until it is armed.
    for (let t = Math.max(there, goes + random.between(0, 1.4)), step = 0; t < at; t += random.between(2.5, 4.5), step += 1)
      track.go(
        t,
        near(random, step % 3 === 2 ? (random.pick(posts[site]) as Point) : sites[site], step === 0 ? 3.2 : 3.8),
        t + 2,
        step === 0 ? 6.4 : 3.4,
      )
  }
}

function defend(draft: Draft): void {
  const { random, attacker, site, opens, goes, at, tracks } = draft
  const defender = opposite(attacker)
  const other: Site = site === 'A' ? 'B' : 'A'
  const first: (Site | 'mid')[] = random.shuffle(['A', 'A', 'mid', 'B', 'B'])
  for (const role of five) {
    const track = tracks[defender][role] as Track
    const place = first[role] as Site | 'mid'
    const there = track.go(opens + random.between(0, 0.8), near(random, random.pick(posts[place]), 1.4), opens + 6, 6)
    const comes = place === site ? goes + random.between(0.5, 3) : goes + random.between(2.5, place === other ? 7 : 4)
    for (let t = there + random.between(2, 5); t < comes - 2; t += random.between(3, 7))
      track.go(t, near(random, random.pick(posts[place]), 1.4), t + 1.5, 3)
    for (let t = Math.max(there, comes), step = 0; t < at; t += random.between(2.5, 5), step += 1)
      track.go(
        t,
        near(random, place === site || step > 0 ? random.pick(posts[site]) : (doors[site][role % 2] as Point), 2),
        t + 2,
        step === 0 ? 6.2 : 3.4,
      )
  }
}

/** The killing side of each kill, in order; the last kill is the winner's if the other side is eliminated. */
function killOrder({ random, winner }: Draft, won: number, lost: number, isWipe: boolean): Side[] {
  const rest = random.shuffle([
    ...Array.from({ length: won - (isWipe ? 1 : 0) }, () => winner),
    ...Array.from({ length: lost }, () => opposite(winner)),
  ])
  return isWipe ? [...rest, winner] : rest
}

function fall(draft: Draft, side: Side, t: number): void {
  const { bomb, kills } = draft
  const living = (of: Side): Who[] => five.map((role): Who => ({ side: of, role })).filter((who) => !trackOf(draft, who).death(t))
  const isNeeded = (who: Who): boolean => bomb !== null && t < bomb.at && who.side === bomb.by.side && who.role === bomb.by.role
  const victims = living(opposite(side)).filter((who) => !isNeeded(who))
  let best: { killer: Who; victim: Who; off: number } | null = null
  for (const victim of victims)
    for (const killer of living(side)) {
      const off = distance(trackOf(draft, killer).place(t), trackOf(draft, victim).place(t)) + draft.random.between(0, 6)
      if (!best || off < best.off) best = { killer, victim, off }
    }
  if (!best) return
  const { killer, victim } = best
  kills.push({ at: t, killer, victim })
  for (const early of [0.5, 0.25, 0.06]) draft.shots.push({ at: t - early, by: killer, to: victim })
  const track = trackOf(draft, victim)
  track.setHealth(t - 0.9, track.health(t - 0.9))
  track.fall(t, never)
}

/** Fire without hits. */
function exchange(draft: Draft): void {
  const { random, goes, at, attacker, shots } = draft
  for (let t = goes + 0.5; t < at; t += random.between(0.35, 1.3)) {
    const by: Who = { side: random.chance(0.5) ? attacker : opposite(attacker), role: random.whole(0, 4) }
    const to: Who = { side: opposite(by.side), role: random.whole(0, 4) }
    const [one, other] = [trackOf(draft, by), trackOf(draft, to)]
    if (one.death(t) || other.death(t) || distance(one.place(t), other.place(t)) > 24) continue
    shots.push({ at: t, by, to }, { at: t + 0.16, by, to })
  }
  shots.sort((one, other) => one.at - other.at)
}

export function roundOf(id: string, map: MapScript, number: number, attacker: Side): Round {
  const points = map.cues.filter((cue): cue is PointCue => cue.type === 'point')
  const cue = points[number - 1] as PointCue
  const before = points[number - 2]?.at ?? map.start - afterglow
  const { at, side: winner } = cue
  const random = randomOf(id, 'round', map.number, number)
  const objective = (which: string): number | null =>
    map.cues.find((one) => one.type === 'objective' && one.objective === which && one.at > before && one.at <= at)?.at ?? null
  const [plantAt, defusedAt] = [objective('plant'), objective('defusal')]
  const from = Math.max(before + afterglow, Math.min(at - longest, (plantAt ?? at) - toPlant))
  const opens = from + Math.min(buying, (at - from) * 0.16)
  const goes = plantAt !== null ? Math.max(opens + 6, plantAt - 11) : from + (at - from) * random.between(0.5, 0.62)
  const team = (side: Side): Track[] =>
    five.map(
      (role) =>
        new Track(
          gait,
          near(random, side === attacker ? spawns.attack : spawns.defence, 3.2),
          from,
          role * 1.3 + (side === 'home' ? 0 : 0.6),
        ),
    )
  const site: Site = random.chance(0.5) ? 'A' : 'B'
  const draft: Draft = {
    ...{ number, from, opens, at, winner, attacker, site, random, goes },
    ...{ tracks: { home: team('home'), away: team('away') }, kills: [], shots: [], smokes: [], bomb: null },
  }
  attack(draft)
  defend(draft)
  const [won, lost] = [cue.kills[indexOf(winner)], cue.kills[indexOf(opposite(winner))]]
  // Without a bomb the attackers win only by elimination.
  const isWipe = won >= 5 || (winner === attacker && plantAt === null)
  if (plantAt !== null) {
    const by: Who = { side: attacker, role: random.whole(0, 4) }
    const place = near(random, sites[site], 1.5)
    const track = trackOf(draft, by)
    let leaves = plantAt - 4
    while (leaves > opens + 0.5 && leaves + track.needs(leaves, place) > plantAt - 3.4) leaves -= 1.2
    track.go(Math.max(opens, leaves), place, plantAt - 3.2)
    track.go(plantAt + 0.8, near(random, random.pick(posts[site]), 2), plantAt + 4, 4)
    draft.bomb = { by, at: plantAt, place, defused: defusedAt, explodes: winner === attacker && !isWipe ? at : null }
  }
  const endsIt = isWipe && defusedAt === null
  const order = killOrder(draft, isWipe ? 5 : Math.min(4, won), Math.min(4, lost), isWipe)
  const [first, last] = [goes + 1.2, defusedAt !== null ? defusedAt - 5 : at - 1.2]
  for (const [index, side] of order.entries()) {
    const isEnd = endsIt && index === order.length - 1
    fall(draft, side, isEnd ? at : first + ((Math.max(first + 0.5, last) - first) * (index + random.between(0.15, 0.75))) / order.length)
  }
  if (defusedAt !== null && draft.bomb) defuse(draft, defusedAt, draft.bomb.place)
  for (const place of doors[site]) draft.smokes.push({ at: goes - 1.5 + random.between(0, 1.5), place: near(random, place, 1) })
  exchange(draft)
  const { random: _random, goes: _goes, ...round } = draft
  return round
}

function defuse(draft: Draft, at: number, place: Point): void {
  const defender = opposite(draft.attacker)
  const able = five.map((role): Who => ({ side: defender, role })).filter((who) => !trackOf(draft, who).death(at))
  const who = able.toSorted(
    (one, other) => distance(trackOf(draft, one).place(at - 5), place) - distance(trackOf(draft, other).place(at - 5), place),
  )[0]
  if (who) trackOf(draft, who).go(at - 7.5, place, at - 4)
}
