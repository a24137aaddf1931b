// Movement of people to their targets: with human speed and acceleration, and without overlapping.
import { lengthOf } from '../../length.ts'
import { playerBodies, refereeBody } from '../people.ts'
import { clamp, type Point } from '../pitch.ts'
import { step } from '../track.ts'

/** A task takes precedence over the formation while it lasts. Times in seconds after the scheduled start. */
export interface Task extends Point {
  /** Time of arrival; null: as fast as `speed` allows. */
  at: number | null
  until: number
  /** Maximum metres per second. */
  speed: number
  /** Body to stay beside instead of a fixed position: x and y are metres relative to it. */
  beside: number | null
}

export interface Body extends Point {
  index: number
  vx: number
  vy: number
  /** Radians; see ScenePerson. */
  stride: number
  task: Task | null
  /** Target in the formation without a task, and maximum speed. */
  destination: Point
  pace: number
  /** Sent off or in the tunnel for good. */
  isOut: boolean
  /** Until then a keeper's dive may accelerate like a fall. */
  divesUntil: number
}

/** Metres per second, and per second squared. */
export const sprint = 8.4
const usualAcceleration = 5
const diveAcceleration = 26
const diveSpeed = 7.4
/** Metres within which two people give way to each other, and their minimum distance. */
const roomy = 1.25
const closest = 0.72
/** A body this close to its formation target stays where it is. */
const idle = 0.9

/** Target speed in metres per second at `left` metres from the target. */
function speedFor(body: Body, left: number, t: number): number {
  const { task } = body
  if (!task) return left < idle ? 0 : clamp(0.55 * (left - idle / 2), 0, body.pace)
  if (task.at !== null && task.at > t) {
    const needed = left / Math.max(step, task.at - t - 0.1)
    // With plenty of time the body walks and waits.
    return left < 0.15 ? 0 : Math.min(task.speed, Math.max(needed, Math.min(2.2, left)))
  }
  return left < 0.15 ? 0 : Math.min(task.speed, left * 1.5)
}

function accelerate(body: Body, target: Point, t: number): void {
  const left = lengthOf(target.x - body.x, target.y - body.y)
  const isDiving = t < body.divesUntil
  const wanted = Math.min(isDiving ? diveSpeed : sprint, speedFor(body, left, t))
  const wx = left > 1e-6 ? ((target.x - body.x) / left) * wanted : 0
  const wy = left > 1e-6 ? ((target.y - body.y) / left) * wanted : 0
  const change = lengthOf(wx - body.vx, wy - body.vy)
  const most = (isDiving ? diveAcceleration : usualAcceleration) * step
  const share = change > most ? most / change : 1
  body.vx += (wx - body.vx) * share
  body.vy += (wy - body.vy) * share
}

/** Pushes close bodies apart: by velocity, and by a small displacement where they overlap. */
function giveWay(people: Body[], count: number): void {
  for (let a = 0; a < count; a += 1) {
    const one = people[a] as Body
    for (let b = a + 1; b < count; b += 1) {
      const other = people[b] as Body
      const dx = other.x - one.x
      const dy = other.y - one.y
      if (dx > roomy || dx < -roomy || dy > roomy || dy < -roomy) continue
      const apart = lengthOf(dx, dy)
      if (apart >= roomy) continue
      // Two at the same position separate along a line derived from their indexes.
      const ux = apart > 1e-3 ? dx / apart : Math.cos(a * 2.4 + b)
      const uy = apart > 1e-3 ? dy / apart : Math.sin(a * 2.4 + b)
      const push = apart < closest ? 1.1 + (closest - apart) * 2.4 : (roomy - apart) * 0.7
      one.vx -= ux * push
      one.vy -= uy * push
      other.vx += ux * push
      other.vy += uy * push
    }
  }
}

/** Strides a second, times 2π, at a speed: walking 0.8, sprinting 2.1. */
const strideRate = (speed: number): number => (speed < 0.12 ? 0 : (0.62 + 0.185 * speed) * Math.PI * 2)

/** Moves everyone from `t` to one step later. */
export function moveAll(people: Body[], t: number): void {
  for (const body of people) {
    if (body.task && body.task.until <= t) body.task = null
    const { task } = body
    const leader = task && task.beside !== null ? people[task.beside] : null
    const target = task && leader ? { x: leader.x + task.x, y: leader.y + task.y } : (task ?? body.destination)
    accelerate(body, target, t)
  }
  giveWay(people, Math.max(playerBodies, refereeBody + 1))
  for (const body of people) {
    const speed = lengthOf(body.vx, body.vy)
    const most = sprint + 0.6
    if (speed > most) {
      body.vx *= most / speed
      body.vy *= most / speed
    }
    body.x = clamp(body.x + body.vx * step, -57.5, 57.5)
    body.y = clamp(body.y + body.vy * step, -41, 38)
    body.stride += strideRate(Math.min(speed, most)) * step
  }
}
