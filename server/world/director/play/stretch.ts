// Plans one stretch of a match, from tunnel to tunnel: a period, or periods with short breaks between them.
import type { Side } from '../../../../contract/match/match-row.ts'
import type { Random } from '../../../feed/simulator/random.ts'
import { ballRadius } from '../ball.ts'
import type { Cue, WhistleCue } from '../cues.ts'
import { assistantBodies, bodyOf, playerBodies, refereeBody, sideOf } from '../people.ts'
import { clamp, tunnel } from '../pitch.ts'
import { step } from '../track.ts'
import { approach, prepare, wantedSide } from './approach.ts'
import { playOn } from './free-play.ts'
import { leadOfficials } from './officials.ts'
import { chase } from './passing.ts'
import { awaitRestart, planRestart, release } from './restart.ts'
import { type Match, Run } from './run.ts'
import { takeShape } from './shape.ts'
import { awaitKicks } from './shootout.ts'
import { change, expectCards, expectReviews, giveFoul, giveOffside, goDown, watchChanges } from './stoppage.ts'
import { giveCorner, resolveShot, strikeInTime } from './strike.ts'

/** Seconds before a kick-off at which teams enter, and after the final whistle at which everyone is gone. */
export const beforeKickOff = 170
export const afterWhistle = 110

export function runStretch(match: Match, cues: readonly Cue[], random: Random, span: { start: number; end: number }): Run {
  const run = new Run(match, cues, random, span)
  const first = cues[0] as Cue
  const eager = { home: random.between(0.1, 0.9), away: random.between(0.1, 0.9) }
  run.ball = { x: tunnel.x, y: tunnel.y, z: 1.15 }
  run.take(refereeBody, 0, true)
  run.state = { type: 'dead', restart: null }
  comeOut(run, first.at)
  expectCards(run)
  expectReviews(run)
  while (run.t < span.end) {
    run.record()
    act(run, eager)
    run.move()
  }
  run.record()
  return run
}

/** Teams enter in two rows, pause in front of the stand, and take their positions. */
function comeOut(run: Run, at: number): void {
  for (let index = 0; index < playerBodies; index += 1) {
    const place = index % 11
    const side = index < 11 ? -1 : 1
    run.later(at - 160 + place * 1.2, () => run.send(index, { x: side * (2.2 + place * 1.15), y: -18 }, { until: at - 70, speed: 1.9 }))
  }
  for (const [place, index] of [refereeBody, ...assistantBodies].entries())
    run.later(at - 162, () => run.send(index, { x: (place - 1) * 1.1, y: -18 }, { until: at - 72, speed: 1.9 }))
  run.later(at - 68, () => awaitKickOff(run))
}

/** Everyone takes position; the referee brings the ball. */
function awaitKickOff(run: Run): void {
  const cue = run.cue
  if (cue?.type !== 'kick-off') return
  run.ends = run.endsAt(cue.at + 1)
  run.isIdle = false
  run.slow = { x: 0, y: 0 }
  run.grip = 0
  run.send(refereeBody, { x: 0.4, y: 0.2 }, { until: cue.at - 6, speed: 2.2 })
  planRestart(run, { type: 'kick-off', side: cue.side, x: 0, y: 0, from: cue.at, by: cue.at, taker: kicker(run, cue.side) })
}
function kicker(run: Run, side: Side): number {
  const soon = run.ballCue
  if (soon?.type === 'shot' && soon.side === side && sideOf(soon.shooter) === side) return soon.shooter
  return run.outfield(side).at(-1)?.index ?? bodyOf(side, 0)
}

