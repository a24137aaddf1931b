// Invariants of the arena's scenes, regardless of the order of calls.
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { chance, figures, soak } from '../../../../tests/support/soak.ts'
import { matchesBetween } from '../../../feed/simulator/calendar/schedule.ts'
import { anchorDay } from '../../../feed/simulator/calendar/season.ts'
import { day } from '../../../feed/simulator/days.ts'
import type { SimMatch } from '../../../feed/simulator/model.ts'
import { world } from '../../../feed/simulator/world.ts'
import { distance } from '../../director/pitch.ts'
import { indexOf, opposite, scriptOf } from '../script.ts'
import { gameOf } from '../show.ts'
import { gait } from './draft.ts'
import { cores, fountains } from './land.ts'
import { mapPlanOf } from './plan.ts'
import type { ArenaScene } from './scene.ts'
import { arenaSceneAt } from './scene-at.ts'

vi.setConfig({ testTimeout: soak(120_000, 3_600_000) })

const draw = chance()
const all = matchesBetween(world('grandstand'), (anchorDay + 1) * day, (anchorDay + 9) * day).filter(
  (match) => match.sport === 'esports' && gameOf(match) === 'arena',
)
const matches = Array.from({ length: soak(2, 60) }, () => all[draw(all.length)] as SimMatch)
const maps = matches.flatMap((match) => scriptOf(match).maps.map((map) => ({ match, map, plan: mapPlanOf(match, map) })))

type Field = NonNullable<ArenaScene['field']>
/** Seconds after the scheduled start. */
const fieldAt = (match: SimMatch, t: number): Field => arenaSceneAt(match, match.start + Math.round(t * 1000)).field as Field

/** Share of a script's events at which no living hero can be near: the script leaves too little time to get there. */
const few = 0.1

describe('the arena', () => {
  it('destroys the core of the losing side exactly at the instant the map is won', () => {
    let alone = 0
    for (const { match, map } of maps) {
      const loser = opposite(map.winner)
      const [before, after] = [fieldAt(match, map.end - 0.001), fieldAt(match, map.end)]
      expect(before.cores[loser].fallen, `${match.id} ${map.number}`).toBeNull()
      expect(before.cores[loser].health).toBeLessThan(0.05)
      expect(after.cores[loser].fallen).toBeCloseTo(0, 3)
      expect(after.cores[map.winner].fallen).toBeNull()
      // If most of the winners have just fallen, their wave brings it down.
      const heroes = after.heroes.filter(({ fallen }) => !fallen)
      if (![...heroes, ...after.minions].some((one) => one.side === map.winner && distance(one, cores[loser]) < 14)) alone += 1
    }
    expect(alone).toBeLessThanOrEqual(Math.max(1, maps.length * few))
  })

  it('loses a hero for each kill of the row by its instant, to a player nearby', () => {
    let [kills, far] = [0, 0]
    for (const { match, map, plan } of maps) {
      for (const cue of map.cues) {
        if (cue.type !== 'point') continue
        const expected = cue.kills[indexOf(cue.side)]
        const own = plan.kills.filter(({ at, killer }) => at <= cue.at && at > cue.at - 4 && killer.side === cue.side)
        expect(own.length, `${match.id} ${cue.at}`).toBe(expected)
        for (const { at, killer, victim } of own) {
          kills += 1
          const { heroes } = fieldAt(match, at)
          const [one, other] = [killer, victim].map((who) => heroes.find(({ side, role }) => side === who.side && role === who.role)) as [
            Field['heroes'][0],
            Field['heroes'][0],
          ]
          expect(other.fallen?.age).toBeCloseTo(0, 2)
          expect(one.fallen, `${match.id} ${at}`).toBeNull()
          if (distance(one, other) >= 13) far += 1
        }
      }
    }
    expect(kills).toBeGreaterThan(matches.length * 30)
    expect(far).toBeLessThanOrEqual(kills * few)
  })

  it('loses as many towers as the statistics say, each with a player in front of it', () => {
    let [all, alone] = [0, 0]
    for (const { match, map, plan } of maps)
      for (const cue of map.cues) {
        if (cue.type !== 'objective' || cue.objective !== 'tower') continue
        const foe = opposite(cue.side)
        const expected = map.cues.filter(
          (one) => one.type === 'objective' && one.objective === 'tower' && one.side === cue.side && one.at <= cue.at,
        ).length
        const { towers, heroes, minions } = fieldAt(match, cue.at)
        expect(towers.filter(({ place, fallen }) => place.side === foe && fallen !== null).length, `${match.id} ${cue.at}`).toBe(expected)
        const fallen = towers.find(({ fallen }) => fallen !== null && fallen < 0.001)
        expect(fallen, `${match.id} ${cue.at}`).toBeDefined()
        all += 1
        if (fallen && ![...heroes, ...minions].some((one) => one.side === cue.side && distance(one, fallen.place) < 12)) alone += 1
        expect(
          plan.lines.falls.every(
            ({ tower, at }) =>
              tower.lane === null ||
              plan.lines.falls.every(
                (other) =>
                  other.tower.side !== tower.side ||
                  other.tower.lane !== tower.lane ||
                  other.tower.rank >= tower.rank ||
                  other.at <= at ||
                  at > map.end,
              ),
          ),
        ).toBe(true)
      }
    expect(alone).toBeLessThanOrEqual(all * few)
  })

  it('moves heroes no faster than they can run, except from death to their fountain', () => {
    const step = 0.04
    let [fastest, farthest, spent, scenes] = [0, 0, 0, 0]
    for (const { match, map, plan } of maps)
      for (let span = 0; span < soak(5, 40); span += 1) {
        const from = map.start + (draw(1_000) / 1_000) * (map.end - map.start)
        for (let t = from; t < from + 5; t += step) {
          for (const side of ['home', 'away'] as const)
            for (const track of plan.tracks[side]) {
              const [one, other] = [track.place(t), track.place(t + step)]
              if (!track.death(t)) fastest = track.death(t + step) ? fastest : Math.max(fastest, distance(one, other) / step)
              else if (!track.death(t + step)) expect(distance(other, fountains[side])).toBeLessThan(2)
            }
          const since = performance.now()
          const { heroes } = fieldAt(match, t)
          spent += performance.now() - since
          scenes += 1
          // Heroes make room, but never far from their track.
          for (const hero of heroes) {
            const track = plan.tracks[hero.side][hero.role] as (typeof plan.tracks)['home'][number]
            farthest = Math.max(farthest, distance(hero, track.place(track.death(t)?.at ?? t)))
          }
        }
      }
    figures({ arenaFastest: fastest, arenaFarthest: farthest, arenaSceneMs: spent / scenes })
    expect(fastest).toBeLessThan(gait.fastest + gait.sway * 1.2)
    expect(farthest).toBeLessThan(3.5)
  })

  it('is deterministic across repeated calls, call order and copies', () => {
    const match = matches[0] as SimMatch
    const { end } = scriptOf(match)
    const times = fc.array(fc.integer({ min: -3_600_000, max: end * 1000 + 900_000 }), { minLength: 2, maxLength: 8 })
    fc.assert(
      fc.property(times, (list) => {
        const forward = list.map((t) => arenaSceneAt(match, match.start + t))
        const copy = { ...match }
        const backward = list.toReversed().map((t) => arenaSceneAt(copy, match.start + t))
        expect(backward.toReversed()).toEqual(forward)
      }),
      { numRuns: soak(4, 100) },
    )
  })
})
