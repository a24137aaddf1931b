// Penalty shoot-out: all at one end, the others in the centre circle.
import type { ShotCue } from '../cues.ts'
import { keeperOf, opponent, playerBodies, refereeBody, sides } from '../people.ts'
import { pitch } from '../pitch.ts'
import { planRestart, spotOf } from './restart.ts'
import type { Run } from './run.ts'

/** Seconds before a kick at which its taker starts walking. */
const walk = 24

export function awaitKicks(run: Run): void {
  const kicks = run.cues.slice(run.next).filter((cue): cue is ShotCue => cue.type === 'shot')
  const end = run.ends.home
  run.ends = { home: end, away: end }
  // No formation: everyone else stays in place.
  run.slow = { x: end * 20, y: 0 }
  for (let index = 0; index < playerBodies; index += 1) if (index % 11 > 0) inCircle(run, index)
  for (const side of sides)
    run.send(
      keeperOf(side),
      { x: end * (pitch.x - 1), y: end * 13 + (side === 'home' ? 0 : 2.5) },
      { until: Number.POSITIVE_INFINITY, speed: 4.2 },
    )
  for (const [place, cue] of kicks.entries()) run.later(Math.max(run.t, cue.at - (place === 0 ? walk : 19)), () => sendTaker(run, cue, end))
}

function inCircle(run: Run, index: number): void {
  if (run.body(index).isOut) return
  const place = (index % 11) - 5.5
  run.send(
    index,
    { x: (index < 11 ? -1 : 1) * (2.4 + Math.abs(place) * 0.3), y: place * 1.35 },
    { until: Number.POSITIVE_INFINITY, speed: 2.4 },
  )
}

function sendTaker(run: Run, cue: ShotCue, end: 1 | -1): void {
  for (let index = 0; index < playerBodies; index += 1) if (index % 11 > 0 && index !== cue.shooter) inCircle(run, index)
  const foes = opponent(cue.side)
  run.send(keeperOf(foes), { x: end * (pitch.x - 0.2), y: 0 }, { until: cue.at - 0.9, speed: 3 })
  run.send(keeperOf(cue.side), { x: end * (pitch.x - 1), y: end * 13 }, { until: Number.POSITIVE_INFINITY, speed: 2.6 })
  run.send(refereeBody, { x: end * 43, y: -7 }, { until: cue.at + 4, speed: 2.6 })
  const stay = run.people.filter((body) => body.index < playerBodies && body.task)
  const tasks = stay.map((body) => ({ body, task: body.task }))
  planRestart(run, { type: 'penalty', side: cue.side, ...spotOf(run, cue.side), taker: cue.shooter, from: cue.at - 8, by: cue.at + 60 })
  // A penalty during play would call everyone to the edge of the box.
  for (const { body, task } of tasks) body.task = task
}
