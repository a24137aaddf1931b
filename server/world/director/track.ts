// The tracks of all people on the pitch: sampled every fifth of a second, interpolated in between.
import { bodies } from './people.ts'
import type { Point } from './pitch.ts'

/** Seconds between two samples. */
export const step = 0.2
/** Sample units per metre, and per radian of the stride. */
const perMetre = 256
const perRadian = 65536 / (Math.PI * 2)

export interface Motion extends Point {
  vx: number
  vy: number
}

export class Track {
  private readonly places: Int16Array
  private readonly strides: Uint16Array
  private count = 0

  /** For `people` bodies from `start` to `end`, in seconds after the scheduled start of the match. */
  constructor(
    readonly start: number,
    readonly end: number,
    private readonly people = bodies,
  ) {
    const samples = Math.ceil((end - start) / step) + 1
    this.places = new Int16Array(samples * people * 2)
    this.strides = new Uint16Array(samples * people)
  }

  add(people: readonly { x: number; y: number; stride: number }[]): void {
    const from = this.count * this.people
    if (from >= this.strides.length) return
    for (let body = 0; body < this.people; body += 1) {
      const person = people[body] as { x: number; y: number; stride: number }
      this.places[(from + body) * 2] = Math.round(person.x * perMetre)
      this.places[(from + body) * 2 + 1] = Math.round(person.y * perMetre)
      this.strides[from + body] = Math.round(person.stride * perRadian) & 65535
    }
    this.count += 1
  }

  private at(sample: number, body: number, axis: 0 | 1): number {
    const within = Math.max(0, Math.min(this.count - 1, sample))
    return (this.places[(within * this.people + body) * 2 + axis] as number) / perMetre
  }

  /** Cubic interpolation between the samples around `t`, so that position and velocity are continuous. */
  motion(body: number, t: number): Motion {
    const whole = Math.max(0, Math.min(this.count - 1, (t - this.start) / step))
    const sample = Math.min(Math.floor(whole), Math.max(0, this.count - 2))
    const k = whole - sample
    const [x, vx] = this.cubic(sample, body, 0, k)
    const [y, vy] = this.cubic(sample, body, 1, k)
    return { x, y, vx, vy }
  }
  private cubic(sample: number, body: number, axis: 0 | 1, k: number): [place: number, speed: number] {
    const p0 = this.at(sample, body, axis)
    const p1 = this.at(sample + 1, body, axis)
    const m0 = (p1 - this.at(sample - 1, body, axis)) / 2
    const m1 = (this.at(sample + 2, body, axis) - p0) / 2
    const a = 2 * p0 - 2 * p1 + m0 + m1
    const b = -3 * p0 + 3 * p1 - 2 * m0 - m1
    return [((a * k + b) * k + m0) * k + p0, ((3 * a * k + 2 * b) * k + m0) / step]
  }

  stride(body: number, t: number): number {
    const whole = Math.max(0, Math.min(this.count - 1, (t - this.start) / step))
    const sample = Math.min(Math.floor(whole), Math.max(0, this.count - 2))
    const one = this.strides[sample * this.people + body] as number
    const next = this.strides[(sample + 1) * this.people + body] as number
    // Modular difference: a stride never advances half a turn per sample, and never goes backwards.
    const turned = (next - one + 65536) % 65536
    return (one + turned * (whole - sample)) / perRadian
  }
}
