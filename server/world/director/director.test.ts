// What must hold of the scenes of any simulated match, whoever asks for them and in whatever order.
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { chance, figures, soak } from '../../../tests/support/soak.ts'
import { matchesBetween } from '../../feed/simulator/calendar/schedule.ts'
import { anchorDay } from '../../feed/simulator/calendar/season.ts'
import { day } from '../../feed/simulator/days.ts'
import { scores } from '../../feed/simulator/football/events.ts'
import { playFootball } from '../../feed/simulator/football/play.ts'
import type { SimMatch } from '../../feed/simulator/model.ts'
import { world } from '../../feed/simulator/world.ts'
import { pitch } from './pitch.ts'
import { planOf } from './plan.ts'
import type { Scene, ScenePlayer } from './scene.ts'
import { sceneAt } from './scene-at.ts'

vi.setConfig({ testTimeout: soak(120_000, 3_600_000) })

const draw = chance()
const all = matchesBetween(world('grandstand'), (anchorDay + 1) * day, (anchorDay + 29) * day).filter(({ sport }) => sport === 'football')
/** Whole matches cost a second each to work out: some by chance, and those whose ways are rare. */
const drawn = Array.from({ length: soak(4, 120) }, () => all[draw(all.length)] as SimMatch)
const some = (test: (match: SimMatch) => boolean): SimMatch[] => all.filter(test).slice(0, soak(1, 6))
const kinds = new Map(all.slice(0, soak(120, 1_000)).map((match) => [match, new Set(playFootball(match).moments.map(({ kind }) => kind))]))
const matches = [
  ...new Set([
    ...drawn,
    ...some((match) => match.abandoned !== null),
    ...some((match) => kinds.get(match)?.has('kick') ?? false),
    ...some((match) => kinds.get(match)?.has('cancelled') ?? false),
  ]),
]

/** Milliseconds between two pictures. */
const frame = 40
const visible = (scene: Scene): ScenePlayer[] => scene.players.filter(({ isVisible }) => isVisible)
const at = (match: SimMatch, passed: number): Scene => sceneAt(match, match.start + passed)

/** Spans of pictures: some by chance, and one round each goal, corner and kick-off of some. */
function* spans(match: SimMatch, count: number, length: number): Generator<number[]> {
  const { moments, length: whole } = playFootball(match)
  const starts = Array.from({ length: count }, () => draw(whole + 600_000) - 300_000)
  for (const moment of moments)
    if (moment.kind === 'goal' || moment.kind === 'corner' || moment.kind === 'phase') starts.push(moment.at - draw(length))
  for (const start of starts) yield Array.from({ length: length / frame }, (_, index) => start + index * frame)
}

