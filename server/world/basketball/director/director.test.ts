// Invariants of the scenes of any simulated match, regardless of the order of calls.
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { minuteText } from '../../../../rules/match/match-clock.ts'
import { chance, figures, soak } from '../../../../tests/support/soak.ts'
import { reduce } from '../../../features/match/reduce/reduce.ts'
import { newState } from '../../../features/match/state.ts'
import { basketballEvents } from '../../../feed/simulator/basketball/events.ts'
import type { Incident } from '../../../feed/simulator/basketball/model.ts'
import { playBasketball } from '../../../feed/simulator/basketball/play.ts'
import { matchesBetween } from '../../../feed/simulator/calendar/schedule.ts'
import { anchorDay } from '../../../feed/simulator/calendar/season.ts'
import { day } from '../../../feed/simulator/days.ts'
import { fixtureOf } from '../../../feed/simulator/match.ts'
import type { SimMatch } from '../../../feed/simulator/model.ts'
import { world } from '../../../feed/simulator/world.ts'
import { court, freeThrow } from './court.ts'
import { handsOf } from './lineups.ts'
import { planOf } from './plan.ts'
import type { Player, Scene } from './scene.ts'
import { sceneAt } from './scene-at.ts'

vi.setConfig({ testTimeout: soak(300_000, 3_600_000) })

const draw = chance()
const all = matchesBetween(world('grandstand'), (anchorDay + 1) * day, (anchorDay + 9) * day).filter(({ sport }) => sport === 'basketball')
/** The first match like one of the world's, with its own id, that goes into overtime. */
function overtime(): SimMatch {
  for (let number = 0; ; number += 1) {
    const match = { ...(all[draw(all.length)] as SimMatch), id: `overtime-${number}` }
    if (playBasketball(match, true).periods.length > 4) return match
  }
}
const matches = [...Array.from({ length: soak(1, 40) }, () => all[draw(all.length)] as SimMatch), overtime()]

/** Milliseconds between two pictures. */
const frame = 40
const at = (match: SimMatch, passed: number): Scene => sceneAt(match, match.start + passed)
const visible = ({ players }: Scene): Player[] => players.filter(({ isVisible }) => isVisible)
const isBasket = (incident: Incident): incident is Incident & { kind: 'points' } => incident.kind === 'points'
const fromRing = ({ ball }: Scene): number => Math.hypot(Math.abs(ball.x) - court.ring, ball.y)

/** Spans of pictures: some random, and one around each basket of some matches. */
function* spans(match: SimMatch, count: number, length: number): Generator<number[]> {
  const { incidents, length: whole } = playBasketball(match)
  const starts = Array.from({ length: count }, () => draw(whole + 200_000) - 120_000)
  for (const incident of incidents) if (incident.kind !== 'phase' && draw(9) === 0) starts.push(incident.at - draw(length))
  for (const incident of incidents) if (incident.kind === 'phase') starts.push(incident.at - length / 2)
  for (const start of starts) yield Array.from({ length: length / frame }, (_, index) => start + index * frame)
}

