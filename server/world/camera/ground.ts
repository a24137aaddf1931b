// Grass with mowing stripes, lines, and goal frames.
import { mix, pitch } from '../director/pitch.ts'
import type { Scene } from '../director/scene.ts'
import { type Canvas2D, line, polygon } from './canvas.ts'
import type { Lens } from './lens.ts'
import { ink, type SceneStyle } from './palette.ts'

const bands = 18

export function drawGround(ctx: Canvas2D, lens: Lens, style: SceneStyle): void {
  const { width, height } = lens
  ctx.fillStyle = style.apron
  ctx.fillRect(0, 0, width, height)
  const band = (pitch.x * 2) / bands
  for (let index = 0; index < bands; index += 1) {
    const from = -pitch.x + index * band
    const to = from + band
    const color = style.grass[index % 2] as string
    if (lens.kind === 'main')
      polygon(ctx, [lens.spot(from, -36.4), lens.spot(to + 0.03, -36.4), lens.spot(to + 0.03, 37), lens.spot(from, 37)], color)
    else {
      const [near, far] = lens.end > 0 ? [to, from] : [from, to]
      const [, top] = lens.spot(far, 0)
      const [, bottom] = lens.spot(near, 0)
      ctx.fillStyle = color
      ctx.fillRect(0, top, width, bottom - top + 1)
    }
  }
  if (lens.kind === 'goal') {
    const [, edge] = lens.spot(lens.end * pitch.x, 0)
    ctx.fillStyle = style.apron
    ctx.fillRect(0, edge, width, height - edge)
  }
  drawLines(ctx, lens, style)
}

type Way = [number, number][]
const arc = (x: number, y: number, radius: number, from: number, to: number): Way =>
  Array.from({ length: 29 }, (_, index) => {
    const angle = mix(from, to, index / 28)
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
  })

/** All lines of the pitch in metres: Laws of the Game 1. */
const ways: Way[] = (() => {
  const { x, y } = pitch
  const half = Math.acos(5.5 / 9.15)
  const list: Way[] = [
    [
      [-x, -y],
      [x, -y],
      [x, y],
      [-x, y],
      [-x, -y],
    ],
    [
      [0, -y],
      [0, y],
    ],
    arc(0, 0, 9.15, 0, Math.PI * 2),
  ]
  for (const s of [-1, 1]) {
    for (const [deep, wide] of [
      [16.5, 20.16],
      [5.5, 9.16],
    ] as const)
      list.push([
        [s * x, -wide],
        [s * (x - deep), -wide],
        [s * (x - deep), wide],
        [s * x, wide],
      ])
    list.push(s > 0 ? arc(x - 11, 0, 9.15, Math.PI - half, Math.PI + half) : arc(11 - x, 0, 9.15, -half, half))
  }
  return list
})()

function drawLines(ctx: Canvas2D, lens: Lens, style: SceneStyle): void {
  const color = style.isNight ? '#dcebe2' : ink.mark
  ctx.lineJoin = 'round'
  ctx.lineCap = 'butt'
  const [, , scale] = lens.spot(0, 0)
  const wide = Math.max((1.3 * lens.width) / 640, scale * 0.1)
  for (const way of ways)
    line(
      ctx,
      way.map(([x, y]) => lens.spot(x, y)),
      wide,
      color,
    )
  ctx.fillStyle = color
  for (const x of [-41.5, 0, 41.5]) {
    const [px, py, size] = lens.spot(x, 0)
    ctx.beginPath()
    ctx.ellipse(px, py, size * 0.2, size * 0.09, 0, 0, 7)
    ctx.fill()
  }
}

/** The net of a goal, bulging where a ball lies in it; `part` is behind or in front of the players. */
export function drawGoal(ctx: Canvas2D, lens: Lens, end: 1 | -1, part: 'far' | 'near', { ball }: Scene): void {
  const { goal, bar, net } = pitch
  const line0 = end * pitch.x
  const unit = lens.width / 640
  const isIn = ball.x * end > pitch.x + 0.9 && Math.abs(ball.y) < goal
  const back = (y: number, k: number): readonly number[] => {
    const z = k * bar
    const bulge = isIn ? Math.exp(-((y - ball.y) ** 2 + (z - ball.z) ** 2) * 1.1) * 0.5 : 0
    return lens.spot(end * (pitch.x + mix(net, 0.9, k ** 1.6) + bulge), y, z)
  }
  ctx.lineCap = 'round'
  const thin = unit * 0.75 * Math.max(1, lens.zoom * 0.8)
  const mesh = part === 'near' ? '#ffffff66' : '#ffffff50'
  if (part === 'far' || lens.kind === 'goal') {
    if (part === 'far')
      for (let n = 0; n <= 12; n += 1) {
        const y = mix(-goal, goal, n / 12)
        line(ctx, [...Array.from({ length: 6 }, (_, k) => back(y, k / 5)), lens.spot(line0, y, bar)], thin, mesh)
      }
    if (part === 'far')
      for (let k = 0; k <= 5; k += 1)
        line(
          ctx,
          Array.from({ length: 13 }, (_, n) => back(mix(-goal, goal, n / 12), k / 5)),
          thin,
          mesh,
        )
  }
  const side = part === 'far' ? -goal : goal
  for (let k = 0; k <= 5; k += 1) line(ctx, [lens.spot(line0, side, (k / 5) * bar), back(side, k / 5)], thin, mesh)
  const post = Math.max(1.7 * unit, lens.spot(line0, 0)[2] * 0.15)
  ctx.lineJoin = 'round'
  if (part === 'far') line(ctx, [lens.spot(line0, -goal, 0), lens.spot(line0, -goal, bar), lens.spot(line0, goal, bar)], post, '#fbfbf6')
  else line(ctx, [lens.spot(line0, goal, bar), lens.spot(line0, goal, 0)], post, '#fbfbf6')
}

export function drawFlag(ctx: Canvas2D, lens: Lens, x: number, y: number, t: number): void {
  const foot = lens.spot(x, y, 0)
  const top = lens.spot(x, y, 1.65)
  if (foot[0] < -40 || foot[0] > lens.width + 40) return
  ctx.lineCap = 'round'
  line(ctx, [foot, top], Math.max(lens.width / 640, foot[2] * 0.06), '#fbfbf6')
  const wide = foot[2] * 0.62
  const wave = Math.sin(t * 0.005 + x) * wide * 0.12
  polygon(ctx, [top, [top[0] + wide, top[1] + wide * 0.26 + wave], [top[0], top[1] + wide * 0.58]], ink.lamp)
}