describe('the director', () => {
  it('has the ball in the right net at the instant of each goal, and on the pitch before it', () => {
    let goals = 0
    for (const match of matches) {
      const plan = planOf(match)
      for (const moment of plan.moments) {
        const isIn = moment.kind === 'goal' || (moment.kind === 'kick' && moment.scored)
        if (!isIn) continue
        goals += 1
        const end = plan.shots.find(({ cue }) => cue.at === moment.at / 1000)?.end as number
        const { ball } = at(match, moment.at)
        const what = `${match.id} ${moment.at}`
        expect(ball.x * end, what).toBeGreaterThan(pitch.x + 0.2)
        expect(ball.x * end, what).toBeLessThan(pitch.x + pitch.net)
        expect(Math.abs(ball.y), what).toBeLessThan(pitch.goal)
        expect(ball.z, what).toBeLessThan(pitch.bar)
        expect(at(match, moment.at - 400).ball.x * end, what).toBeLessThan(pitch.x)
      }
    }
    expect(goals).toBeGreaterThan(matches.length)
  })

  it('attacks the same end as its side does in that half', () => {
    for (const match of matches) {
      const { shots, moments } = planOf(match)
      const second = (moments.find((one) => one.kind === 'phase' && one.phase === 'second-half')?.at ?? Number.POSITIVE_INFINITY) / 1000
      for (const half of [false, true]) {
        const ends = shots
          .filter(({ cue }) => !cue.inShootOut && cue.at > second === half && cue.at < second + 3_000)
          .map(({ cue, end }) => end * (cue.side === 'home' ? 1 : -1))
        expect(new Set(ends).size, match.id).toBeLessThanOrEqual(1)
      }
    }
  })

  it('shows the score of the events at every instant', () => {
    for (const match of matches) {
      const { moments, length } = playFootball(match)
      const after = scores(moments)
      const due = (t: number): number[] => after[moments.findLastIndex((one) => one.at <= t)] ?? [0, 0]
      const times = Array.from({ length: 200 }, () => draw(length + 60_000))
      for (const moment of moments)
        if (moment.kind === 'goal' || moment.kind === 'cancelled' || moment.kind === 'score')
          times.push(moment.at - 1, moment.at, moment.at + frame)
      for (const t of times) expect(at(match, t).board.score, `${match.id} ${t}`).toEqual(due(t))
    }
  })

  it('moves nobody and nothing faster than it can be, and nobody out of sight of the pitch', () => {
    let [fastest, quickest, pictures] = [0, 0, 0]
    for (const match of matches)
      for (const span of spans(match, 6, 4_000)) {
        let last: Scene | null = null
        for (const t of span) {
          const scene = at(match, t)
          const what = `${match.id} ${t}`
          pictures += 1
          for (const { x, y } of [...visible(scene), scene.referee, ...scene.assistants]) {
            expect(Math.abs(x), what).toBeLessThanOrEqual(pitch.x + 6)
            expect(Math.abs(y), what).toBeLessThanOrEqual(pitch.y + 8)
          }
          if (last) {
            const seconds = frame / 1000
            const moved = Math.hypot(scene.ball.x - last.ball.x, scene.ball.y - last.ball.y, scene.ball.z - last.ball.z) / seconds
            fastest = Math.max(fastest, moved)
            expect(moved, `ball ${what}`).toBeLessThanOrEqual(36)
            for (const [index, player] of scene.players.entries()) {
              const before = last.players[index] as ScenePlayer
              if (!player.isVisible || !before.isVisible) continue
              const speed = Math.hypot(player.x - before.x, player.y - before.y) / seconds
              quickest = Math.max(quickest, speed)
              expect(speed, `${index} ${what}`).toBeLessThanOrEqual(10.5)
              expect(Math.hypot(player.vx, player.vy), `${index} ${what}`).toBeLessThanOrEqual(10.5)
            }
          }
          last = scene
        }
      }
    figures({ 'fastest ball, m/s': fastest.toFixed(1), 'fastest player, m/s': quickest.toFixed(1), pictures })
  })

  it('lets no two players stand in one another', () => {
    for (const match of matches)
      for (const span of spans(match, 4, 4_000)) {
        const since = new Map<number, number>()
        for (const t of span) {
          const players = visible(at(match, t))
          for (const [index, one] of players.entries())
            for (const other of players.slice(index + 1)) {
              const key = (one.slot + (one.side === 'home' ? 0 : 11)) * 22 + other.slot + (other.side === 'home' ? 0 : 11)
              const isNear = Math.hypot(one.x - other.x, one.y - other.y) < 0.4
              if (!isNear) since.delete(key)
              else expect(t - (since.get(key) ?? t), `${match.id} ${t}`).toBeLessThan(1_000)
              if (isNear && !since.has(key)) since.set(key, t)
            }
        }
      }
  })

  it('has the ball near who strikes it, and eleven players of each side but those who were sent off', () => {
    let [near, shots] = [0, 0]
    for (const match of matches)
      for (const { cue, struck } of planOf(match).shots) {
        const scene = at(match, Math.round(struck * 1000))
        const shooter = scene.players[cue.shooter] as ScenePlayer
        shots += 1
        if (Math.hypot(shooter.x - scene.ball.x, shooter.y - scene.ball.y) < 1.8) near += 1
        expect(visible(scene).length, match.id).toBeGreaterThanOrEqual(22 - scene.board.reds[0] - scene.board.reds[1])
      }
    expect(near / shots).toBeGreaterThan(0.93)
  })

  it('is the same however often, in whatever order and of whichever copy it is asked', () => {
    const match = matches[0] as SimMatch
    const { length } = playFootball(match)
    const times = fc.array(fc.integer({ min: -3_600_000, max: length + 900_000 }), { minLength: 2, maxLength: 12 })
    fc.assert(
      fc.property(times, (list) => {
        const forward = list.map((t) => at(match, t))
        const copy = { ...match }
        const backward = list.toReversed().map((t) => at(copy, t))
        expect(backward.toReversed()).toEqual(forward)
      }),
      { numRuns: soak(20, 300) },
    )
    // Worked out anew after others have been watched.
    const before = at(match, length / 2)
    for (const other of all.slice(0, 7)) sceneAt(other, other.start)
    expect(at(match, length / 2)).toEqual(before)
  })
})
