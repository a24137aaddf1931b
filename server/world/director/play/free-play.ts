// What a player with the ball does between cues: pass, dribble, lose it, kick it out.
import type { Side } from '../../../../contract/match/match-row.ts'
import { opponent, sideOf } from '../people.ts'
import { clamp, distance, type Point, towards } from '../pitch.ts'
import { choose, lose, outOverTouchline, pass } from './passing.ts'
import { throwIn } from './restart.ts'
import type { Run } from './run.ts'
import type { Body } from './steering.ts'

/** Probabilities per decision. */
const losing = 0.085
const goingOut = 0.045
/** The ball is not kicked out if a cue follows within this many seconds. */
const tooSoonForThrow = 24

/** Pressure by the simulator's own figures: -1 the away side to 1 the home side. */
function pressure(run: Run): number {
  const figures = run.match.play.pressure
  return figures.findLast(({ at }) => at / 1000 <= run.t)?.value ?? 0
}

function riskOf(run: Run, side: Side, carrier: Body): number {
  const favour = pressure(run) * (side === 'home' ? 1 : -1)
  const deep = clamp((run.u(side, carrier) - 24) / 20, 0, 1)
  const crowded = run.space(side, carrier) < 2.2 ? 0.06 : 0
  return (losing + deep * 0.2 + crowded) * clamp(1 - favour * 0.7, 0.25, 1.9)
}

/** Dribbles forward, around the nearest opponent. */
export function dribble(run: Run, carrier: Body, metres: number, seconds: number, hint: Point | null = null): void {
  const side = sideOf(carrier.index)
  const end = run.end(side)
  const foe = run.nearest(opponent(side), { x: carrier.x + end * 3, y: carrier.y })
  const near = distance(foe, carrier)
  const away = near < 7 ? Math.sign(carrier.y - foe.y || 1) * (7 - near) * 0.6 : run.random.between(-2, 2)
  const goal = hint ?? { x: carrier.x + end * (run.u(side, carrier) > 36 ? -3 : 8), y: carrier.y + away }
  const to = towards(carrier, goal, metres)
  run.send(
    carrier.index,
    { x: clamp(to.x, -49.5, 49.5), y: clamp(to.y, -31.5, 31.5) },
    { until: run.t + seconds, speed: clamp((metres / seconds) * 1.25, 1.6, 6.4) },
  )
}

/** `hint`: where the ball should eventually go; `isSafe`: it must not be lost. */
export function playOn(
  run: Run,
  { hint = null, isSafe = false, most = 3 }: { hint?: Point | null; isSafe?: boolean; most?: number } = {},
): void {
  if (run.state.type !== 'held') return
  const carrier = run.body(run.state.body)
  if (run.t < run.state.decideAt) {
    if (!carrier.task) dribble(run, carrier, run.space(sideOf(carrier.index), carrier) > 6 ? 7 : 3.5, 1.4, hint)
    return
  }
  const side = sideOf(carrier.index)
  const isKeeper = carrier.index % 11 === 0
  if (!isSafe && !isKeeper) {
    if (run.left > tooSoonForThrow && Math.abs(carrier.y) > 13 && run.random.chance(goingOut)) {
      // About half of them touch an opponent's foot.
      const foe = run.nearest(opponent(side), carrier)
      const by = run.random.chance(0.45) && distance(foe, carrier) < 4 ? foe.index : carrier.index
      outOverTouchline(run, by, (at) => throwIn(run, opponent(sideOf(by)), at))
      return
    }
    if (run.random.chance(riskOf(run, side, carrier))) {
      lose(run, opponent(side))
      return
    }
  }
  const choice = choose(run, carrier, { hint, most })
  if (!choice) {
    if (!carrier.task) dribble(run, carrier, 4, 1, hint)
    return
  }
  pass(run, choice.to, choice.at)
}
