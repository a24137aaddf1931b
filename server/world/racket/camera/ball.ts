// The ball or shuttle in the picture, larger than life, with a trail when it is fast.
import { type Canvas2D, polygon } from '../../camera/canvas.ts'
import { clamp } from '../../director/pitch.ts'
import type { Ball, RacketSport } from '../scene.ts'
import type { Lens } from './lens.ts'

/** Length of the trail in seconds. */
const trail = 0.045

function drawShadow(ctx: Canvas2D, lens: Lens, { x, y, z }: Ball, radius: number): void {
  const [gx, gy] = lens.spot(x, y)
  ctx.fillStyle = `rgba(4,20,28,${(0.5 / (1 + z * 0.3)).toFixed(2)})`
  ctx.beginPath()
  ctx.ellipse(gx, gy, radius * (1 + z * 0.06), radius * 0.42, 0, 0, 7)
  ctx.fill()
}

/** From the previous to the current position, thin to thick. */
function drawTrail(ctx: Canvas2D, lens: Lens, { x, y, z, vx, vy, vz }: Ball, radius: number, color: string): void {
  const [px, py] = lens.spot(x, y, z)
  const [qx, qy] = lens.spot(x - vx * trail, y - vy * trail, Math.max(0, z - vz * trail))
  const way = Math.hypot(px - qx, py - qy)
  if (way < radius) return
  const [nx, ny] = [(-(py - qy) / way) * radius * 0.9, ((px - qx) / way) * radius * 0.9]
  polygon(
    ctx,
    [
      [px + nx, py + ny],
      [px - nx, py - ny],
      [qx, qy],
    ],
    color,
  )
}

function drawShuttle(ctx: Canvas2D, lens: Lens, ball: Ball, radius: number): void {
  const [px, py] = lens.spot(ball.x, ball.y, ball.z)
  const [qx, qy] = lens.spot(ball.x + ball.vx * 0.02, ball.y + ball.vy * 0.02, ball.z + ball.vz * 0.02)
  const way = Math.hypot(qx - px, qy - py)
  const speed = Math.hypot(ball.vx, ball.vy, ball.vz)
  const isHeld = speed < 0.1
  const angle = isHeld ? Math.PI * (ball.z > 0.3 ? 0.5 : 0.1) : Math.atan2(qy - py, qx - px)
  // Along the line of sight it is as short as it is wide.
  const long = radius * (isHeld ? 2.1 : clamp(1.1 + way * 0.35, 1.2, 2.3))
  ctx.save()
  ctx.translate(px, py)
  ctx.rotate(angle)
  polygon(
    ctx,
    [
      [radius * 0.3, -radius * 0.5],
      [radius * 0.3, radius * 0.5],
      [-long, radius * 1.15],
      [-long, -radius * 1.15],
    ],
    '#f6f8f4',
  )
  polygon(
    ctx,
    [
      [-long * 0.42, -radius * 0.86],
      [-long * 0.42, radius * 0.86],
      [-long * 0.56, radius * 0.94],
      [-long * 0.56, -radius * 0.94],
    ],
    '#b9c7c0',
  )
  ctx.fillStyle = '#ffffff'
  ctx.beginPath()
  ctx.arc(radius * 0.3, 0, radius * 0.62, 0, 7)
  ctx.fill()
  ctx.fillStyle = '#0e6262'
  ctx.fillRect(radius * 0.05, -radius * 0.58, radius * 0.22, radius * 1.16)
  ctx.restore()
}

export function drawBall(ctx: Canvas2D, lens: Lens, ball: Ball, sport: RacketSport): void {
  const unit = lens.width / 640
  const [px, py, size] = lens.spot(ball.x, ball.y, ball.z)
  const isTennis = sport === 'tennis'
  const radius = isTennis ? Math.max(size * 0.075, 2.1 * unit) : Math.max(size * 0.05, 2.3 * unit)
  drawShadow(ctx, lens, ball, radius)
  drawTrail(ctx, lens, ball, radius, isTennis ? '#e6f06a55' : '#ffffff4d')
  if (!isTennis) {
    drawShuttle(ctx, lens, ball, radius)
    return
  }
  ctx.fillStyle = '#3a4a1060'
  ctx.beginPath()
  ctx.arc(px, py, radius + 0.5 * unit, 0, 7)
  ctx.fill()
  ctx.fillStyle = '#e4f04e'
  ctx.beginPath()
  ctx.arc(px, py, radius, 0, 7)
  ctx.fill()
}
