// Invariants of the shooter's rounds and scenes.
import { describe, expect, it, vi } from 'vitest'
import { chance, soak } from '../../../../tests/support/soak.ts'
import { matchesBetween } from '../../../feed/simulator/calendar/schedule.ts'
import { anchorDay } from '../../../feed/simulator/calendar/season.ts'
import { day } from '../../../feed/simulator/days.ts'
import type { SimMatch } from '../../../feed/simulator/model.ts'
import { world } from '../../../feed/simulator/world.ts'
import { distance } from '../../director/pitch.ts'
import { indexOf, opposite, type PointCue, scriptOf } from '../script.ts'
import { gameOf } from '../show.ts'
import { gait } from './round.ts'
import { attackerOf, roundAt, type ShooterScene, shooterSceneAt } from './scene-at.ts'

vi.setConfig({ testTimeout: soak(60_000, 3_600_000) })

const draw = chance()
const all = matchesBetween(world('grandstand'), (anchorDay + 1) * day, (anchorDay + 9) * day).filter(
  (match) => match.sport === 'esports' && gameOf(match) === 'shooter',
)
const matches = Array.from({ length: soak(3, 60) }, () => all[draw(all.length)] as SimMatch)
type Field = NonNullable<ShooterScene['field']>
const fieldAt = (match: SimMatch, t: number): Field => shooterSceneAt(match, match.start + Math.round(t * 1000)).field as Field
const living = ({ people }: Field, side: 'home' | 'away'): number => people.filter((one) => one.side === side && !one.fallen).length

const rounds = matches.flatMap((match) =>
  scriptOf(match).maps.flatMap((map) => {
    const points = map.cues.filter((cue): cue is PointCue => cue.type === 'point')
    return points.map((cue, index) => ({ match, map, cue, number: index + 1, round: roundAt(match, map, cue.at - 0.001) }))
  }),
)

describe('a round of the shooter', () => {
  it('is won at its instant: by elimination, bomb explosion, defusal or timeout', () => {
    const ways = new Set<string>()
    for (const { match, map, cue, number, round } of rounds) {
      const what = `${match.id} ${map.number} ${number}`
      expect([round.number, round.at, round.attacker], what).toEqual([number, cue.at, attackerOf(number)])
      const [before, after] = [fieldAt(match, cue.at - 0.002), fieldAt(match, cue.at)]
      const loser = opposite(cue.side)
      const isOut = living(after, loser) === 0
      const isDefused = after.bomb !== null && after.bomb.defused !== null
      const isExploded = after.bomb !== null && after.bomb.exploded !== null
      if (cue.side === round.attacker) expect(isOut || isExploded, what).toBe(true)
      else expect(after.bomb === null || isDefused || isOut, what).toBe(true)
      if (isOut && !isDefused) expect(living(before, loser), what).toBe(1)
      if (isExploded) expect(before.bomb?.exploded, what).toBeNull()
      expect(living(after, cue.side), what).toBeGreaterThan(0)
      ways.add(isOut ? 'out' : isDefused ? 'defused' : isExploded ? 'exploded' : 'time')
    }
    expect([...ways].sort()).toEqual(['defused', 'exploded', 'out', 'time'])
  })

  it('has as many kills as the statistics, unless a side had to be eliminated', () => {
    for (const { match, cue, round, number } of rounds) {
      const after = fieldAt(match, cue.at)
      const fallen = 5 - living(after, opposite(cue.side))
      if (fallen < 5) expect(fallen, `${match.id} ${number}`).toBe(Math.min(4, cue.kills[indexOf(cue.side)]))
      expect(5 - living(after, cue.side), `${match.id} ${number}`).toBe(Math.min(4, cue.kills[indexOf(opposite(cue.side))]))
      expect(new Set(round.kills.map(({ victim }) => `${victim.side}${victim.role}`)).size).toBe(round.kills.length)
    }
  })

  it('has the bomb planted at its instant by a player on the spot, and defused by the other side', () => {
    let planted = 0
    for (const { match, map, round } of rounds) {
      if (!round.bomb) continue
      planted += 1
      const cue = map.cues.find((one) => one.type === 'objective' && one.at === round.bomb?.at)
      expect(cue?.side).toBe(round.attacker)
      const field = fieldAt(match, round.bomb.at)
      const { by, place, defused } = round.bomb
      const planter = field.people.find(({ side, role }) => side === by.side && role === by.role)
      expect(planter && !planter.fallen && distance(planter, place) < 9, `${match.id} ${round.number}`).toBe(true)
      if (defused === null) continue
      const defender = opposite(round.attacker)
      expect(
        fieldAt(match, defused).people.some((one) => one.side === defender && !one.fallen),
        `${match.id} ${round.number}`,
      ).toBe(true)
    }
    expect(planted).toBeGreaterThan(10)
  })

  it('has nobody on the field at half-time, and the other side attacks afterwards', () => {
    let halves = 0
    for (const { match, map, number, round } of rounds) {
      if (number !== 13) continue
      const before = roundAt(match, map, round.from - 0.001)
      expect([before.number, before.attacker === round.attacker]).toEqual([12, false])
      expect(fieldAt(match, before.at + 5).round).toBe(12)
      if (round.from - before.at < 20) continue
      halves += 1
      const pause = shooterSceneAt(match, match.start + Math.round((before.at + round.from) * 500 + 3_000))
      expect([pause.field, pause.overlay, pause.board.map]).toEqual([null, null, map.number])
      expect(fieldAt(match, round.from + 1).round).toBe(13)
    }
    expect(halves).toBeGreaterThan(0)
  })

  it('moves players no faster than they can run, and shows them where they walk', () => {
    const step = 0.04
    let [fastest, farthest] = [0, 0]
    for (let span = 0; span < soak(25, 900); span += 1) {
      const { match, round } = rounds[draw(rounds.length)] as (typeof rounds)[number]
      const from = round.from + 0.01 + (draw(1_000) / 1_000) * (round.at - round.from - 2)
      for (let t = from; t < Math.min(round.at, from + 3); t += step) {
        const { people } = fieldAt(match, t)
        for (const one of people) {
          const track = round.tracks[one.side][one.role] as (typeof round.tracks)['home'][number]
          const death = track.death(t)
          if (!death && !track.death(t + step)) fastest = Math.max(fastest, distance(track.place(t), track.place(t + step)) / step)
          farthest = Math.max(farthest, distance(one, track.place(death?.at ?? t)))
        }
      }
    }
    expect(fastest).toBeLessThan(gait.fastest + gait.sway * 1.2)
    expect(farthest).toBeLessThan(4)
  })
})
