// Movement of people to their targets: with human speed and acceleration, and without overlapping.
import { clamp, type Point } from '../../director/pitch.ts'
import { step } from '../../director/track.ts'
import { lengthOf } from '../../length.ts'
import { bodies } from './court.ts'

/** A task takes precedence over the formation while it lasts. Times in seconds after the scheduled start. */
export interface Task extends Point {
  /** Time of arrival; null: as fast as `speed` allows. */
  at: number | null
  until: number
  speed: number
  /** Body to stay beside instead of a fixed position: x and y are metres relative to it. */
  beside?: number
  /** Gives way to no one. */
  isFirm?: boolean
}
export interface Body extends Point {
  vx: number
  vy: number
  stride: number
  task: Task | null
  destination: Point
  /** Maximum metres per second without a task. */
  pace: number
}

/** Metres per second, and per second squared. */
const sprint = 7
const most = 7.2
const acceleration = 7.5
/** Maximum change of velocity per step in metres per second, pushes included: positions between steps are interpolated as a curve. */
const mostChange = 2.4
/** Metres within which two people give way to each other, and their minimum distance. */
const roomy = 0.95
const closest = 0.68

function speedFor({ task, pace }: Body, left: number, t: number): number {
  if (!task) return left < 0.25 ? 0 : clamp((left - 0.15) * 1.6, 0, pace)
  if (left < 0.06) return 0
  if (task.at !== null && task.at > t) {
    const needed = left / Math.max(step / 2, task.at - t - 0.15)
    return Math.min(task.speed, Math.max(needed, Math.min(1.6, left * 1.2)))
  }
  return Math.min(task.speed, left * 2.4)
}

function accelerate(body: Body, target: Point, t: number): void {
  const left = lengthOf(target.x - body.x, target.y - body.y)
  const wanted = Math.min(sprint, speedFor(body, left, t))
  const wx = left > 1e-6 ? ((target.x - body.x) / left) * wanted : 0
  const wy = left > 1e-6 ? ((target.y - body.y) / left) * wanted : 0
  const change = lengthOf(wx - body.vx, wy - body.vy)
  const share = change > acceleration * step ? (acceleration * step) / change : 1
  body.vx += (wx - body.vx) * share
  body.vy += (wy - body.vy) * share
}

function giveWay(people: readonly Body[]): void {
  for (let a = 0; a < bodies; a += 1) {
    const one = people[a] as Body
    for (let b = a + 1; b < bodies; b += 1) {
      const other = people[b] as Body
      const dx = other.x + (other.vx - one.vx) * step - one.x
      const dy = other.y + (other.vy - one.vy) * step - one.y
      if (dx > roomy || dx < -roomy || dy > roomy || dy < -roomy) continue
      const apart = lengthOf(dx, dy)
      if (apart >= roomy) continue
      // Two at the same position separate along a line derived from their indexes.
      const ux = apart > 1e-3 ? dx / apart : Math.cos(a * 2.4 + b)
      const uy = apart > 1e-3 ? dy / apart : Math.sin(a * 2.4 + b)
      const push = apart < closest ? 0.5 + (closest - apart) * 3.4 : (roomy - apart) * 1.1
      const [p, q] = one.task?.isFirm ? [0, 2] : other.task?.isFirm ? [2, 0] : [1, 1]
      one.vx -= ux * push * p
      one.vy -= uy * push * p
      other.vx += ux * push * q
      other.vy += uy * push * q
    }
  }
}

/** Strides a second, times 2π, at a speed. */
const strideRate = (speed: number): number => (speed < 0.12 ? 0 : (0.62 + 0.2 * speed) * Math.PI * 2)

/** Moves everyone from `t` to one step later. */
export function moveAll(people: readonly Body[], t: number): void {
  const before = people.map(({ vx, vy }) => ({ vx, vy }))
  for (const body of people) {
    if (body.task && body.task.until <= t) body.task = null
    const { task } = body
    const leader = task?.beside === undefined ? null : people[task.beside]
    accelerate(body, task && leader ? { x: leader.x + task.x, y: leader.y + task.y } : (task ?? body.destination), t)
  }
  giveWay(people)
  for (const [index, body] of people.entries()) {
    const { vx, vy } = before[index] as { vx: number; vy: number }
    const change = lengthOf(body.vx - vx, body.vy - vy)
    if (change > mostChange) {
      body.vx = vx + ((body.vx - vx) * mostChange) / change
      body.vy = vy + ((body.vy - vy) * mostChange) / change
    }
    const speed = lengthOf(body.vx, body.vy)
    if (speed > most) {
      body.vx *= most / speed
      body.vy *= most / speed
    }
    body.x = clamp(body.x + body.vx * step, -19.5, 16.4)
    body.y = clamp(body.y + body.vy * step, -9.4, 8.6)
    body.stride += strideRate(Math.min(speed, most)) * step
  }
}
