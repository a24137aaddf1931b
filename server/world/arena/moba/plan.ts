// Plans a map of the arena from its script: who must be where at which time, so that every hero, tower and monster falls at its time, near
// those who bring it down.
import type { Side } from '../../../../contract/match/match-row.ts'
import type { SimMatch } from '../../../feed/simulator/model.ts'
import { distance, type Point } from '../../director/pitch.ts'
import { type MapScript, type ObjectiveCue, oncePerMatch, opposite, type PointCue } from '../script.ts'
import { type Draft, draftOf, lateness, living, tardiness, trackOf } from './draft.ts'
import { fight } from './fight.ts'
import { frontAt, nextTowers } from './front.ts'
import { idle } from './idle.ts'
import { camps, cores, fountains, type Lane, lanePoint, lanes, pits, river, type TowerPlace } from './land.ts'
import type { MapPlan } from './plan-model.ts'
import { siege } from './siege.ts'

/** The tower that falls: near the heroes, but never so that the lane which decides the map stays closed. */
function chooseTower(draft: Draft, { side, at }: ObjectiveCue, mainLane: Lane): TowerPlace | null {
  const { script, random, falls } = draft
  const foe = opposite(side)
  const fallen = falls.filter((fall) => fall.at < Number.POSITIVE_INFINITY).map(({ tower }) => tower)
  const choice = nextTowers(fallen, foe)
  const left = script.cues.filter(
    (cue) => cue.type === 'objective' && cue.objective === 'tower' && cue.side === side && cue.at >= at,
  ).length
  const needed = falls.filter(
    ({ tower, at: when }) => tower.side === foe && when === Number.POSITIVE_INFINITY && (tower.lane === mainLane || tower.lane === null),
  ).length
  const isForced = side === script.winner && left <= needed
  const may = choice.filter((tower) =>
    isForced ? tower.lane === mainLane || tower.lane === null : (tower.rank < 2 || left > needed) && tower.rank < 3,
  )
  const list = may.length > 0 ? may : choice
  if (list.length === 0) return null
  const crowd = living(draft, side, at)
  const cost = (tower: TowerPlace): number =>
    crowd
      .map((who) => tardiness(draft, who, tower, at - 8))
      .toSorted((one, other) => one - other)
      .slice(0, 2)
      .reduce((sum, one) => sum + one, 0) +
    tower.rank * 4 +
    random.between(0, 6)
  const costs = list.map(cost)
  return list[costs.indexOf(Math.min(...costs))] as TowerPlace
}

function planObjective(draft: Draft, cue: ObjectiveCue, mainLane: Lane): void {
  const { at, side, objective } = cue
  if (objective === 'tower') {
    const tower = chooseTower(draft, cue, mainLane)
    const fall = draft.falls.find((one) => one.tower === tower)
    if (!tower || !fall) return
    fall.at = at
    draft.pushes.push({ lane: tower.lane ?? mainLane, share: tower.share + (side === 'home' ? -0.012 : 0.012), from: at - 11, to: at + 1 })
    siege(draft, { at, side, place: tower, type: 'tower', most: 3 })
  } else if (objective === 'dragon' || objective === 'baron')
    siege(draft, { at, side, place: pits[objective], type: objective, most: objective === 'baron' ? 5 : 4 })
}

/** Candidate places of a fight, the more likely ones first. */
function choosePlace(draft: Draft, cue: PointCue, count: number): Point {
  const { random, stages, script } = draft
  const { at, side } = cue
  const last = script.cues.findLast(({ type }) => type === 'point') === cue
  const base = cores[opposite(script.winner)]
  if (last) return { x: base.x + (50 - base.x) * 0.2, y: base.y + (50 - base.y) * 0.2 }
  const near = stages.at(-1)
  const late = lateness(draft, at)
  const fronts = lanes.map((lane) => lanePoint(lane, frontAt(draft, lane, at)))
  const candidates: [Point, number][] = [
    ...fronts.map((place, index): [Point, number] => [place, late > 0.5 && index === 1 ? -3 : 0]),
    ...(near && at - near.at < 45 ? [[near.place, -14] as [Point, number]] : []),
    ...[river[2], river[4], river[6]].map((place): [Point, number] => [place as Point, 2]),
    [random.pick(camps), 5],
    // Or the position of any opponent.
    ...living(draft, opposite(side), at - 6).map((who): [Point, number] => [trackOf(draft, who).place(at - 8), 7]),
  ]
  const cost = ([place, bonus]: [Point, number]): number => {
    const late = (who: Side, count: number): number =>
      living(draft, who, at - 6)
        .map((one) => tardiness(draft, one, place, at - 6))
        .toSorted((one, other) => one - other)
        .slice(0, count)
        .reduce((sum, one) => sum + one, 0)
    const guarded = Math.max(0, 26 - distance(place, fountains[side])) + Math.max(0, 26 - distance(place, fountains[opposite(side)]))
    return late(side, Math.max(2, count)) * 2 + late(opposite(side), count) * 3 + bonus + guarded + random.between(0, 9)
  }
  const costs = candidates.map(cost)
  return (candidates[costs.indexOf(Math.min(...costs))] as [Point, number])[0]
}

function planMap(match: SimMatch, script: MapScript): MapPlan {
  const draft = draftOf(match, script)
  const mainLane = draft.random.weighted(lanes, (lane) => (lane === 'mid' ? 3 : 2))
  let from = script.start + 3
  for (const cue of script.cues) {
    idle(draft, from, cue.at)
    if (cue.type === 'objective') planObjective(draft, cue, mainLane)
    else {
      const count = Math.min(5, cue.kills[cue.side === 'home' ? 0 : 1])
      const next = script.cues.find(({ at, type }) => at > cue.at && type === 'point')
      fight(draft, { at: cue.at, side: cue.side, count, place: choosePlace(draft, cue, count), next: next?.at ?? null })
    }
    from = cue.at + 1.5
  }
  const foe = opposite(script.winner)
  draft.pushes.push({ lane: mainLane, share: foe === 'home' ? 0.02 : 0.98, from: script.end - 14, to: script.over + 20 })
  siege(draft, { at: script.end, side: script.winner, place: cores[foe], type: 'core', most: 5 })
  // The beaten side's remaining towers fall with its core.
  for (const fall of draft.falls)
    if (fall.tower.side === foe && fall.at === Number.POSITIVE_INFINITY) fall.at = script.end + 0.15 + draft.random.between(0, 1.2)
  const { tracks, falls, pushes, phase, casts, kills, stages } = draft
  casts.sort((one, other) => one.at - other.at)
  return { script, tracks, lines: { falls, pushes, phase }, casts, kills: kills.toSorted((one, other) => one.at - other.at), stages }
}

/** The maps of a match, each planned on first use. */
const planOf = oncePerMatch((match) => {
  const made = new Map<MapScript, MapPlan>()
  return (script: MapScript): MapPlan => {
    const known = made.get(script) ?? planMap(match, script)
    made.set(script, known)
    return known
  }
})
export const mapPlanOf = (match: SimMatch, script: MapScript): MapPlan => planOf(match)(script)
