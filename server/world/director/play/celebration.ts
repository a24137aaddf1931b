// After a goal: the run to the corner flag, teammates joining, opponents turning away, and the ball back to the centre.
import type { Place3 } from '../ball.ts'
import type { ShotCue } from '../cues.ts'
import { keeperOf, opponent, sideOf } from '../people.ts'
import { clamp, distance, pitch } from '../pitch.ts'
import { planRestart } from './restart.ts'
import type { Run } from './run.ts'

/** Seconds of celebration, and from the goal to the kick-off. */
const joy = 15
const usualBreak = 46
/** Seconds before the next cue at which play resumes at the latest. */
const before = 15

/** Metres around the scorer, towards the middle and across; open towards the main stand. */
const ring: [number, number][] = [
  [-1.7, -0.9],
  [1.6, -0.9],
  [-2.6, 0.7],
  [0.1, -1.9],
  [2.7, 0.6],
  [-4, -0.6],
  [-3.4, 2.2],
]

export function celebrate(run: Run, cue: ShotCue, ball: Place3): void {
  const { at, side } = cue
  if (cue.inShootOut) {
    run.act(cue.shooter, 'celebrate', at + 0.5, 5, { dy: 1 })
    return
  }
  const next = run.cues[run.next]
  const latest = next ? next.at - before : at + 60
  const usual = cue.reviewedUntil === null ? at + usualBreak + run.random.between(0, 8) : cue.reviewedUntil + 9
  const kickOff = Math.max(at + 14, Math.min(usual, latest))
  const until = Math.min(at + joy, kickOff - 8)
  const isBrief = until < at + 6
  const lead = sideOf(cue.shooter) === side ? cue.shooter : (cue.helper ?? run.nearest(side, run.ball).index)
  if (!isBrief) joyOf(run, cue, lead, until)
  sorrowOf(run, cue, until)
  const foes = opponent(side)
  const isNext = next?.type === 'kick-off' || next?.type === 'whistle'
  if (isNext && next.at < at + 24) return
  const taker = run.outfield(foes).at(-1)?.index ?? keeperOf(foes)
  run.later(Math.max(at + 5, until - 0.5), () =>
    planRestart(run, { type: 'kick-off', side: foes, x: 0, y: 0, from: kickOff, by: kickOff + 0.4, taker }),
  )
  // A cancelled goal continues with a free kick near the goal.
  if (!cue.stands && cue.reviewedUntil !== null && cue.reviewedUntil < kickOff - 2)
    run.later(cue.reviewedUntil + 1, () => {
      run.free()
      planRestart(run, {
        type: 'free-kick',
        side: foes,
        x: run.end(side) * 44,
        y: clamp(ball.y * 2, -9, 9),
        from: kickOff,
        by: kickOff + 3,
      })
    })
  run.holdUntil = Math.max(run.holdUntil, kickOff - 0.5)
}

function joyOf(run: Run, { at, side }: ShotCue, lead: number, until: number): void {
  const end = run.end(side)
  // The far flag, where the camera sees faces; occasionally the near one.
  const half = run.random.chance(0.8) ? -1 : 1
  const flag = { x: end * (pitch.x - 6.5), y: half * (pitch.y - 5) }
  const speed = 6.6
  const arrival = at + 0.6 + distance(run.body(lead), flag) / (speed * 0.86)
  run.send(lead, flag, { until, speed })
  run.act(lead, 'celebrate', at + 0.5, until - at, { dy: 1 })
  const mates = run
    .outfield(side)
    .filter(({ index }) => index !== lead)
    .sort((one, other) => distance(one, flag) - distance(other, flag))
  for (const [place, mate] of mates.entries()) {
    const at1 = ring[place]
    if (!at1) {
      run.send(mate.index, { x: end * (20 - place * 3), y: (place % 2 ? 1 : -1) * 9 - 4 }, { until: until + 4, speed: 2.6 })
      run.act(mate.index, 'celebrate', at + 0.9 + place * 0.1, 4)
      continue
    }
    const spot = { x: flag.x + at1[0] * end, y: flag.y - at1[1] * half }
    const comes = Math.max(arrival + 0.4 + place * 0.5, at + 1 + distance(mate, spot) / 6.5)
    run.send(mate.index, spot, { at: comes, until, speed: 6.6 })
    run.act(mate.index, 'celebrate', at + 0.7 + place * 0.12, until - at - 0.7)
  }
  run.act(keeperOf(side), 'celebrate', at + 0.8, 5)
}

function sorrowOf(run: Run, { at, side }: ShotCue, until: number): void {
  const end = run.end(side)
  const foes = opponent(side)
  for (const [place, foe] of run.outfield(foes).entries()) {
    const goes = at + 3 + (place % 5) * 0.9
    run.act(foe.index, 'deject', at + 0.6 + (place % 4) * 0.25, goes - at + 3)
    run.send(foe.index, { x: foe.x, y: foe.y }, { until: goes, speed: 1.4 })
    run.later(goes, () =>
      run.send(
        foe.index,
        { x: end * (34 - place * 3.4), y: ((place * 7) % 11) * 4 - 20 },
        { until: until + 2, speed: 1.9 + (place % 3) * 0.4 },
      ),
    )
  }
  const keeper = keeperOf(foes)
  run.later(at + 3, () => run.send(keeper, { x: end * (pitch.x - 1.4), y: 0.5 }, { until: until + 6, speed: 1.5 }))
  run.act(keeper, 'deject', at + 2.6, 6)
}
