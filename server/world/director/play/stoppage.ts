// Stoppages: fouls, offsides, injuries, substitutions, and the referee's actions.
import { ballRadius } from '../ball.ts'
import type { ChangeCue, FoulCue, InjuryCue, OffsideCue } from '../cues.ts'
import { assistantBodies, bodyOf, opponent, refereeBody, sideOf } from '../people.ts'
import { clamp, distance, type Point, pitch, towards, tunnel } from '../pitch.ts'
import { outOverTouchline } from './passing.ts'
import { planRestart, spotOf, throwIn } from './restart.ts'
import type { Run } from './run.ts'

/** Place of substitutions: beside the halfway line in front of the benches. */
export const changePlace = { x: 1.4, y: -35.4 } as const

/** The ball rolls out and stops. */
function blow(run: Run, t0: number): Point {
  run.act(refereeBody, 'whistle', t0, 1.4)
  const slide = run.state.type === 'held' ? 1.2 : 0.4
  const to = { x: clamp(run.ball.x + slide, -pitch.x + 1, pitch.x - 1), y: clamp(run.ball.y, -32.5, 32.5), z: ballRadius }
  run.fly(to, 1, run.ball.z > 0.4 ? 'fly' : 'roll', { by: null, done: () => run.rest(to) })
  return to
}

export function giveFoul(run: Run, cue: FoulCue): void {
  const { side, victim, offender, at } = cue
  run.free()
  const to = blow(run, at)
  run.act(offender, 'tackle', at - 0.25, 1.2)
  run.act(victim, 'fall', at, run.random.between(3, 5))
  run.send(victim, run.body(victim), { until: at + 5, speed: 0.6 })
  run.later(at + 1.6, () => run.send(offender, towards(to, run.body(offender), 3), { until: at + 16, speed: 1.8 }))
  if (run.random.chance(0.4)) run.act(offender, 'protest', at + 2, 3)
  run.send(refereeBody, { x: 1.6, y: 1.2 }, { until: at + 4, speed: 6, beside: victim })
  const end = run.end(side)
  const isPenalty = cue.spot === 'box'
  const isInBox = to.x * end > 36 && Math.abs(to.y) < 20.2
  const spot = isPenalty ? spotOf(run, side) : { x: isInBox ? end * 35.4 : to.x, y: to.y }
  const from = at + (isPenalty ? 40 : run.random.between(9, 14))
  const taker = isPenalty && run.cues[run.next]?.type === 'shot' ? penaltyTaker(run) : run.nearest(side, spot, [victim]).index
  run.later(at + 1.2, () =>
    planRestart(run, { type: isPenalty ? 'penalty' : 'free-kick', side, ...spot, from, by: from + (isPenalty ? 100 : 8), taker }),
  )
}
function penaltyTaker(run: Run): number {
  const shot = run.cues.slice(run.next).find((cue) => cue.type === 'shot')
  return shot?.type === 'shot' ? shot.shooter : bodyOf('home', 9)
}

export function giveOffside(run: Run, cue: OffsideCue): void {
  run.free()
  const foes = opponent(cue.side)
  const end = run.end(cue.side)
  const body = run.body(cue.runner)
  const flag = assistantBodies[body.x > 0 ? 0 : 1]
  run.act(flag, 'flag', cue.at - 0.3, 4)
  blow(run, cue.at)
  run.act(cue.runner, 'protest', cue.at + 1, 2.5)
  const from = cue.at + run.random.between(7, 11)
  const spot = { x: clamp(body.x, -47, 47), y: clamp(body.y, -30, 30) }
  run.later(cue.at + 1.2, () => {
    const taker = run.nearest(foes, spot).index
    planRestart(run, { type: 'free-kick', side: foes, ...spot, x: end * Math.min(46, spot.x * end), from, by: from + 5, taker })
  })
}

