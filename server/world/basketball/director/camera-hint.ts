// Where the camera points: at the ball with inertia, closer at free throws and huddles.
import { clamp, ease, mix, type Point } from '../../director/pitch.ts'
import { benchOf, court } from './court.ts'
import { ballAt, oncePerPlan, type Plan } from './plan.ts'
import type { FreeThrows, Timeout } from './plays.ts'
import type { Scene } from './scene.ts'

/** Weighted mean of the ball's position around the time, past seconds weighing most: like an operator's arm. */
function followed(plan: Plan, t: number): Point {
  let [x, y, sum] = [0, 0, 0]
  for (let n = -8; n <= 5; n += 1) {
    const weight = 1 - Math.abs(n + 1) / 9
    const ball = ballAt(plan, t + n * 0.24)
    x += clamp(ball.x, -court.x, court.x) * weight
    y += clamp(ball.y, -court.y, court.y) * weight
    sum += weight
  }
  return { x: x / sum, y: y / sum }
}

interface Close extends Point {
  from: number
  to: number
  zoom: number
}
const closes = oncePerPlan((plan): Close[] =>
  plan.periods.flatMap(({ plays, ends, next }) => {
    const frees = plays.filter((one): one is FreeThrows => one.type === 'free-throws')
    const timeouts = plays.filter((one): one is Timeout => one.type === 'timeout')
    const huddles = timeouts.map(({ side, since, until }): Close => {
      const { x } = benchOf(side === 'home' ? 0 : 5)
      return { x, y: -5.6, zoom: 1.35, from: since + 6, to: until - 10 }
    })
    const throws = frees.map(({ side, since, shots }): Close => {
      const to = (shots.at(-1)?.at ?? (since + 30) * 1000) / 1000
      return { x: plan.endOf(side, since) * 9.4, y: 0, zoom: 1.22, from: since + 9, to: to + 0.2 }
    })
    if (next === 'finished') huddles.push({ x: 0, y: 0, zoom: 1.25, from: ends + 1.5, to: ends + 34 })
    return [...huddles, ...throws]
  }),
)

/** Between the periods the camera shows the middle. */
function idle(plan: Plan, t: number): number {
  if (t < plan.begins) return 1 - ease((t - plan.begins + 12) / 8)
  const period = plan.periods.findLast(({ begins }) => begins - 14 <= t)
  return period ? ease((t - period.ends - 7) / 6) : 0
}

export function cameraHintAt(plan: Plan, t: number): Scene['camera'] {
  const still = idle(plan, t)
  const ball = still < 1 ? followed(plan, t) : { x: 0, y: 0 }
  // Players of the warm-up are shown in turn.
  const wanders = t < plan.begins ? Math.sin(t / 21) * 9.5 : 0
  let x = mix(ball.x, wanders, still)
  let y = mix(ball.y, 0, still)
  let zoom = 1
  for (const close of closes(plan)) {
    const share = ease((t - close.from) / 3) * (1 - ease((t - close.to) / 1.6))
    x = mix(x, close.x, share)
    y = mix(y, close.y, share)
    zoom = mix(zoom, close.zoom, share)
  }
  return { x, y, zoom }
}
