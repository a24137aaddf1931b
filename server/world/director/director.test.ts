// Invariants of the scenes of any simulated match, regardless of the order of calls.
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { chance, figures, soak } from '../../../tests/support/soak.ts'
import { matchesBetween } from '../../feed/simulator/calendar/schedule.ts'
import { anchorDay } from '../../feed/simulator/calendar/season.ts'
import { day } from '../../feed/simulator/days.ts'
import { scores } from '../../feed/simulator/football/events.ts'
import type { Incident } from '../../feed/simulator/football/model.ts'
import { playFootball } from '../../feed/simulator/football/play.ts'
import type { SimMatch } from '../../feed/simulator/model.ts'
import { world } from '../../feed/simulator/world.ts'
import { pitch } from './pitch.ts'
import { planOf, type Stretch, stretchAt } from './plan.ts'
import type { Scene, ScenePlayer } from './scene.ts'
import { sceneAt } from './scene-at.ts'

vi.setConfig({ testTimeout: soak(600_000, 7_200_000) })

const draw = chance()
const all = matchesBetween(world('grandstand'), (anchorDay + 1) * day, (anchorDay + 9) * day).filter(({ sport }) => sport === 'football')
/** Full matches take a second each to compute: some random ones, and those with rare events. */
const drawn = Array.from({ length: soak(4, 40) }, () => all[draw(all.length)] as SimMatch)
/** The first match like one of the world's, with its own id, that satisfies the test. */
function like(name: string, more: Partial<SimMatch>, test: (incidents: Incident[]) => boolean): SimMatch {
  for (let number = 0; ; number += 1) {
    const match = { ...(all[draw(all.length)] as SimMatch), ...more, id: `${name}-${number}` }
    if (test(playFootball(match).incidents)) return match
  }
}
const has =
  (kind: Incident['kind']) =>
  (incidents: Incident[]): boolean =>
    incidents.some((one) => one.kind === kind)
const matches = [
  ...drawn,
  like('abandoned', { abandoned: 60 }, has('abandoned')),
  like('shoot-out', { decides: true, firstLeg: null }, has('kick')),
  like('cancelled', {}, has('cancelled')),
  // The simulator ignores distances: it may shoot, or win a corner, in the first seconds after a kick-off.
  like('at once', {}, (incidents) =>
    incidents.some(
      ({ kind, at }) =>
        (kind === 'shot' || kind === 'corner') && incidents.some((one) => one.kind === 'phase' && at > one.at && at < one.at + 2_000),
    ),
  ),
]

/** Milliseconds between two pictures. */
const frame = 40
const visible = (scene: Scene): ScenePlayer[] => scene.players.filter(({ isVisible }) => isVisible)
const at = (match: SimMatch, passed: number): Scene => sceneAt(match, match.start + passed)

/** Spans of pictures: some random, and one around each goal, corner and kick-off of some matches. */
function* spans(match: SimMatch, count: number, length: number): Generator<number[]> {
  const { incidents, length: whole } = playFootball(match)
  const starts = Array.from({ length: count }, () => draw(whole + 600_000) - 300_000)
  for (const incident of incidents)
    if (incident.kind === 'goal' || incident.kind === 'corner' || incident.kind === 'phase') starts.push(incident.at - draw(length))
  for (const start of starts) yield Array.from({ length: length / frame }, (_, index) => start + index * frame)
}