/** An injured player stays down; the ball is kicked out. */
export function goDown(run: Run, cue: InjuryCue): void {
  const { at, body } = cue
  const next = run.cues[run.next]
  const isChanged = next?.type === 'change' && next.body === body
  const seconds = isChanged ? next.at - at + 2 : Math.min(28, (next ? next.at - at : 60) - 16)
  run.act(body, 'fall', at, seconds)
  run.send(body, run.body(body), { until: at + seconds, speed: 0.4 })
  run.send(refereeBody, { x: 1.5, y: 1.2 }, { until: at + seconds - 2, speed: 5, beside: body })
  run.holdUntil = at + seconds + 4
  run.later(at + 1.2, () => {
    if (run.state.type !== 'held') return
    const by = run.state.body
    outOverTouchline(run, by === body ? run.nearest(sideOf(body), run.body(body), [body]).index : by, (spot) =>
      throwIn(run, opponent(sideOf(by)), spot),
    )
  })
}

/** The board is up: the player going off walks to the touchline, and play waits for the substitute. */
export function change(run: Run, cue: ChangeCue): void {
  run.leaving.push({ body: cue.body, since: cue.at })
  run.holdUntil = Math.max(run.holdUntil, cue.at + 12)
}
/** Called each step: completes substitutions at the touchline. */
export function watchChanges(run: Run): void {
  for (const one of [...run.leaving]) {
    const body = run.body(one.body)
    const isLate = run.t > one.since + 22
    if (distance(body, changePlace) < 1 || isLate) {
      run.leaving.splice(run.leaving.indexOf(one), 1)
      run.swaps.push({ body: one.body, at: run.t })
      run.send(one.body, { x: body.x * 0.7, y: body.y + 9 }, { until: run.t + 2.5, speed: 4.5 })
      run.holdUntil = Math.min(run.holdUntil, run.t + 3)
    } else run.send(one.body, changePlace, { until: run.t + 1, speed: run.left < 16 ? 6.2 : 3.6 })
  }
}

/** The referee shows a card at the script's time, close to the player. */
export function expectCards(run: Run): void {
  for (const incident of run.match.play.incidents) {
    if (incident.kind !== 'card') continue
    const at = incident.at / 1000
    if (at < run.track.start || at > run.track.end) continue
    const body = run.match.roster.bodyOfPlayer(incident.side, incident.player, at - 0.01)
    if (body === null) continue
    const card = incident.card === 'yellow' ? 'yellow' : 'red'
    run.later(at - 4.5, () => {
      run.send(refereeBody, { x: 1.5, y: 0.9 }, { until: at + 3.4, speed: 6.5, beside: body })
      run.send(body, run.body(body), { until: at + 2, speed: 0.8 })
    })
    run.later(at - 0.4, () => {
      run.act(refereeBody, 'card', at, 3, { card })
      if (run.random.chance(0.5)) run.act(body, 'protest', at + 0.4, 2.6)
    })
    if (!run.match.roster.sentOffs.some((one) => one.body === body && one.at === at)) continue
    run.later(at + 3.5, () => {
      run.body(body).isOut = true
      run.send(body, tunnel, { until: Number.POSITIVE_INFINITY, speed: 2.4 })
    })
  }
}

/** During a review of a goal or a card, the referee stands at the screen in front of the benches. */
export function expectReviews(run: Run): void {
  for (const incident of run.match.play.incidents) {
    if (incident.kind !== 'confirmed' && incident.kind !== 'cancelled') continue
    const decided = incident.at / 1000
    const called = run.match.play.incidents.find((one) => one.kind === 'review' && one.target === incident.target)
    if (!called || decided < run.track.start || decided > run.track.end) continue
    const from = called.at / 1000
    run.later(from + 2, () => run.send(refereeBody, { x: 4, y: -35.2 }, { until: decided - 3.5, speed: 4.4 }))
    if (decided - from > 20) run.act(refereeBody, 'screen', from + 16, decided - from - 20)
    run.later(decided - 3.4, () => run.send(refereeBody, { x: 7, y: -27 }, { until: decided + 3, speed: 4 }))
    run.act(refereeBody, 'whistle', decided, 1.6)
  }
}