function act(run: Run, eager: Record<Side, number>): void {
  run.catchUp()
  while (run.cue && run.cue.at <= run.t) fire(run)
  if (run.state.type === 'moving' && run.state.done && run.t >= run.state.until - 1e-6) {
    const { done } = run.state
    run.stop(null)
    done()
  }
  strikeInTime(run)
  if (run.state.type === 'dead') awaitRestart(run)
  else if (run.state.type === 'loose') chase(run, wantedSide(run))
  else if (run.state.type === 'held') {
    if (run.state.inHands) release(run)
    else if (!approach(run)) playOn(run)
  }
  prepare(run)
  watchChanges(run)
  follow(run)
  if (run.isIdle) {
    for (const body of run.people) body.destination = { x: body.x, y: body.y }
    return
  }
  const isInPlay = run.state.type !== 'dead'
  takeShape({
    t: run.t,
    people: run.people,
    formations: run.match.play.formations,
    ends: run.ends,
    ball: run.slow,
    grip: run.grip,
    holder: isInPlay ? run.holder : null,
    isInPlay,
    eager,
  })
  leadOfficials(run)
}

/** The sides follow the ball with a delay, and react to a change of possession only after a while. */
function follow(run: Run): void {
  const late = step / 0.9
  run.slow = {
    x: run.slow.x + (clamp(run.ball.x, -52, 52) - run.slow.x) * late,
    y: run.slow.y + (clamp(run.ball.y, -34, 34) - run.slow.y) * late,
  }
  const wanted = run.side === 'home' ? 1 : -1
  run.grip += (wanted - run.grip) * (step / 1.8)
}

function fire(run: Run): void {
  const cue = run.cue as Cue
  run.next += 1
  switch (cue.type) {
    case 'kick-off':
      run.act(refereeBody, 'whistle', cue.at - 0.2, 1)
      break
    case 'shot':
      resolveShot(run, cue)
      break
    case 'corner':
      giveCorner(run, cue)
      break
    case 'foul':
      giveFoul(run, cue)
      break
    case 'offside':
      giveOffside(run, cue)
      break
    case 'injury':
      goDown(run, cue)
      break
    case 'change':
      change(run, cue)
      break
    case 'whistle':
      endPeriod(run, cue)
  }
}

/** Handshakes, a few words, and off; if play resumes soon, only to the touchline. */
function endPeriod(run: Run, cue: WhistleCue): void {
  run.free()
  run.act(refereeBody, 'whistle', cue.at, 2.4)
  run.holdUntil = Number.NEGATIVE_INFINITY
  const to = { x: clamp(run.ball.x, -51, 51), y: clamp(run.ball.y, -33, 33), z: ballRadius }
  run.fly(to, 1, 'roll', { by: null, done: () => run.rest(to) })
  const next = run.cue
  const isShort = next !== undefined && next.at - cue.at < 400
  run.later(cue.at + 1.2, () => run.stop(null))
  run.isIdle = true
  if (isShort)
    run.later(Math.max(cue.at + 25, next.at - (next.type === 'kick-off' ? 45 : 75)), () =>
      next.type === 'kick-off' ? awaitKickOff(run) : awaitKicks(run),
    )
  for (let index = 0; index < playerBodies; index += 1) {
    if (run.body(index).isOut) continue
    const place = index % 11
    const side = index < 11 ? -1 : 1
    const goes = cue.at + 2 + ((index * 5) % 9) * (isShort ? 0.4 : 1.6)
    const huddle = { x: side * 13 + Math.cos(place * 0.6) * 4.2, y: -27 + Math.sin(place * 0.6) * 4.2 }
    const until = isShort ? (next?.at ?? cue.at) - 45 : Number.POSITIVE_INFINITY
    run.later(goes, () =>
      run.send(index, isShort ? huddle : { x: tunnel.x + side * (0.6 + place * 0.45), y: tunnel.y }, {
        until,
        speed: 2.1 + (place % 4) * 0.3,
      }),
    )
  }
  for (const index of [refereeBody, ...assistantBodies])
    run.later(cue.at + 6, () =>
      run.send(index, isShort ? { x: (index - 23) * 1.5, y: -24 } : tunnel, {
        until: isShort ? (next?.at ?? 0) - 45 : Number.POSITIVE_INFINITY,
        speed: 2.6,
      }),
    )
}
