// A basket: the support behind the base line, the board seen edge-on, the ring, and a net that swings when a ball falls through.
import { type Canvas2D, line, polygon } from '../../camera/canvas.ts'
import { ease, mix } from '../../director/pitch.ts'
import { court, type End } from '../director/court.ts'
import type { Lens } from './lens.ts'
import type { SceneStyle } from './style.ts'

/** Drawn slightly wider than real, so that it is visible on a phone. */
const radius = court.rimRadius * 1.18
const netDeep = 0.5

export function drawStand(ctx: Canvas2D, lens: Lens, style: SceneStyle, end: End): void {
  const at = (x: number, y: number, z: number): readonly number[] => lens.spot(end * x, y, z)
  const [base, , scale] = lens.spot(end * 15.6, 0)
  if (base < -scale * 4 || base > lens.width + scale * 4) return
  ctx.fillStyle = '#06110c55'
  ctx.beginPath()
  const [sx, sy] = lens.spot(end * 16, 0.1)
  ctx.ellipse(sx, sy, scale * 1.5, scale * 0.3, 0, 0, 7)
  ctx.fill()
  // Near side of the base, its padded front, then the arm.
  polygon(ctx, [at(15.2, 0.5, 0), at(17, 0.5, 0), at(17, 0.5, 0.75), at(15.2, 0.5, 0.95)], '#1a2620')
  polygon(ctx, [at(15.2, -0.5, 0.95), at(15.2, 0.5, 0.95), at(17, 0.5, 0.75), at(17, -0.5, 0.75)], '#26352d')
  polygon(ctx, [at(15.2, -0.5, 0), at(15.2, 0.5, 0), at(15.2, 0.5, 0.95), at(15.2, -0.5, 0.95)], style.paint)
  ctx.lineCap = 'butt'
  ctx.lineJoin = 'round'
  line(ctx, [at(16.1, 0, 0.85), at(15.3, 0, 2.6), at(14.1, 0, 3.3), at(court.board + 0.1, 0, 3.36)], scale * 0.2, '#1f2d26')
  line(ctx, [at(16.7, 0, 0.8), at(15.2, 0, 2.3)], scale * 0.1, '#1f2d26')
  line(ctx, [at(15.3, 0, 2.6), at(court.board + 0.1, 0, 3.0)], scale * 0.08, '#2c3d34')
}

export function drawBoard(ctx: Canvas2D, lens: Lens, style: SceneStyle, end: End): void {
  const at = (y: number, z: number, x: number = court.board): readonly number[] => lens.spot(end * x, y, z)
  const [, , scale] = lens.spot(end * court.board, 0)
  // Glass with its frame; the edge facing the viewer is padded at the bottom.
  polygon(ctx, [at(-0.9, 2.9), at(0.9, 2.9), at(0.9, 3.95), at(-0.9, 3.95)], '#e9f2ee70')
  line(ctx, [at(-0.9, 2.9), at(-0.9, 3.95), at(0.9, 3.95)], Math.max(1, scale * 0.05), '#f6fbf4')
  line(ctx, [at(0.9, 3.97), at(0.9, 2.9)], Math.max(1.6, scale * 0.1), '#f6fbf4')
  line(ctx, [at(-0.9, 2.88), at(0.9, 2.88)], Math.max(1.6, scale * 0.1), style.paint)
  line(ctx, [at(-0.3, 3.1), at(-0.3, 3.52), at(0.3, 3.52), at(0.3, 3.1)], Math.max(0.8, scale * 0.03), '#d0121bc0')
  line(ctx, [at(0, 3.05), at(0, 3.05, court.ring + radius)], Math.max(1.4, scale * 0.08), '#d8541c')
}

/** Half of the ring and its net: `far` is behind a ball in it. `since` is seconds since a ball fell through. */
export function drawRing(ctx: Canvas2D, lens: Lens, end: End, part: 'far' | 'near', since: number | null): void {
  const [cx, cy, scale] = lens.spot(end * court.ring, 0, court.rim)
  if (cx < -scale * 2 || cx > lens.width + scale * 2) return
  const flat = (lens.spot(0, 1, court.rim)[1] - lens.spot(0, -1, court.rim)[1]) / (scale * 2)
  const swing = since === null ? 0 : Math.sin(since * 15) * Math.exp(-since * 3.4)
  const wide = since === null ? 0 : 0.3 * ease(since / 0.1) * (1 - ease((since - 0.12) / 0.3))
  const [from, to] = part === 'far' ? [Math.PI, Math.PI * 2] : [0, Math.PI]
  const edge = (angle: number, share: number): readonly number[] => {
    const r = radius * mix(1, 0.52 + wide * 0.5, share ** 0.8)
    const x = end * court.ring + Math.cos(angle) * r + swing * 0.09 * share
    const [px, py] = lens.spot(x, 0, court.rim - netDeep * share * (1 + swing * 0.22))
    return [px, py + Math.sin(angle) * r * scale * flat]
  }
  const thin = Math.max(0.7, scale * 0.022)
  const color = part === 'far' ? '#ffffff80' : '#ffffffd8'
  ctx.lineCap = 'round'
  const strands = 5
  for (let strand = 0; strand < strands; strand += 1) {
    const angles = [mix(from, to, strand / strands), mix(from, to, (strand + 1) / strands)] as const
    const middle = (angles[0] + angles[1]) / 2
    line(ctx, [edge(angles[0], 0), edge(middle, 0.36), edge(angles[0], 0.7), edge(middle, 1)], thin, color)
    line(ctx, [edge(angles[1], 0), edge(middle, 0.36), edge(angles[1], 0.7), edge(middle, 1)], thin, color)
  }
  ctx.strokeStyle = part === 'far' ? '#b8431a' : '#ec6426'
  ctx.lineWidth = Math.max(1.5, scale * 0.062)
  ctx.beginPath()
  ctx.ellipse(cx, cy, radius * scale, Math.max(1, radius * scale * flat), 0, from, to)
  ctx.stroke()
}