describe('the director', () => {
  it('has the ball in the right net at the instant of each goal, and on the pitch before it', () => {
    let goals = 0
    for (const match of matches) {
      const plan = planOf(match)
      for (const incident of plan.incidents) {
        const isIn = incident.kind === 'goal' || (incident.kind === 'kick' && incident.scored)
        if (!isIn) continue
        goals += 1
        const end = plan.shots.find(({ cue }) => cue.at === incident.at / 1000)?.end as number
        const { ball } = at(match, incident.at)
        const what = `${match.id} ${incident.at}`
        expect(ball.x * end, what).toBeGreaterThan(pitch.x + 0.2)
        expect(ball.x * end, what).toBeLessThan(pitch.x + pitch.net)
        expect(Math.abs(ball.y), what).toBeLessThan(pitch.goal)
        expect(ball.z, what).toBeLessThan(pitch.bar)
        expect(at(match, incident.at - 400).ball.x * end, what).toBeLessThan(pitch.x)
      }
    }
    expect(goals).toBeGreaterThan(matches.length)
  })

  it('has each side attack the same end throughout a half', () => {
    for (const match of matches) {
      const { shots, incidents } = planOf(match)
      const second = (incidents.find((one) => one.kind === 'phase' && one.phase === 'second-half')?.at ?? Number.POSITIVE_INFINITY) / 1000
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
      const { incidents, length } = playFootball(match)
      const after = scores(incidents)
      const due = (t: number): number[] => after[incidents.findLastIndex((one) => one.at <= t)] ?? [0, 0]
      const times = Array.from({ length: 200 }, () => draw(length + 60_000))
      for (const incident of incidents)
        if (incident.kind === 'goal' || incident.kind === 'cancelled' || incident.kind === 'score')
          times.push(incident.at - 1, incident.at, incident.at + frame)
      for (const t of times) expect(at(match, t).board.score, `${match.id} ${t}`).toEqual(due(t))
    }
  })

  it('moves nothing faster than possible, and keeps everyone within sight of the pitch', () => {
    let [fastest, quickest, pictures, spent] = [0, 0, 0, 0]
    const seconds = frame / 1000
    for (const match of matches)
      for (const span of spans(match, 6, 4_000)) {
        // Accumulated and checked once per span: an expectation per person and picture takes longer than the pictures.
        const most = { ball: 0, player: 0, x: 0, y: 0 }
        let last: Scene | null = null
        let before: Stretch | null = null
        for (const t of span) {
          const since = performance.now()
          const scene = at(match, t)
          spent += performance.now() - since
          pictures += 1
          for (const { x, y } of [...visible(scene), scene.referee, ...scene.assistants]) {
            most.x = Math.max(most.x, Math.abs(x))
            most.y = Math.max(most.y, Math.abs(y))
          }
          // During the break, behind the board, the next half is prepared: a cut.
          const stretch = stretchAt(planOf(match), t / 1_000)
          if (last && stretch === before) {
            const { ball } = scene
            most.ball = Math.max(most.ball, Math.hypot(ball.x - last.ball.x, ball.y - last.ball.y, ball.z - last.ball.z) / seconds)
            for (const [index, player] of scene.players.entries()) {
              const was = last.players[index] as ScenePlayer
              if (!player.isVisible || !was.isVisible) continue
              const moved = Math.hypot(player.x - was.x, player.y - was.y) / seconds
              most.player = Math.max(most.player, moved, Math.hypot(player.vx, player.vy))
            }
          }
          last = scene
          before = stretch
        }
        const what = `${match.id} from ${span[0]}`
        expect(most.ball, what).toBeLessThanOrEqual(36)
        expect(most.player, what).toBeLessThanOrEqual(10.5)
        expect(most.x, what).toBeLessThanOrEqual(pitch.x + 6)
        expect(most.y, what).toBeLessThanOrEqual(pitch.y + 8)
        fastest = Math.max(fastest, most.ball)
        quickest = Math.max(quickest, most.player)
      }
    figures({
      'ms a scene': (spent / pictures).toFixed(3),
      'fastest ball, m/s': fastest.toFixed(1),
      'fastest player, m/s': quickest.toFixed(1),
      pictures,
    })
  })

  it('lets no two players overlap', () => {
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

  it('has the ball near the player who strikes it, and eleven players per side minus those sent off', () => {
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

  it('builds up to a goal, and has the conceding side kick off after it', () => {
    let [built, goals, kickOffs] = [0, 0, 0]
    for (const match of matches) {
      const { cues } = planOf(match)
      for (const [index, cue] of cues.entries()) {
        if (cue.type !== 'shot' || cue.end !== 'goal' || cue.inShootOut || cue.manner === 'penalty') continue
        const before = cues[index - 1]
        if (before && cue.at - before.at > 20) {
          goals += 1
          if ([3, 5, 8].every((seconds) => at(match, (cue.at - seconds) * 1000).possession === cue.side)) built += 1
        }
        const next = cues[index + 1]
        if (!cue.stands || !next || next.at - cue.at < 80) continue
        let t = cue.at + 20
        while (Math.hypot(at(match, t * 1000).ball.x, at(match, t * 1000).ball.y) > 0.2 && t < next.at) t += 0.5
        while (Math.hypot(at(match, t * 1000).ball.x, at(match, t * 1000).ball.y) < 1 && t < next.at) t += 0.1
        kickOffs += 1
        expect(at(match, t * 1000).possession, `${match.id} ${cue.at}`).toBe(cue.side === 'home' ? 'away' : 'home')
        expect(t - cue.at, `${match.id} ${cue.at}`).toBeLessThan(cue.reviewedUntil === null ? 70 : 150)
      }
    }
    expect(built).toBeGreaterThan(goals * 0.85)
    expect(kickOffs).toBeGreaterThan(0)
  })

  it('has the ball over the goal line for a corner, and a fouled player beside the offender', () => {
    let [beside, fouls] = [0, 0]
    for (const match of matches)
      for (const [index, cue] of planOf(match).cues.entries()) {
        const next = planOf(match).cues[index + 1]
        const scene = at(match, cue.at * 1000)
        const what = `${match.id} ${cue.at}`
        if (cue.type === 'corner') {
          expect(Math.abs(scene.ball.x), what).toBeGreaterThan(pitch.x)
          expect(Math.abs(scene.ball.y), what).toBeGreaterThan(pitch.goal)
        } else if (cue.type === 'kick-off' && next && next.at - cue.at > 4) {
          // If the script needs the ball elsewhere immediately, it leaves before the whistle.
          const { ball } = at(match, cue.at * 1000 - frame)
          expect(Math.hypot(ball.x, ball.y), what).toBeLessThan(0.5)
        } else if (cue.type === 'foul') {
          const [victim, offender] = [scene.players[cue.victim] as ScenePlayer, scene.players[cue.offender] as ScenePlayer]
          fouls += 1
          if (Math.hypot(victim.x - offender.x, victim.y - offender.y) < 2) beside += 1
        }
      }
    expect(beside).toBeGreaterThan(fouls * 0.93)
  })

  it('is deterministic across repeated calls, call order and copies', async () => {
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
    // A fresh module without caches computes the same.
    vi.resetModules()
    const { sceneAt: another } = await import('./scene-at.ts')
    expect(another(match, match.start + length / 2)).toEqual(at(match, length / 2))
  })
})
