// Towers, cores and the monsters of the river.

import { type Canvas2D, polygon } from '../../../camera/canvas.ts'
import { blend } from '../../../camera/palette.ts'
import { ease, type Point } from '../../../director/pitch.ts'
import type { SideColor } from '../../sides.ts'
import type { Beast, Tower } from '../scene.ts'
import { type Lens, tilt } from './lens.ts'

export function bar(ctx: Canvas2D, x: number, y: number, width: number, height: number, share: number, color: string): void {
  ctx.fillStyle = '#06110de6'
  ctx.fillRect(x - width / 2 - 1, y - 1, width + 2, height + 2)
  ctx.fillStyle = color
  ctx.fillRect(x - width / 2, y, width * Math.max(0, share), height)
}

export function shadow(ctx: Canvas2D, lens: Lens, { x, y }: Point, radius: number): void {
  const [px, py] = lens.spot(x + radius * 0.12, y - radius * 0.15)
  ctx.fillStyle = '#04140c66'
  ctx.beginPath()
  ctx.ellipse(px, py, radius * lens.unit, radius * lens.unit * tilt * 0.8, 0, 0, 7)
  ctx.fill()
}
const stone = ['#d5d9d0', '#a7afa6', '#7b857e'] as const

/** Dust at the site of a collapse. */
function dust(ctx: Canvas2D, lens: Lens, place: Point, age: number, size: number): void {
  const share = age / 2.2
  if (share >= 1) return
  ctx.globalAlpha = (1 - share) * 0.7
  ctx.fillStyle = '#d9d3bf'
  for (let puff = 0; puff < 7; puff += 1) {
    const angle = puff * 0.9
    const out = size * (0.35 + ease(share) * 1.1)
    const [x, y] = lens.spot(place.x + Math.cos(angle) * out, place.y + Math.sin(angle) * out * 0.7, share * size * 0.8)
    ctx.beginPath()
    ctx.arc(x, y, size * lens.unit * (0.28 + share * 0.34), 0, 7)
    ctx.fill()
  }
  ctx.globalAlpha = 1
}

export function drawTower(ctx: Canvas2D, lens: Lens, { place, health, fallen }: Tower, color: SideColor): void {
  const u = lens.unit
  const [x, y] = lens.spot(place.x, place.y)
  if (fallen !== null) {
    shadow(ctx, lens, place, 1.5)
    for (const [dx, dy, size, tone] of [
      [-0.9, 0.15, 0.65, 2],
      [0.7, 0.3, 0.6, 1],
      [0, -0.1, 0.85, 1],
      [0.3, 0.5, 0.42, 0],
    ] as const)
      polygon(
        ctx,
        [
          [x + (dx - size) * u, y + (dy + size * 0.4) * u],
          [x + (dx - size * 0.4) * u, y + (dy - size * 0.5) * u],
          [x + (dx + size * 0.6) * u, y + (dy - size * 0.35) * u],
          [x + (dx + size) * u, y + (dy + size * 0.4) * u],
        ],
        stone[tone],
      )
    dust(ctx, lens, place, fallen, 2.4)
    return
  }
  shadow(ctx, lens, place, 1.9)
  // Base, shaft in light and shade, battlement, crystal.
  ctx.fillStyle = stone[2]
  ctx.beginPath()
  ctx.ellipse(x, y, 1.55 * u, 1.05 * u, 0, 0, 7)
  ctx.fill()
  const shaft = (from: number, to: number, fill: string): void =>
    polygon(
      ctx,
      [
        [x + from * 1.1 * u, y + 0.2 * u],
        [x + from * 0.74 * u, y - 2.7 * u],
        [x + to * 0.74 * u, y - 2.7 * u],
        [x + to * 1.1 * u, y + 0.2 * u],
      ],
      fill,
    )
  shaft(-1, 1, stone[1])
  shaft(-1, -0.1, stone[0])
  polygon(
    ctx,
    [
      [x - 0.82 * u, y - 1.5 * u],
      [x + 0.82 * u, y - 1.5 * u],
      [x + 0.88 * u, y - 0.9 * u],
      [x - 0.88 * u, y - 0.9 * u],
    ],
    color.fill,
  )
  ctx.fillStyle = stone[2]
  ctx.fillRect(x - 1.02 * u, y - 3.15 * u, 2.04 * u, 0.55 * u)
  ctx.fillStyle = stone[0]
  ctx.fillRect(x - 1.02 * u, y - 3.15 * u, 1 * u, 0.55 * u)
  gem(ctx, x, y - 4 * u, 0.72 * u, color)
  if (health < 1) bar(ctx, x, y - 5.4 * u, 3 * u, Math.max(2, 0.24 * u), health, color.light)
}

function gem(ctx: Canvas2D, x: number, y: number, size: number, { fill, light }: SideColor): void {
  polygon(
    ctx,
    [
      [x, y - size * 1.25],
      [x + size * 0.75, y],
      [x, y + size * 1.25],
      [x - size * 0.75, y],
    ],
    fill,
  )
  polygon(
    ctx,
    [
      [x, y - size * 1.25],
      [x, y + size * 1.25],
      [x - size * 0.75, y],
    ],
    light,
  )
}