describe('the basketball director', () => {
  it('drops the ball through a ring at the instant of each basket, and through none at a miss', () => {
    let [baskets, misses] = [0, 0]
    for (const match of matches) {
      const { incidents } = playBasketball(match)
      for (const [index, incident] of incidents.entries()) {
        const what = `${match.id} ${incident.at}`
        if (incident.kind === 'points') {
          baskets += 1
          const scene = at(match, incident.at)
          expect(fromRing(scene), what).toBeLessThan(court.rimRadius / 2)
          expect(Math.abs(scene.ball.z - court.rim), what).toBeLessThan(0.1)
          // The script may have two decisions within a tenth of a second, at the end of a period.
          const next = incidents[index + 1]
          if (!next || next.at === incident.at || next.at - incident.at > 200)
            expect(at(match, incident.at + 160).ball.z, what).toBeLessThan(court.rim - 0.2)
        } else if (incident.kind === 'miss') {
          misses += 1
          for (const later of [0, 160]) {
            const scene = at(match, incident.at + later)
            const isIn = fromRing(scene) < 0.1 && scene.ball.z < court.rim + 0.1 && scene.ball.z > court.rim - 0.6
            expect(isIn, what).toBe(false)
          }
        }
      }
    }
    expect(baskets).toBeGreaterThan(60 * matches.length)
    expect(misses).toBeGreaterThan(40 * matches.length)
  })

  it('has the sides score at opposite ends in each half, and switches ends at half-time', () => {
    for (const match of matches) {
      const { incidents } = playBasketball(match)
      const ends = incidents
        .filter(isBasket)
        .map((incident) => Math.sign(at(match, incident.at).ball.x) * (incident.side === 'home' ? 1 : -1) * (incident.period > 2 ? -1 : 1))
      expect(new Set(ends).size, match.id).toBe(1)
    }
  })

  it('shows the score of the script at every instant', () => {
    for (const match of matches) {
      const { incidents, length } = playBasketball(match)
      const due = (t: number): [number, number] => {
        const score: [number, number] = [0, 0]
        for (const incident of incidents)
          if (isBasket(incident) && incident.at <= t) score[incident.side === 'home' ? 0 : 1] += incident.count
        return score
      }
      const times = Array.from({ length: 100 }, () => draw(length + 60_000))
      for (const incident of incidents) if (isBasket(incident)) times.push(incident.at - 1, incident.at, incident.at + frame)
      for (const t of times) {
        const { score, periods } = at(match, t).board
        expect(score, `${match.id} ${t}`).toEqual(due(t))
        for (const side of [0, 1] as const) expect(periods.reduce((sum, pair) => sum + pair[side], 0)).toBe(score[side])
      }
    }
  })

  it('has the clock of the row that the product shows', () => {
    for (const match of matches) {
      const play = playBasketball(match)
      const events = basketballEvents(match, play)
      let state = newState(fixtureOf(match), new Date(match.start).toISOString())
      let next = 0
      const times = Array.from({ length: soak(600, 4_000) }, () => draw(play.length + 30_000)).sort((one, other) => one - other)
      for (const t of times) {
        for (; next < events.length && Date.parse((events[next] as { at: string }).at) <= match.start + t; next += 1)
          state = reduce(state, events[next] as (typeof events)[number]).state
        const { period, clock, phase } = at(match, t).board
        const what = `${match.id} ${t}`
        expect(phase, what).toBe(state.core.phase)
        const row = minuteText(state.core, match.start + t)
        if (clock) expect(`${period} ${clock}`, what).toBe(row)
        else expect(row, what).not.toContain(':')
      }
    }
  })

  it('moves nothing faster than possible, and keeps everyone at the court during play', () => {
    let [fastest, quickest, pictures, spent] = [0, 0, 0, 0]
    const seconds = frame / 1000
    for (const match of matches) {
      const { periods } = planOf(match)
      for (const span of spans(match, 8, 4_000)) {
        const most = { ball: 0, player: 0, x: 0, y: 0 }
        const isPlayed = periods.some(({ begins, ends }) => begins * 1000 < (span[0] as number) && ends * 1000 > (span.at(-1) as number))
        let last: Scene | null = null
        for (const t of span) {
          const since = performance.now()
          const scene = at(match, t)
          spent += performance.now() - since
          pictures += 1
          if (last) {
            const { ball } = scene
            most.ball = Math.max(most.ball, Math.hypot(ball.x - last.ball.x, ball.y - last.ball.y, ball.z - last.ball.z) / seconds)
            for (const [index, player] of scene.players.entries()) {
              const before = last.players[index] as Player
              if (player.isVisible && before.isVisible)
                most.player = Math.max(most.player, Math.hypot(player.x - before.x, player.y - before.y) / seconds)
              if (!isPlayed) continue
              most.x = Math.max(most.x, Math.abs(player.x))
              most.y = Math.max(most.y, Math.abs(player.y))
            }
          }
          last = scene
        }
        const what = `${match.id} from ${span[0]}`
        // Decisions in the last seconds of a period are thrown from the ball's current position.
        const isHurried = periods
          .flatMap(({ plays }) => plays)
          .some((one) => {
            if (one.type !== 'possession' || one.ends - one.begins >= 3.5) return false
            return one.ends * 1000 >= (span[0] as number) && one.ends * 1000 <= (span.at(-1) as number) + 4_000
          })
        if (!isHurried) expect(most.ball, what).toBeLessThan(60)
        expect(most.player, what).toBeLessThan(8.6)
        expect(most.x, what).toBeLessThan(court.x + 2.4)
        expect(most.y, what).toBeLessThan(court.y + 1.95)
        if (!isHurried) fastest = Math.max(fastest, most.ball)
        quickest = Math.max(quickest, most.player)
      }
    }
    figures({
      'ms a scene': (spent / pictures).toFixed(3),
      'fastest ball, m/s': fastest.toFixed(1),
      'fastest player, m/s': quickest.toFixed(1),
      pictures,
    })
  })

  it('lets no two people overlap', () => {
    for (const match of matches)
      for (const span of spans(match, 6, 4_000)) {
        const since = new Map<number, number>()
        for (const t of span) {
          const people = visible(at(match, t))
          for (const [index, one] of people.entries())
            for (const [later, other] of people.slice(index + 1).entries()) {
              const key = index * 20 + later
              const isNear = Math.hypot(one.x - other.x, one.y - other.y) < 0.4
              if (!isNear) since.delete(key)
              else expect(t - (since.get(key) ?? t), `${match.id} ${t}`).toBeLessThan(1_000)
              if (isNear && !since.has(key)) since.set(key, t)
            }
        }
      }
  })

  it('has five players per side on court, everyone named among them, and the ball in the shooter’s hands', () => {
    let [shots, own] = [0, 0]
    for (const match of matches)
      for (const incident of playBasketball(match).incidents) {
        const { players } = at(match, incident.at)
        const what = `${match.id} ${incident.at}`
        const ids = players.map(({ id }) => id)
        expect(new Set(ids).size, what).toBe(10)
        for (const [side, { id }] of handsOf(incident)) expect(players.find((one) => one.id === id)?.side, what).toBe(side)
        if (!isBasket(incident)) continue
        shots += 1
        const isHis = [100, 400, 700, 1_000, 1_300, 1_600].some((before) =>
          at(match, incident.at - before).players.some(({ id, hold }) => hold !== null && id === incident.player.id),
        )
        if (isHis) own += 1
      }
    expect(own / shots).toBeGreaterThan(0.97)
  })

  it('takes each kind of shot from its proper place', () => {
    const share: { [manner: string]: [right: number, all: number] } = {}
    for (const match of matches)
      for (const incident of playBasketball(match).incidents) {
        if (incident.kind !== 'points' && incident.kind !== 'miss') continue
        const { manner } = incident
        if (incident.kind === 'miss' && incident.by) continue
        // The last holder before the decision.
        const before = Array.from({ length: 24 }, (_, index) => at(match, incident.at - (index + 1) * 60))
        const scene = before.find(({ players }) => players.some(({ hold }) => hold !== null))
        if (!scene) continue
        const far = fromRing(scene)
        const isRight =
          manner === 'three'
            ? far > court.three - 0.3
            : manner === 'two'
              ? far < court.three
              : manner === 'free'
                ? Math.abs(far - freeThrow) < 0.5
                : far < 2.6
        const count = share[manner] ?? [0, 0]
        share[manner] = [count[0] + (isRight ? 1 : 0), count[1] + 1]
      }
    for (const [manner, [right, count]] of Object.entries(share))
      expect(count - right, `${manner}, of ${count}`).toBeLessThanOrEqual(manner === 'free' ? count * 0.01 : Math.max(3, count * 0.15))
    expect(Object.keys(share).sort()).toEqual(['dunk', 'free', 'layup', 'three', 'two'])
  })

  it('gathers both sides at their benches in a time-out, and clears the court at half-time', () => {
    let timeouts = 0
    for (const match of matches)
      for (const incident of playBasketball(match).incidents) {
        const what = `${match.id} ${incident.at}`
        if (incident.kind === 'timeout') {
          timeouts += 1
          for (const { x, y, side } of at(match, incident.at + 30_000).players) {
            expect(y, what).toBeLessThan(-6.6)
            expect(Math.sign(x), what).toBe(side === 'home' ? -1 : 1)
          }
        } else if (incident.kind === 'phase' && incident.phase === 'half-time')
          expect(visible(at(match, incident.at + 120_000)), what).toEqual([])
      }
    expect(timeouts).toBeGreaterThan(0)
  })

  it('is deterministic across repeated calls, call order and copies', async () => {
    const match = matches[0] as SimMatch
    const { length } = playBasketball(match)
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
    // A fresh module without caches computes the same.
    vi.resetModules()
    const { sceneAt: another } = await import('./scene-at.ts')
    expect(another(match, match.start + length / 2)).toEqual(at(match, length / 2))
  })
})
