// A one-second effect: a bomb, a rocket, an airplane.
import { type Canvas2D, polygon } from '../../camera/canvas.ts'
import { ink } from '../../camera/palette.ts'
import { ease } from '../../director/pitch.ts'
import { isBomb } from '../combo.ts'
import type { TableScene } from '../table.ts'

/** Seconds. */
const lasts = 1.5

export function drawEffect(ctx: Canvas2D, { last }: TableScene, [x, y]: readonly [number, number]): void {
  if (!last || last.age > lasts) return
  const share = last.age / lasts
  if (last.combo.type === 'rocket') rocket(ctx, share)
  else if (isBomb(last.combo)) burst(ctx, x, y, share)
  else if (last.combo.type.startsWith('plane')) plane(ctx, y - 34, share)
}

function burst(ctx: Canvas2D, x: number, y: number, share: number): void {
  ctx.globalAlpha = 1 - ease((share - 0.25) / 0.75)
  for (const [size, fill, turn] of [
    [86, '#e4572e', 0],
    [60, ink.lamp, 0.2],
    [34, '#fff8dc', 0.1],
  ] as const) {
    const points = Array.from({ length: 28 }, (_, index) => {
      const out = (index % 2 ? 0.58 : 1) * size * ease(share * 3.2)
      const angle = (index / 28) * Math.PI * 2 + turn + share * 0.3
      return [x + Math.cos(angle) * out * 1.25, y + Math.sin(angle) * out]
    })
    polygon(ctx, points, fill)
  }
  ctx.globalAlpha = 1
}

function rocket(ctx: Canvas2D, share: number): void {
  const y = 330 - ease(share * 0.9) * 420
  const x = 320
  ctx.globalAlpha = 0.8
  for (let puff = 0; puff < 6; puff += 1) {
    ctx.fillStyle = puff % 2 ? ink.lamp : '#e4572e'
    ctx.beginPath()
    ctx.arc(x + Math.sin(puff * 2 + share * 20) * 4, y + 44 + puff * 15, Math.max(1, 14 - puff * 2), 0, 7)
    ctx.fill()
  }
  ctx.globalAlpha = 1
  polygon(
    ctx,
    [
      [x - 13, y + 10],
      [x - 24, y + 38],
      [x + 24, y + 38],
      [x + 13, y + 10],
    ],
    ink.red,
  )
  ctx.fillStyle = '#f6fbf4'
  ctx.beginPath()
  ctx.moveTo(x, y - 46)
  ctx.quadraticCurveTo(x + 20, y - 14, x + 13, y + 32)
  ctx.lineTo(x - 13, y + 32)
  ctx.quadraticCurveTo(x - 20, y - 14, x, y - 46)
  ctx.fill()
  ctx.fillStyle = '#2b8a96'
  ctx.beginPath()
  ctx.arc(x, y - 8, 6.5, 0, 7)
  ctx.fill()
}

function plane(ctx: Canvas2D, y: number, share: number): void {
  const x = -60 + ease(share) * 760
  const at = (points: readonly (readonly [number, number])[]): number[][] => points.map(([dx, dy]) => [x + dx, y + dy])
  polygon(
    ctx,
    at([
      [-40, -16],
      [-30, -2],
      [-46, 4],
      [-50, 0],
    ]),
    '#c9d6d0',
  )
  polygon(
    ctx,
    at([
      [8, 2],
      [-22, 28],
      [-34, 28],
      [-12, 2],
    ]),
    '#c9d6d0',
  )
  ctx.fillStyle = '#f6fbf4'
  ctx.beginPath()
  ctx.ellipse(x, y, 46, 9.5, 0, 0, 7)
  ctx.fill()
  polygon(
    ctx,
    at([
      [10, 0],
      [-14, -24],
      [-24, -24],
      [-10, 0],
    ]),
    '#dde6e1',
  )
}