/** Bursts into shards, with a flash, when it falls. */
export function drawCore(
  ctx: Canvas2D,
  lens: Lens,
  place: Point,
  { health, fallen }: { health: number; fallen: number | null },
  color: SideColor,
  t: number,
): void {
  const u = lens.unit
  shadow(ctx, lens, place, 2.9)
  const [x, y] = lens.spot(place.x, place.y)
  ctx.fillStyle = stone[2]
  ctx.beginPath()
  ctx.ellipse(x, y, 2.9 * u, 2 * u, 0, 0, 7)
  ctx.fill()
  ctx.fillStyle = fallen === null ? color.fill : '#3b443f'
  ctx.beginPath()
  ctx.ellipse(x, y - 0.3 * u, 2.2 * u, 1.45 * u, 0, 0, 7)
  ctx.fill()
  if (fallen !== null) {
    burst(ctx, lens, place, fallen, color)
    return
  }
  const shake = health < 1 ? Math.sin(t * 0.05) * 0.07 * u : 0
  gem(ctx, x + shake, y - 2.9 * u + Math.sin(t * 0.0022) * 0.12 * u, 2 * u, color)
  if (health < 1) bar(ctx, x, y - 6.4 * u, 4.6 * u, Math.max(2.5, 0.3 * u), health, color.light)
}

function burst(ctx: Canvas2D, lens: Lens, place: Point, age: number, { fill, light }: SideColor): void {
  const u = lens.unit
  const [x, y] = lens.spot(place.x, place.y, 1.6)
  if (age < 1.6) {
    const share = age / 1.6
    ctx.globalAlpha = 1 - ease(share)
    ctx.strokeStyle = '#ffffff'
    for (const [delay, width] of [
      [0, 0.9],
      [0.16, 0.45],
    ] as const) {
      const radius = Math.max(0, share - delay) * 17
      ctx.lineWidth = width * u * (1 - share)
      ctx.beginPath()
      ctx.ellipse(x, y, radius * u, radius * u * tilt, 0, 0, 7)
      ctx.stroke()
    }
    ctx.fillStyle = blend(light, '#ffffff', 0.6)
    ctx.beginPath()
    ctx.arc(x, y, (1.2 + ease(share * 3) * 3.4) * u * (1 - share * 0.6), 0, 7)
    ctx.fill()
    ctx.globalAlpha = 1
  }
  // Shards fly off and stay where they land.
  for (let shard = 0; shard < 12; shard += 1) {
    const angle = shard * 0.524 + (shard % 3) * 0.2
    const far = 3.2 + ((shard * 7) % 5) * 1.15
    const flight = Math.min(1, age / (0.7 + (shard % 4) * 0.16))
    const high = Math.sin(Math.PI * flight) * (3 + (shard % 3))
    const [sx, sy] = lens.spot(place.x + Math.cos(angle) * far * flight, place.y + Math.sin(angle) * far * flight, high + 0.2)
    const size = (0.42 + (shard % 3) * 0.2) * u
    const turn = angle + age * (flight < 1 ? 6 : 0)
    polygon(
      ctx,
      [0, 2.2, 4.1].map((add) => [sx + Math.cos(turn + add) * size, sy + Math.sin(turn + add) * size * 0.8]),
      shard % 2 ? fill : light,
    )
  }
  dust(ctx, lens, place, age - 0.2, 3.6)
}

const beastColor = { dragon: ['#d9742b', '#f2b25c', '#8d3f16'], baron: ['#7a4bb5', '#b48be6', '#46286f'] } as const

export function drawBeast(ctx: Canvas2D, lens: Lens, { type, x: bx, y: by, health }: Beast, t: number): void {
  const u = lens.unit * (type === 'baron' ? 1.2 : 1)
  shadow(ctx, lens, { x: bx, y: by }, 2.1)
  const [x, y] = lens.spot(bx, by)
  const [fill, light, dark] = beastColor[type]
  const beat = Math.sin(t * 0.004) * 0.35
  const wing = (side: number): void =>
    polygon(
      ctx,
      [
        [x + side * 0.5 * u, y - 1.6 * u],
        [x + side * 2.5 * u, y - (3 + beat) * u],
        [x + side * 2.9 * u, y - (1.5 + beat) * u],
        [x + side * 2.1 * u, y - 1 * u],
        [x + side * 1.3 * u, y - 0.5 * u],
      ],
      dark,
    )
  if (type === 'dragon') for (const side of [-1, 1]) wing(side)
  else
    for (const side of [-1, 1])
      for (const [out, high] of [
        [1.7, 2.6],
        [2.3, 1.6],
      ] as const)
        polygon(
          ctx,
          [
            [x + side * 0.7 * u, y - 1.9 * u],
            [x + side * out * u, y - (high + beat) * u],
            [x + side * 0.9 * u, y - 1 * u],
          ],
          dark,
        )
  ctx.fillStyle = fill
  ctx.beginPath()
  ctx.ellipse(x, y - 1.1 * u, 1.15 * u, 1.5 * u, 0, 0, 7)
  ctx.fill()
  ctx.fillStyle = light
  ctx.beginPath()
  ctx.ellipse(x, y - 0.8 * u, 0.65 * u, 1 * u, 0, 0, 7)
  ctx.fill()
  ctx.fillStyle = fill
  ctx.beginPath()
  ctx.arc(x, y - 2.7 * u, 0.82 * u, 0, 7)
  ctx.fill()
  for (const side of [-1, 1]) {
    polygon(
      ctx,
      [
        [x + side * 0.3 * u, y - 3.2 * u],
        [x + side * 0.95 * u, y - 4 * u],
        [x + side * 0.75 * u, y - 2.9 * u],
      ],
      light,
    )
    ctx.fillStyle = '#1a0f08'
    ctx.beginPath()
    ctx.arc(x + side * 0.32 * u, y - 2.7 * u, 0.15 * u, 0, 7)
    ctx.fill()
  }
  if (health < 1) bar(ctx, x, y - 4.9 * u, 4.2 * u, Math.max(2.5, 0.28 * u), health, '#ffd028')
}
